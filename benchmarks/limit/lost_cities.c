/* Random playouts of Lost Cities in plain C: the limit our compiled rules are measured against.

   One deal, without milestones. The same game, the same cards and the same choices as `_random_games` in
   src/karczma/core/playout.py with deals=1, milestones=0, turn_cap=400, first=0, so moves and scores come out equal.
   It keeps the table only: neither who knows which card nor a stack of steps, and nothing is cleared behind a card
   that leaves. Paragraph numbers refer to RULES.md.

       cc -O3 -march=native -o lost_cities lost_cities.c && ./lost_cities GAMES KEY0 KEY1 */

#define _POSIX_C_SOURCE 199309L

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* 1.1 Sixty cards of fifty kinds: five colours with three sponsors and the numbers 2 to 10. */
enum { SEATS = 2, HAND = 8, COLOURS = 5, SPONSORS = 3, RANKS = 10, KINDS = COLOURS * RANKS, COLUMN = 12, CARDS = 60 };
enum { COST = 20, GREAT_EXPEDITION = 8, BONUS = 20 };
enum { OLDER = 1, TURN_CAP = 400 };

/* A move is an integer, as in rules.py. */
enum { PLAY = 0, CAMP = PLAY + KINDS, DRAW_DECK = CAMP + KINDS, DRAW_CAMP = DRAW_DECK + 1, MOST_MOVES = 2 * HAND };

typedef struct {
    uint64_t key[2];
    uint64_t drawn;                             /* random numbers drawn so far, two from each hash */
    uint64_t spare;                             /* the hash whose second half is still to be used */
    int turns;
    int closed;                                 /* colour of the camp just added to, shut this turn; else -1 */
    int deck_size;
    int hand_size[SEATS];
    int expedition_size[SEATS][COLOURS];
    int camp_size[COLOURS];
    int8_t deck[CARDS];                         /* top is deck[deck_size - 1] */
    int8_t hand[SEATS][HAND];                   /* sorted by kind */
    int8_t expedition[SEATS][COLOURS][COLUMN];
    int8_t camp[COLOURS][COLUMN];               /* the top lies open */
} Table;

static const int8_t COLOUR[KINDS] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
};
static const int8_t VALUE[KINDS] = { /* a sponsor has no value */
    0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10,
};

/* -- chance: SipHash-2-4 for the deck, SplitMix64 for the choice of moves */

static inline uint64_t rotated(uint64_t x, int left) { return x << left | x >> (64 - left); }

static inline void sip_round(uint64_t v[4]) {
    v[0] += v[1];
    v[1] = rotated(v[1], 13) ^ v[0];
    v[0] = rotated(v[0], 32);
    v[2] += v[3];
    v[3] = rotated(v[3], 16) ^ v[2];
    v[0] += v[3];
    v[3] = rotated(v[3], 21) ^ v[0];
    v[2] += v[1];
    v[1] = rotated(v[1], 17) ^ v[2];
    v[2] = rotated(v[2], 32);
}

static uint64_t siphash(const uint64_t key[2], uint64_t message) {
    const uint64_t length = (uint64_t)8 << 56;
    uint64_t v[4] = {
        key[0] ^ 0x736F6D6570736575, key[1] ^ 0x646F72616E646F6D,
        key[0] ^ 0x6C7967656E657261, key[1] ^ 0x7465646279746573 ^ message,
    };
    sip_round(v);
    sip_round(v);
    v[0] ^= message;
    v[3] ^= length;
    sip_round(v);
    sip_round(v);
    v[0] ^= length;
    v[2] ^= 0xFF;
    for (int i = 0; i < 4; i++) sip_round(v);
    return v[0] ^ v[1] ^ v[2] ^ v[3];
}

/* The next 32 random bits; each hash gives two such numbers. */
static inline uint32_t next_number(Table *t) {
    uint64_t number = t->drawn++;
    if (number & 1) return t->spare >> 32;
    t->spare = siphash(t->key, number >> 1);
    return (uint32_t)t->spare;
}

/* A random number from 0 to n - 1, each exactly as likely. */
static inline int below(Table *t, uint32_t n) {
    uint64_t product = (uint64_t)next_number(t) * n;
    if ((uint32_t)product < n) {
        uint32_t unfair = -n % n;
        while ((uint32_t)product < unfair) product = (uint64_t)next_number(t) * n;
    }
    return product >> 32;
}

#define STRIDE 0x9E3779B97F4A7C15

static inline int any_of(uint64_t *dice, int n) {
    uint64_t x = *dice += STRIDE;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    x = (x ^ x >> 31) >> 32;
    return x * n >> 32;
}

/* -- moving cards */

static inline void enter_hand(Table *t, int seat, int8_t kind) {
    int8_t *hand = t->hand[seat];
    int i = t->hand_size[seat]++;
    for (; i > 0 && hand[i - 1] > kind; i--) hand[i] = hand[i - 1];
    hand[i] = kind;
}

static inline void leave_hand(Table *t, int seat, int8_t kind) {
    int8_t *hand = t->hand[seat];
    int size = --t->hand_size[seat], gone = 0;
    for (int i = 0; i < size; i++) {
        gone |= hand[i] == kind;
        hand[i] = hand[i + gone];
    }
}

static inline void take_from_deck(Table *t, int seat) { enter_hand(t, seat, t->deck[--t->deck_size]); }

static inline void take_from_camp(Table *t, int seat, int colour) {
    enter_hand(t, seat, t->camp[colour][--t->camp_size[colour]]);
}

static inline void add_to_expedition(Table *t, int seat, int kind) {
    int colour = COLOUR[kind];
    leave_hand(t, seat, kind);
    t->expedition[seat][colour][t->expedition_size[seat][colour]++] = kind;
}

static inline void add_to_camp(Table *t, int seat, int kind) {
    int colour = COLOUR[kind];
    leave_hand(t, seat, kind);
    t->camp[colour][t->camp_size[colour]++] = kind;
    t->closed = colour;
}

/* -- the deal */

/* 1.2 Shuffle all sixty cards and deal eight to each player; the rest is the deck. */
static void deal_cards(Table *t, uint64_t key0, uint64_t key1) {
    *t = (Table){.key = {key0, key1}, .closed = -1};
    for (int kind = 0; kind < KINDS; kind++)
        for (int copies = VALUE[kind] ? 1 : SPONSORS; copies > 0; copies--) t->deck[t->deck_size++] = kind;
    for (int i = CARDS - 1; i > 0; i--) {
        int j = below(t, i + 1);
        int8_t card = t->deck[i];
        t->deck[i] = t->deck[j];
        t->deck[j] = card;
    }
    for (int seat = 0; seat < SEATS; seat++)
        for (int i = 0; i < HAND; i++) take_from_deck(t, seat);
}

/* 2.2 Every number must be higher than the one below it; 2.3 sponsors come before the first number. */
static inline bool may_join(const Table *t, int seat, int kind) {
    int colour = COLOUR[kind], size = t->expedition_size[seat][colour];
    if (size == 0) return true;
    int top = VALUE[t->expedition[seat][colour][size - 1]];
    return VALUE[kind] > top || top == 0;
}

/* Cards alike lie side by side in a sorted hand and are one choice. */
static inline bool is_new(const int8_t *hand, int i) { return i == 0 || hand[i - 1] != hand[i]; }

/* A move is written down first and counted if it is legal: a branch there would be a coin toss for the processor.

   2.1 Any card of the hand: on an expedition where it may join, 2.4 or in a camp. */
static int offer_cards(const Table *t, int seat, int16_t *moves) {
    const int8_t *hand = t->hand[seat];
    int size = t->hand_size[seat], n = 0;
    for (int i = 0; i < size; i++) {
        moves[n] = PLAY + hand[i];
        n += is_new(hand, i) && may_join(t, seat, hand[i]);
    }
    for (int i = 0; i < size; i++) {
        moves[n] = CAMP + hand[i];
        n += is_new(hand, i);
    }
    return n;
}

/* 2.5 From the deck, or the top of any camp; 2.6 but not the card just laid there. */
static int offer_draws(const Table *t, int16_t *moves) {
    int n = 0;
    moves[n++] = DRAW_DECK;
    for (int colour = 0; colour < COLOURS; colour++) {
        moves[n] = DRAW_CAMP + colour;
        n += t->camp_size[colour] > 0 && t->closed != colour;
    }
    return n;
}

/* 3.3 The values less the cost of setting out, times one more than the sponsors; a bonus for eight cards or more. */
static int expedition_points(const Table *t, int seat, int colour) {
    int size = t->expedition_size[seat][colour], values = 0, sponsors = 0;
    if (size == 0) return 0;
    for (int i = 0; i < size; i++) {
        int value = VALUE[t->expedition[seat][colour][i]];
        values += value;
        sponsors += value == 0;
    }
    return (values - COST) * (1 + sponsors) + (size >= GREAT_EXPEDITION ? BONUS : 0);
}

/* Plays one deal to its end, adds its points to `scores` and returns its moves. */
static int64_t random_game(uint64_t key0, uint64_t key1, int64_t scores[SEATS]) {
    Table t;
    int16_t moves[MOST_MOVES + 1]; /* one to write down in vain */
    int64_t played = 0;
    uint64_t dice = key0 ^ key1 * STRIDE;
    int seat = OLDER; /* 1.4 The older player begins. */

    deal_cards(&t, key0, key1);
    /* 3.1 The last card of the deck ends the deal at once. */
    while (t.deck_size > 0 && t.turns < TURN_CAP) {
        int move = moves[any_of(&dice, offer_cards(&t, seat, moves))];
        if (move < CAMP)
            add_to_expedition(&t, seat, move - PLAY);
        else
            add_to_camp(&t, seat, move - CAMP);

        move = moves[any_of(&dice, offer_draws(&t, moves))];
        if (move == DRAW_DECK)
            take_from_deck(&t, seat);
        else
            take_from_camp(&t, seat, move - DRAW_CAMP);

        t.closed = -1;
        t.turns++;
        played += 2;
        seat = 1 - seat;
    }
    for (seat = 0; seat < SEATS; seat++)
        for (int colour = 0; colour < COLOURS; colour++) scores[seat] += expedition_points(&t, seat, colour);
    return played;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int count, char **words) {
    if (count != 4) {
        fprintf(stderr, "usage: %s GAMES KEY0 KEY1\n", words[0]);
        return 2;
    }
    int64_t games = strtoll(words[1], NULL, 10), moves = 0, scores[SEATS] = {0};
    uint64_t key0 = strtoull(words[2], NULL, 10), key1 = strtoull(words[3], NULL, 10);
    double start = now();
    for (int64_t game = 0; game < games; game++) moves += random_game(key0, key1 + (uint64_t)game, scores);
    double seconds = now() - start;
    printf("{\"games\": %" PRId64 ", \"moves\": %" PRId64 ", \"seconds\": %.6f, ", games, moves, seconds);
    printf("\"score_sum\": [%" PRId64 ", %" PRId64 "]}\n", scores[0], scores[1]);
    return 0;
}

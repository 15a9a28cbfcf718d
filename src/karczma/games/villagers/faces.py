"""The faces of the cards. The upper edge keeps what still counts on a covered card: suit signs, a small picture of the
trade, the padlock with the trade that opens it, and room for the name, which the board writes. The rest lies below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from karczma.art.icons import COUNTESS, GRID, PERSON, VILLAGE, Icon, Look, dots, draw_icon
from karczma.art.lettering import lettering
from karczma.art.svg import gradient, picture, polygon, tag
from karczma.words import Sentence, sentence

from .cards import EVENT_ROWS, IMPROVEMENT_ROWS, ROWS

WIDTH, HEIGHT = 100, 140
BAND, NAME = 30, 50  # where the coloured edge ends, and the room for the name
GOLD, GOLD_INK, SILVER, SILVER_INK, COPPER = "#f3c64b", "#4a3206", "#e3e8ec", "#27313a", "#e0915a"

STALL = Icon("M2 3H22L20 10H4ZM4 15H20V18H4ZM5 10H7V22H5ZM17 10H19V22H17Z", cut="M8 3.5V9.5M12 3.5V9.5M16 3.5V9.5")
TEMPLE = Icon("M12 1.5 22 8H2ZM4 10H7V18H4ZM10.5 10H13.5V18H10.5ZM17 10H20V18H17ZM2 19H22V22H2Z")
MUG = Icon(
    "M4 7H16V22H4ZM2.5 7A3 3 0 0 1 6.5 3.5 3.5 3.5 0 0 1 13 3.5 3 3 0 0 1 17 7Z",
    "M16 11H20.5V17.5H16",
    "M8 11V19M12 11V19",
)
BED = Icon("M1.5 5H4V13H22.5V20H20V17H4V20H1.5ZM6 8H12V12H6ZM13 9H20A2.5 2.5 0 0 1 22.5 12H13Z")
EYE = Icon("M1 12C6 4 18 4 23 12 18 20 6 20 1 12Z" + dots(4.2, (12, 12)) + dots(2, (12, 12)))
PADLOCK = "M6 10V8A6 6 0 0 1 18 8V10"
KEY = Icon(dots(4.5, (6.5, 12)) + dots(1.8, (6.5, 12)) + "M10 10.5H23V13.5H21V17H18.5V13.5H16.5V16H14V13.5H10Z")
LOAF = Icon(
    "M2 14C2 8 7 5.5 12 5.5S22 8 22 14C22 18 20 19 12 19S2 18 2 14Z",
    cut="M8 8.5 6.5 12M12.7 8 11.3 12M17.3 8.5 16 12",
)
HAMMER = Icon("M5 3H16C19 3 21 5 21 8L16.5 9H5ZM9.5 9H13.5V22H9.5Z")

LOOKS = {
    **VILLAGE,
    "special": Look("#1f4f8f", "#d3e3f7", Icon("M12 0 15.5 8.5 24 12 15.5 15.5 12 24 8.5 15.5 0 12 8.5 8.5Z")),
    "": COUNTESS,
    "summer": Look(
        "#a8650a",
        "#fdecc0",
        Icon(dots(5, (12, 12)), "M12 1V4M12 20V23M1 12H4M20 12H23M4 4 6 6M18 18 20 20M20 4 18 6M6 18 4 20"),
    ),
    "winter": Look(
        "#2b4a73",
        "#dfeaf6",
        Icon(line="M12 1V23M2.5 6.5 21.5 17.5M21.5 6.5 2.5 17.5M9 3 12 6 15 3M9 21 12 18 15 21"),
    ),
    "improvement": Look("#3d3a5c", "#e6e4f2", Icon("M12 2 22 10V22H2V10ZM10 15H14V22H10Z")),
}
NO_SUIT = ""

ICONS = {
    "lumberjack": Icon("M12.5 2.5C18 2 21.5 5 22 10.5L16.5 11.5 11.5 7Z", "M15 8 4 22"),
    "hayer": Icon("M17 3C11 1 4 3 1 10 6 6.5 11 6.5 15.5 8Z", "M17.5 2 8 22M11 16 15.5 18"),
    "miner": Icon("M2 10C6 1 18 1 22 10 16.5 6 7.5 6 2 10Z", "M12 5V22"),
    "founders": Icon(
        "M2 12 9.5 4 17 12V22H2ZM7.5 16V22H11.5V16ZM20 8C23 9.5 23 15 20.7 15V22H19.3V15C17 15 17 9.5 20 8Z"
    ),
    "carpenter": Icon("M1 8H17V15L15 12.5 13 15 11 12.5 9 15 7 12.5 5 15 3 12.5 1 15ZM17 5H23V18H17ZM19 8V15H21V8Z"),
    "cooper": Icon(
        "M7 2H17C20.5 8.5 20.5 15.5 17 22H7C3.5 15.5 3.5 8.5 7 2Z",
        cut="M5 7.5H19M5 16.5H19M12 8V16",
    ),
    "shipwright": Icon("M2 15H22L18.5 22H5.5ZM11 2V13.5H3.5ZM13 4.5 20.5 13.5H13Z"),
    "wheeler": Icon(
        dots(3, (12, 12)),
        dots(9.5, (12, 12)) + "M12 3V21M3 12H21M5.6 5.6 18.4 18.4M18.4 5.6 5.6 18.4",
    ),
    "cartwright": Icon("M1.5 6H19.5L17.5 14H4Z", "M19.5 6 23 3.5" + dots(3, (7, 18), (15, 18))),
    "wood-carver": Icon("M2 22 4 15 10 9 15 14 9 20ZM12 8.5 18 2 22 6 15.5 12Z"),
    "log-rafter": Icon(
        "M4 3H20A2.3 2.3 0 0 1 20 7.6H4A2.3 2.3 0 0 1 4 3ZM4 9H20A2.3 2.3 0 0 1 20 13.6H4A2.3 2.3 0 0 1 4 9Z",
        "M1 19Q4 15.5 7 19T13 19 19 19 23 18",
    ),
    "thatcher": Icon("M12 2 23.5 14H.5ZM4.5 15.5H19.5V22H4.5Z", cut="M12 4V13M8.5 8 6.5 13M15.5 8 17.5 13"),
    "bed-builder": BED,
    "grazier": Icon(
        "M6 6C3 6 1.5 4 1.5 1.5 4 4 6 3.5 8 4H16C18 3.5 20 4 22.5 1.5 22.5 4 21 6 18 6L22 9 18 11C18 17 16"
        " 22.5 12 22.5S6 17 6 11L2 9Z",
        cut="M9.5 10V10.2M14.5 10V10.2M10.3 18.5V18.6M13.7 18.5V18.6",
    ),
    "milk-maid": Icon("M8 2H16V5L19 8.5V22H5V8.5L8 5Z", "M5 12H2.5V16", "M6 11H18M6 18H18"),
    "fromager": Icon(
        "M1.5 13 14 4.5C18.5 5.5 21.5 9 22.5 13ZM1.5 14.5H22.5V21H1.5Z",
        cut="M8 18V18.1M15 17.2V17.3M18.5 19V19.1M14 9.5V9.6",
    ),
    "peddler": Icon("M15 2C20 1 23 5 22 9.5 20.5 14 14 14 11.5 10 10.5 6.5 12 3 15 2Z", "M2 22 15 8M4 14 10 20"),
    "horse-trader": Icon(
        "M3.5 22V11A8.5 8.5 0 0 1 20.5 11V22H15.5V11A3.5 3.5 0 0 0 8.5 11V22Z",
        cut="M6 19V19.1M6 14V14.1M7.5 8V8.1M18 19V19.1M18 14V14.1M16.5 8V8.1",
    ),
    "ore-muler": Icon(
        "M3 10.5H21L18.5 22H5.5ZM4.5 9 7.5 4 10.5 7 13 2 16 6.5 18 5 20 9Z",
        cut="M6 14.5H18M7 18.5H17",
    ),
    "blacksmith": Icon("M1 6H8V4.5H23V8C18.5 9 16 10 15 13.5H17V16.5H19.5V21H5V16.5H7.5V13.5C4 13.5 1 10.5 1 6Z"),
    "glass-blower": Icon(
        "M10 1H14V8C18.5 10 20 12.5 20 15.5A8 7 0 0 1 4 15.5C4 12.5 5.5 10 10 8Z",
        cut="M7.5 15A4.5 4 0 0 0 10.5 19",
    ),
    "mason": Icon(
        "M1.5 4H10.5V9H1.5ZM12 4H22.5V9H12ZM1.5 10.5H6V15.5H1.5ZM7.5 10.5H16.5V15.5H7.5ZM18 10.5H22.5V15.5"
        "H18ZM1.5 17H10.5V22H1.5ZM12 17H22.5V22H12Z"
    ),
    "seeker": Icon(line=dots(7, (9.5, 9.5)) + "M15 15 22 22"),
    "spelunker": Icon(
        "M9 6H15L18 9.5V18.5H6V9.5ZM10 2H14V5H10ZM5 20H19V22.5H5Z",
        cut="M12 10C14 12.5 14 15 12 16.5 10 15 10 12.5 12 10",
    ),
    "jeweler": Icon("M6 3H18L23.5 9.5 12 22.5.5 9.5Z", cut="M1 9.5H23M8 9.5 12 21 16 9.5 12 3.5 8 9.5"),
    "locksmith": Icon(dots(10.5, (12, 12)) + "M12 5A3.5 3.5 0 0 0 10 11.5L8.5 18H15.5L14 11.5A3.5 3.5 0 0 0 12 5Z"),
    "brewer": MUG,
    "poulterer": Icon(
        "M1 9.5 5 7C5.5 4 9.5 3.5 10.5 7 11.5 10 14 10 16 9L22 4C24 11 21 17.5 14 18.5H9.5C6 17.5 4.5 14 5"
        " 11ZM5.5 3.5 7 1 8.5 3 10 1.5 10.5 4.5Z",
        "M10 18V22.5M14 18V22.5",
        "M8 7.5V7.6",
    ),
    "swineherd": Icon(
        "M2.5 2.5 9 5A11 11 0 0 1 15 5L21.5 2.5V11A9.5 9.5 0 1 1 2.5 11Z",
        cut=dots(3.2, (12, 15.5)) + "M10.8 15.5V15.6M13.2 15.5V15.6M8 10V10.1M16 10V10.1",
    ),
    "truffler": Icon(
        "M1.5 12.5C1.5 6 6.5 2 12 2S22.5 6 22.5 12.5C18 14 6 14 1.5 12.5ZM9 15H15L16.5 22H7.5Z",
        cut="M8 8V8.1M13 6V6.1M16.5 9.5V9.6",
    ),
    "graper": Icon(
        "M2 13H22L19 22H5ZM" + dots(2.6, (7, 9), (12, 9), (17, 9), (9.5, 4.5), (14.5, 4.5))[1:], cut="M4 17.5H20"
    ),
    "vintner": Icon(
        "M5.5 2H18.5C18.5 9 16.5 12 13.3 13V19.5H17V22H7V19.5H10.7V13C7.5 12 5.5 9 5.5 2Z",
        cut="M7 6.5H17",
    ),
    "wine-trader": Icon(
        "M7 1.5H11V8C13.5 9 14.5 10.5 14.5 13V22.5H3.5V13C3.5 10.5 4.5 9 7 8ZM" + dots(3.5, (19, 18.5))[1:],
        cut="M4.5 14H13.5V18.5H4.5",
    ),
    "shepherd": Icon(line="M10 22.5V8A5 5 0 1 1 19.5 10M5 22.5H15"),
    "spinner": Icon(dots(2, (8.5, 9.5)), dots(7, (8.5, 9.5)) + "M8.5 9.5 18 21M8.5 9.5 3 22M1.5 22H22.5M18 21V13.5"),
    "weaver": Icon("M6 12.5H18V19H6Z", "M3 2V22M21 2V22M3 5H21M7.5 5V12M12 5V12M16.5 5V12"),
    "tailor": Icon(line=dots(3.2, (6, 18.5), (18, 18.5)) + "M8 16 17.5 2M16 16 6.5 2"),
    "tanner": Icon(
        "M12 6 14 7.5 17.5 6 16.7 10 18 12 16.7 14 17.5 18 14 16.5 12 18 10 16.5 6.5 18 7.3 14 6 12 7.3 10"
        " 6.5 6 10 7.5Z",
        "M3 2V22M21 2V22M1 4.5H23M1 19.5H23",
    ),
    "saddler": Icon(
        "M2 8C4 2.5 8 6.5 11 7.5 14.5 8.5 18 7.5 20.5 2.5 23 5 22.5 10 20 12.5 22 15 21 18.5 17.5 18 15 17.5"
        " 15 15.5 13 15 8 15 3.5 13 2 8Z",
        "M9 15V18.5M9 18.5 6.5 22.5H11.5Z",
    ),
    "cobbler": Icon("M7 1.5H14.5V12C15.5 14 22.5 14 22.5 19V22H5.5C4.5 15 7 10 7 1.5Z", cut="M5.5 18.8H22"),
    "harvester": Icon(
        "M5 2C16 0 24 8.5 20 17 18.5 20 16 21 15 21 19.5 14 16 5.5 5 2Z",
        "M15 20.5 8.5 22.5M4 8V20M1.5 10.5 4 13 6.5 10.5M1.5 14.5 4 17 6.5 14.5",
    ),
    "hunter": Icon("M22 2 20.5 8 16 3.5Z", "M6 3C16 4 20 8 21 18M6 3 21 18M3 21 19 5M3 17V21H7"),
    "chandler": Icon("M8.5 11.5H15.5V20H8.5ZM12 .5C15.5 5 15.5 9 12 10 8.5 9 8.5 5 12 .5ZM3.5 20.5H20.5V23H3.5Z"),
    "wattler": Icon(
        line="M4.5 3V22M9.5 3V22M14.5 3V22M19.5 3V22M2 8.5Q4.5 5 7 8.5T12 8.5 17 8.5 22 8.5M2 16Q4.5 19.5 7 16T12"
        " 16 17 16 22 16"
    ),
    "fisher": Icon(
        "M1 12C5 5 12 4.5 16.5 9.5L22.5 5V19L16.5 14.5C12 19.5 5 19 1 12Z",
        cut="M6.5 11V11.1M11 8.5Q13 12 11 15.5",
    ),
    "beekeeper": Icon(
        "M12 2C18 2 21 9 22 21H2C3 9 6 2 12 2Z",
        cut="M6.5 7H17.5M4.8 11.5H19.2M3.5 16.3H9.5M14.5 16.3H20.5M12 15.5V21",
    ),
    "grocer": Icon(
        "M.5 14H8A3.7 3.7 0 0 1 .5 14ZM16 14H23.5A3.7 3.7 0 0 1 16 14Z",
        "M12 2V21M7 22H17M4 5H20M4 5 1.5 13.5M4 5 7 13.5M20 5 17 13.5M20 5 22.5 13.5",
    ),
    "freemason": Icon(dots(2, (12, 3.5)), "M12 4 5 20M12 4 19 20M3 12.5 12 20.5 21 12.5"),
    "priest": Icon("M9.8 1.5H14.2V7H19.5V11.2H14.2V22.5H9.8V11.2H4.5V7H9.8Z"),
    "agent": Icon(
        "M.5 14.5C6 17.5 18 17.5 23.5 14.5 22 20 2 20 .5 14.5ZM5.5 13C5.5 5.5 8.5 2.5 12 5 15.5 2.5 18.5 5.5"
        " 18.5 13 14 15 10 15 5.5 13Z",
        cut="M5.5 12Q12 15 18.5 12",
    ),
    "monk": Icon(
        "M12 1C17.5 1 20 6.5 20 11V22.5H4V11C4 6.5 6.5 1 12 1ZM12 5.5C9 5.5 8 9 8.5 12L12 16 15.5 12C16 9 15"
        " 5.5 12 5.5Z"
    ),
    "apprentice": Icon(PERSON, cut="M9 14V21.5M15 14V21.5M9 17H15"),
    "tinner": Icon(
        "M7 3.5H14L18 1.5 16.5 8C19 12 19 18 16 22.5H7C4 18 4 12 6.5 8Z",
        "M6.5 9H2.5V17L5 18.5",
        "M7 8.5H15.5",
    ),
    "smuggler": Icon(
        "M8 2H16L14 6.5C20 9 22.5 14 21.5 18.5 20.5 22 16 22.5 12 22.5S3.5 22 2.5 18.5C1.5 14 4 9 10 6.5Z",
        cut="M9 7H15M8.5 15H15.5",
    ),
    "barbarian": Icon(
        "M5.5 13A6.5 8 0 0 1 18.5 13V17.5H13.2V22H10.8V17.5H5.5ZM5 13C1 11.5 0 6.5 1.5 1.5 3.5 5.5 5 6.5 7.5"
        " 7.5ZM19 13C23 11.5 24 6.5 22.5 1.5 20.5 5.5 19 6.5 16.5 7.5Z"
    ),
    "courier": Icon("M1.5 5H22.5V19.5H1.5Z", cut="M1.5 6 12 13.5 22.5 6"),
    "flaker": Icon(line="M2.5 4H11L2.5 13H11M13.5 12.5H21L13.5 21H21"),
    "noble": Icon("M12 .5 14 4V14.5H10V4ZM5 14.5H19V17.3H5ZM10.8 17.3H13.2V21H10.8ZM9.5 21H14.5V23.5H9.5Z"),
    "schemer": Icon(
        "M2.5 3C9 6 15 6 21.5 3 22.5 14 17.5 22 12 22S1.5 14 2.5 3Z",
        cut="M6.5 10.5H10M14 10.5H17.5M8 15.5Q12 19 16 15.5",
    ),
    "thief": Icon(
        "M1 8C5 5.5 10 6.5 12 8.5 14 6.5 19 5.5 23 8 24 13.5 20.5 18 16.5 18 14 18 13 15.5 12 14.5 11 15.5"
        " 10 18 7.5 18 3.5 18 0 13.5 1 8Z" + dots(2.2, (7, 11.5), (17, 11.5))
    ),
    "sheriff": Icon(
        "M12 .5 15.3 8.2 23.5 9 17.3 14.5 19.2 22.7 12 18.3 4.8 22.7 6.7 14.5.5 9 8.7 8.2Z",
        cut=dots(2, (12, 12.5)),
    ),
    "benefactor": Icon("M1 15H6L10 12.5H15.5L16.5 15 21.5 12 23.5 14 16.5 20.5H6L1 19.5ZM" + dots(4.2, (12, 6))[1:]),
    "nun": Icon(
        "M12 1C18.5 1 21 8 22 22.5H2C3 8 5.5 1 12 1ZM12 5.5A4 5 0 1 0 12 15.5 4 5 0 1 0 12 5.5Z",
        cut="M12 17V22M10 18.8H14",
    ),
    "pigeoneer": Icon(
        "M1.5 8C6 8.5 8 10 10 12 10.5 6 15 2.5 20.5 2.5 19.5 6 20 8 18 11 21.5 11 22 12 23.5 13 20 13.5 19"
        " 16.5 15 18.5 11 20 8 19 6 16.5L.5 15.5C3 13.5 2.5 10.5 1.5 8Z"
    ),
    "prophet": EYE,
    "recruiter": Icon("M1.5 9H7L19 3V21L7 15H1.5ZM20.5 8.5C23 10 23 14 20.5 15.5Z", "M6 15.5 8 22"),
    "carter": Icon(
        "M1 13H20V16H1ZM3 12C3 3.5 18 3.5 18 12Z",
        "M20 14.5 23.5 12" + dots(2.5, (6, 19.5), (15, 19.5)),
        "M8 6V12M13 6V12",
    ),
    "captain": Icon(
        dots(2.8, (12, 4)) + dots(1, (12, 4)),
        "M12 7V21.5M6.5 10.5H17.5M2.5 14C3 19 7.5 21.5 12 21.5S21 19 21.5 14",
    ),
    "arkwright": Icon(
        "M2 10V9A6 5.5 0 0 1 8 3.5H16A6 5.5 0 0 1 22 9V10ZM2 11.5H22V21.5H2Z",
        cut="M12 9.5V15M6 12V21M18 12V21",
    ),
    "alchemist": Icon(
        "M8.5 1.5H15.5V4H14.5V9.5L22 20C22 21.5 21 22.5 19.5 22.5H4.5C3 22.5 2 21.5 2 20L9.5 9.5V4H8.5Z",
        cut="M7 16H17M10.5 19.5V19.6M14 19V19.1",
    ),
    "wholesaler": Icon(
        "M1 12.5H11.3V22.5H1ZM12.7 12.5H23V22.5H12.7ZM6.5 1.5H17.5V11H6.5Z",
        cut="M9 6.2H15M3.5 17.5H9M15 17.5H20.5",
    ),
    "freelancer": Icon("M6.5 12.5H17.5V17C17.5 20 14.5 22 12 23.5 9.5 22 6.5 20 6.5 17Z", "M12 2V14M8.5 2H15.5"),
    "countess": Icon(
        "M1.5 6.5 7 12 12 3 17 12 22.5 6.5 20.5 20.5H3.5ZM" + dots(1.6, (1.8, 5), (12, 2), (22.2, 5))[1:],
        cut="M4.5 17H19.5",
    ),
    "jester": Icon(
        "M12 9C9.5 2 4 2 1.5 8 4 8.5 5 10.5 5 14H19C19 10.5 20 8.5 22.5 8 20 2 14.5 2 12 9ZM4 15.5H20V20H4ZM"
        + dots(1.5, (2, 10.5), (22, 10.5))[1:],
        cut="M12 10V13.5",
    ),
    # Events
    "sinister-banquet": Icon("M17 2C21.5 5 21.5 10 17 12.5Z", "M7 2V22M3.5 2V7A3.5 3.5 0 0 0 10.5 7V2M17 2V22"),
    "mood-swing": Icon(line="M3 8H20L15 3M21 16H4L9 21"),
    "black-market": STALL,
    "value-added-tax": Icon(dots(10.5, (12, 12)), cut="M8 16 16 8M8.5 8.5V8.6M15.5 15.5V15.6"),
    "land-claim": Icon("M5 1.5H7.5V22H5ZM7.5 3 21 7 7.5 13Z", "M1 22H14"),
    "temporary-employment": Icon("M4 1.5H20V4.5L14 12 20 19.5V22.5H4V19.5L10 12 4 4.5Z", cut="M9 19H15"),
    "bribes": Icon("M6 5H18L15.5 9C20.5 12 22 17.5 19.5 22.5H4.5C2 17.5 3.5 12 8.5 9Z", cut=dots(3, (12, 15.5))),
    "serfdom": Icon(line="M9 7H6.5A5 5 0 0 0 6.5 17H9M15 7H17.5A5 5 0 0 1 17.5 17H15M8 12H16"),
    "customs": Icon("M1 8H23V13H1ZM3 13H7V22.5H3ZM17 13H20V16H17Z", cut="M9 8 6.5 13M14.5 8 12 13M20 8 17.5 13"),
    "guild-conspiracy": KEY,
    "betrayer": Icon("M12 23.5 9.5 18V8H14.5V18ZM5.5 5.5H18.5V8H5.5ZM10.5 .5H13.5V5.5H10.5Z"),
    "the-countess-bank": TEMPLE,
    "dark-mood": Icon(
        "M6 13A5 5 0 0 1 6 4.5 6.5 6.5 0 0 1 18 4.5 4.5 4.5 0 0 1 18.5 13ZM13 14H17L13.5 18H16.5L10 23.5 12 19H9Z"
    ),
    "it-was-you": Icon(
        "M2 8H21.5C23.5 8 23.5 12 21.5 12H14V18.5C14 20.5 12 21.5 10 21.5H6C3.5 21.5 2 19.5 2 17Z",
        cut="M6 13H10M6 17H10",
    ),
    "arson": Icon(
        "M13 .5C14 6 20.5 9 20.5 15.5A8.5 8 0 0 1 3.5 15.5C3.5 11 7.5 9.5 7 5 9.5 6 11 7.5 11 10 13 7.5 13.5 4 13 .5Z",
        cut="M12 14C14.5 17 13.5 19.5 12 20.5 10.5 19.5 9.5 17 12 14",
    ),
    "conscription": Icon(
        "M2 7A10 4 0 0 1 22 7V17.5A10 4 0 0 1 2 17.5Z", cut="M2.5 10 7.5 19.5 12 11 16.5 19.5 21.5 10"
    ),
    "tribute": Icon("M3 17H17V21.5H3ZM3 11.5H17V16H3ZM6 6H20V10.5H6Z"),
    "protection-money": Icon("M12 .5 22 4V12C22 18 17.5 21.5 12 23.5 6.5 21.5 2 18 2 12V4Z", cut=dots(4, (12, 11))),
    "trade-network": Icon(dots(3.5, (4.5, 5), (19.5, 5), (12, 19.5)), "M4.5 5H19.5L12 19.5Z"),
    "spy-network": Icon("M1 16 8 11.5 11 16.5 3.5 20ZM9.5 10.5 15.5 7 19 13 12 16ZM17 5.5 20.5 3 23.5 10.5 20 12Z"),
    "blackmail": Icon("M3.5 1.5H20.5V17H15.5V22.5L12.5 20.5 9.5 22.5V17H3.5Z", cut="M7 6H17M7 10H17M7 14H11"),
    "abduction": Icon("M5.5 1.5H18.5V22.5H5.5Z", cut="M9 8 15 16M15 8 9 16"),
    "arrest": Icon(
        "M1.5 1.5H22.5V4.5H1.5ZM1.5 19.5H22.5V22.5H1.5ZM4 4.5H7V19.5H4ZM10.5 4.5H13.5V19.5H10.5ZM17 4.5H20V19.5H17Z"
    ),
    "rats": Icon(
        "M1.5 17C1.5 10 8 6.5 14 9L16 5.5C18.5 4.5 20 7 19 9.5L23.5 14C23 16.5 20 17 17.5 17Z",
        "M3 17C1 20.5 6 22.5 12 21",
        "M19.5 12.5V12.6",
    ),
    # Improvements
    "windmill": Icon(
        "M9.5 11H14.5L17 23H7Z",
        "M12 9.5 3 3M12 9.5 21 3M12 9.5 4 17M12 9.5 20 17M3 3 6.5 2M21 3 17.5 2",
    ),
    "sawmill": Icon(
        "M12 2 14 4.5 17 3.5 17.5 6.5 20.5 7.5 19.5 10.5 22 12H2L4.5 10.5 3.5 7.5 6.5 6.5 7 3.5 10 4.5ZM1"
        " 13.5H23V20.5H1Z",
        cut="M4 17H14M17 17H20",
    ),
    "gold-mine": Icon("M1 21.5 6 9 12 3 18 9 23 21.5H16.5V13H7.5V21.5ZM" + dots(2, (10, 20), (14, 20), (12, 16.8))[1:]),
    "ox-crane": Icon(
        "M4 1.5H7V20H11V22.5H1V20H4ZM7 3H22V6H7Z",
        "M19.5 6V13C22 14 21.5 18 19 18 17.5 18 16.5 17 16.5 15.5M7 12 14 6",
    ),
    "bank": TEMPLE,
    "marketplace": STALL,
    "lighthouse": Icon(
        "M9 8H15L17 22.5H7ZM8.5 3H15.5V7H8.5ZM10 .5H14V2H10Z",
        "M17.5 4 22.5 2.5M17.5 6.5 22.5 8M6.5 4 1.5 2.5M6.5 6.5 1.5 8",
        "M8.5 13H15.5M8 18H16",
    ),
    "guildhall": Icon(
        "M12 .5 22 4V12C22 18 17.5 21.5 12 23.5 6.5 21.5 2 18 2 12V4Z",
        cut="M7.5 17 15 8M12.5 5.5 17.5 9.5",
    ),
    "town-hall": Icon(
        "M12 .5 16 5V10H22.5V22.5H1.5V10H8V5ZM10.5 17H13.5V22.5H10.5Z",
        cut=dots(1.8, (12, 7.5)) + "M5 14V17M19 14V17",
    ),
    "inn": BED,
    "tavern": MUG,
    "church": Icon(
        "M11 .5H13V2.5H15V4.5H13V7L17 11V13L22.5 17V22.5H1.5V17L7 13V11L11 7V4.5H9V2.5H11ZM10.5 17V22.5H13.5V17Z"
    ),
}
SIGNS = {
    "food": LOAF,
    "builders": HAMMER,
    "hand": Icon("M3 5 12 2.5 16.5 18.5 7.5 21ZM13.5 3 21 5 17.5 19.5Z"),
    "market": STALL,
    "first": Icon("M5 1.5H7.5V23H5ZM7.5 2.5H21L17 7.5 21 12.5H7.5Z"),
}
# What silver, copper and Improvements count, where it is no suit sign.
COUNTED = {
    "food": LOAF,
    "builders": HAMMER,
    "cards": Icon("M5 2H19V22H5Z"),
    "chains": ICONS["serfdom"],
    "hand-special": LOOKS["special"].sign,
}
VILLAGERS = {row["id"]: row for row in ROWS}
EVENTS = {row["id"]: row for row in EVENT_ROWS}
IMPROVEMENTS = {row["id"]: row for row in IMPROVEMENT_ROWS}
SUITS = ("wood", "hay", "ore", "grain", "grape", "wool", "leather", "solitary", "special")
METALS = {"gold": GOLD, "silver": SILVER, "copper": COPPER}


def faces() -> Iterator[str]:
    """The names of all faces: cards by their ids, backs by suit or season, signs, the back and the cover of the box."""
    yield from (*VILLAGERS, *EVENTS, *IMPROVEMENTS, "jester")
    yield from (f"back-{suit}" for suit in (*SUITS, "summer", "winter"))
    yield from (f"suit-{suit}" for suit in SUITS)
    yield from (f"sign-{sign}" for sign in (*SIGNS, *METALS, "padlock"))
    yield from ("back", "cover")


# Faces that the rules page shows beside a paragraph.
PICTURES = {
    "1.3": (
        "back-wood",
        "back-hay",
        "back-ore",
    ),
    "1.5": (
        "suit-wood",
        "suit-hay",
        "suit-ore",
        "suit-grain",
        "suit-grape",
        "suit-wool",
        "suit-leather",
        "suit-solitary",
        "suit-special",
    ),
    "5.1": ("sign-food",),
    "7.1": ("sign-builders",),
    "10.1": (
        "sign-padlock",
        "shipwright",
    ),
    "14.1": (
        "sign-silver",
        "locksmith",
    ),
    "19.2": (
        "sign-copper",
        "carter",
    ),
    "16.7": (
        "back-summer",
        "back-winter",
    ),
}


def gallery() -> Iterator[tuple[Sentence, dict[str, Sentence]]]:
    """The faces the rules page shows, in groups: what a group is called, and each face with its name."""
    game = "villagers"
    for suit in SUITS:
        cards = {name: sentence(f"{game}/card", card=name) for name, row in VILLAGERS.items() if row["suit"] == suit}
        yield sentence(f"{game}/suit", suit=suit), cards
    countess = {name: sentence(f"{game}/card", card=name) for name in ("countess", "countess-novice")}
    yield sentence(f"{game}/gallery-solo"), countess | {"jester": sentence(f"{game}/board-jester-name")}
    yield sentence(f"{game}/gallery-events"), {name: sentence(f"{game}/event", event=name) for name in EVENTS}
    improvements = {name: sentence(f"{game}/improvement", improvement=name) for name in IMPROVEMENTS}
    yield sentence(f"{game}/gallery-improvements"), improvements


def face(name: str) -> str:
    """One face as SVG."""
    what, _, rest = name.partition("-")
    if name in VILLAGERS:
        return _villager(VILLAGERS[name])
    if name in EVENTS:
        return _other_card(LOOKS[EVENTS[name]["pile"]], ICONS[name], _amount(EVENTS[name]))
    if name in IMPROVEMENTS:
        return _other_card(LOOKS["improvement"], ICONS[name], _prize(IMPROVEMENTS[name]))
    if name == "jester":
        return _other_card(LOOKS[NO_SUIT], ICONS[name], "")
    if what == "suit":
        return _alone(draw_icon(LOOKS[rest].sign, 1, 1, 22, LOOKS[rest].ink, LOOKS[rest].paper), LOOKS[rest].paper)
    if what == "sign":
        return _small_sign(rest)
    return _cover() if name == "cover" else _back(LOOKS.get(rest, LOOKS[NO_SUIT]))


# -- bricks


def _disc(x: float, y: float, radius: float, metal: str, text: str = "") -> str:
    """A coin with a number on it, upright."""
    ink = SILVER_INK if metal == SILVER else GOLD_INK
    size = radius * (1.42 if len(text) < 2 else 1.2)
    return (
        tag("circle", cx=x, cy=y, r=radius, fill=metal, stroke=ink, stroke_width=radius / 11)
        + tag(
            "circle",
            cx=x,
            cy=y,
            r=radius * 0.84,
            fill="none",
            stroke=ink,
            stroke_opacity=0.35,
            stroke_width=radius / 16,
        )
        + lettering(text, x, y + size * 0.345, size, "middle", fill=ink)
    )


def _badge(icon: Icon, x: float, y: float, radius: float, ground: str) -> str:
    """A sign on a round ground."""
    size = radius * 1.35
    rim = tag("circle", cx=x, cy=y, r=radius, fill=ground, stroke="#fff", stroke_width=1.2)
    return rim + draw_icon(icon, x - size / 2, y - size / 2, size, "#fff", ground)


def _padlock(x: float, y: float, size: float, opener: Icon | None) -> str:
    """A padlock; the trade that opens it is engraved on it."""
    body = tag("rect", x=2, y=9.5, width=20, height=14, rx=2.5, fill=GOLD, stroke=GOLD_INK, stroke_width=1)
    shackle = tag("path", d=PADLOCK, fill="none", stroke=GOLD, stroke_width=2.8)
    engraved = draw_icon(opener, 5.7, 10.2, 12.6, GOLD_INK, GOLD) if opener else ""
    return tag("g", shackle, body, engraved, transform=f"translate({x:.2f} {y:.2f}) scale({size / GRID:.3f})")


def _paper(look: Look, *drawn: str) -> str:
    """The sheet of a card: paper with its sign as a watermark, the coloured edge on top, and the frame."""
    watermark = (
        draw_icon(look.sign, x, y, 20, look.ink, look.paper)
        for row, y in enumerate(range(56, 136, 28))
        for x in range(-22 if row % 2 else -6, WIDTH, 32)
    )
    return picture(
        WIDTH,
        HEIGHT,
        tag(
            "defs",
            tag("clipPath", tag("rect", width=WIDTH, height=HEIGHT, rx=8), id="clip"),
            gradient("glow", (0, "#fff", 0.75), (1, "#fff", 0)),
        ),
        tag(
            "g",
            tag("rect", width=WIDTH, height=HEIGHT, fill=look.paper),
            tag("g", *watermark, opacity=0.08),
            tag("rect", y=BAND, width=WIDTH, height=HEIGHT - BAND, fill="url(#glow)"),
            tag("rect", width=WIDTH, height=BAND, fill=look.ink),
            clip_path="url(#clip)",
        ),
        *drawn,
        tag("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=7.4, fill="none", stroke=look.ink, stroke_width=2),
    )


# -- cards


def _villager(row: dict[str, Any]) -> str:
    look, icon = LOOKS[row["suit"]], ICONS[row.get("side_of", row["id"])]
    opener = ICONS[row["padlock"]] if row["padlock"] else None
    return _paper(
        look,
        *(draw_icon(look.sign, 6.0 + 20 * n, 6, 19, "#fff", look.ink) for n in range(row["suit_symbols"])),
        draw_icon(icon, 49, 6, 19, look.paper, look.ink),
        _padlock(71, 2.5, 26, opener) if opener else "",
        draw_icon(icon, 26, 52, 48, look.ink, look.paper),
        _key(row["key"]) if row["key"] else "",
        _mark_of_discarding(look) if row["discarded"] else "",
        *_brings(row),
    )


def _key(number: int) -> str:
    """How many cards this villager unlocks."""
    return draw_icon(KEY, 75, 50, 20, GOLD_INK, GOLD) + lettering(str(number), 85, 83, 17, "middle", fill=GOLD_INK)


def _mark_of_discarding(look: Look) -> str:
    """An arrow out of the card: played, it does not stay."""
    return draw_icon(Icon(line="M5 5 19 19M19 8V19H8"), 76, 112, 18, look.ink, look.paper)


def _brings(row: dict[str, Any]) -> Iterator[str]:
    """The lower edge: printed gold, food and builders side by side, or silver and copper and what they count."""
    x = 6.0
    if row["gold"]:
        yield _disc(x + 18, 117, 18, GOLD, str(row["gold"]))
        x += 39
    for sign, ground in (("food", "#7a4a12"), ("builders", "#33506e")):
        for _ in range(row[sign]):
            yield _badge(SIGNS[sign], x + 12.5, 120, 12.5, ground)
            x += 26
    for metal in ("silver", "copper"):
        if row[metal]:
            yield _rate(row[metal], METALS[metal])


def _rate(rate: dict[str, Any], metal: str) -> str:
    """`3 / 2 hay`: so much for every so many of what it counts."""
    ink = "#1c1712"
    ground = tag("rect", x=4, y=101, width=92, height=34, rx=17, fill="#fff", fill_opacity=0.85)
    drawn = ground + _disc(22, 118, 15, metal, str(rate["pays"])) + lettering("/", 44, 126, 24, "middle", fill=ink)
    x = 51.0
    if rate["per"] > 1:
        drawn += lettering(str(rate["per"]), x + 4, 126, 22, "middle", fill=ink)
        x += 13
    suits = rate.get("suits", [])
    if suits:
        return drawn + "".join(_counted("suit-symbols", suit, x + 14 * n, 112, 13) for n, suit in enumerate(suits))
    return drawn + _counted(rate["counts"], rate.get("suit", ""), x, 106, 24)


def _counted(what: str, suit: str, x: float, y: float, size: float) -> str:
    """What is counted, as a sign."""
    middle, ink, half = x + size / 2, "#1c1712", size / 2
    if what == "suit-symbols":
        return draw_icon(LOOKS[suit].sign, x, y, size, LOOKS[suit].ink, "#fff")
    if what == "printed-gold":
        return _disc(middle, y + half, half, GOLD) + draw_icon(
            LOOKS[suit].sign, x + size * 0.2, y + size * 0.2, size * 0.6, LOOKS[suit].ink, GOLD
        )
    if what == "padlocks":
        return _padlock(x, y, size, None)
    if what == "gold-symbols":
        return _disc(middle, y + half, half, GOLD)
    if what == "best-silver":
        return _disc(middle, y + half, half, SILVER)
    if what in ("coins-on-one", "with-coins"):
        cards = tag(
            "rect", x=x + 1, y=y, width=size * 0.7, height=size, rx=2, fill="none", stroke=ink, stroke_width=1.6
        )
        return cards + _disc(x + size * 0.66, y + size * 0.62, size * 0.34, GOLD)
    return draw_icon(COUNTED[what], x, y, size, ink, "#fff")


def _other_card(look: Look, icon: Icon, below: str) -> str:
    """An Event, an Improvement, the Jester."""
    signs = draw_icon(look.sign, 7, 6, 19, "#fff", look.ink) + draw_icon(look.sign, 74, 6, 19, "#fff", look.ink)
    return _paper(look, signs, draw_icon(icon, 24, 51, 52, look.ink, look.paper), below)


def _amount(event: dict[str, Any]) -> str:
    return _disc(84, 122, 12, GOLD, str(event["amount"])) if event.get("amount") else ""


def _prize(improvement: dict[str, Any]) -> str:
    """What is counted, and what the first of all gets."""
    drawn = _counted(improvement["counts"], improvement["suit"], 8, 109, 22) + lettering(
        "…", 38, 126, 22, "middle", fill="#1c1712"
    )
    drawn += _disc(58, 121, 13, GOLD, str(improvement["gold"]))
    for sign, ground in (("food", "#7a4a12"), ("builders", "#33506e")):
        if improvement[sign]:
            drawn += _badge(SIGNS[sign], 84, 121, 11, ground)
    if improvement["basics"] or improvement["cards"]:
        drawn += draw_icon(COUNTED["cards"], 75, 110, 21, "#1c1712", "#fff") + lettering(
            "+", 85.5, 127, 18, "middle", fill="#fff"
        )
    return drawn


def _back(look: Look) -> str:
    """The back shows the suit, once where a pile lets its upper edge be seen and once in the middle."""
    hatching = (
        tag("path", d=polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)]))
        for row, y in enumerate(range(40, HEIGHT, 10))
        for x in range(10 if row % 2 else 5, WIDTH, 10)
    )
    return picture(
        WIDTH,
        HEIGHT,
        tag("rect", width=WIDTH, height=HEIGHT, rx=8, fill=look.ink),
        tag("g", *hatching, fill="#fff", opacity=0.1),
        tag("circle", cx=50, cy=85, r=31, fill=look.ink, stroke=look.paper, stroke_width=2),
        draw_icon(look.sign, 31, 66, 38, look.paper, look.ink),
        draw_icon(look.sign, 8, 7, 24, look.paper, look.ink),
        tag(
            "rect",
            x=3,
            y=3,
            width=WIDTH - 6,
            height=HEIGHT - 6,
            rx=6,
            fill="none",
            stroke=look.paper,
            stroke_width=1.5,
            stroke_opacity=0.8,
        ),
    )


# -- signs and the cover


def _alone(drawn: str, ground: str | None = None) -> str:
    return picture(GRID, GRID, tag("circle", cx=12, cy=12, r=12, fill=ground) if ground else "", drawn)


def _small_sign(name: str) -> str:
    """A sign that stands in the board's lines of text."""
    if name in METALS:
        return _alone(_disc(12, 12, 11, METALS[name]))
    if name == "padlock":
        return _alone(_padlock(0, 0, 24, None))
    grounds = {"food": "#7a4a12", "builders": "#33506e", "hand": "#3d3a5c", "market": "#2f6b3f", "first": "#7d2f22"}
    return _alone(draw_icon(SIGNS[name], 4, 4, 16, "#fff", grounds[name]), grounds[name])


def _cover() -> str:
    """A road between two rows of houses, walked by nine trades towards the rising sun."""
    sky = tag("rect", width=320, height=140, fill="url(#sky)")
    rays = (
        tag(
            "path",
            d=polygon([(160, 78), (160 + 300 * dx, 78 - 300 * dy), (160 + 300 * dx + 26, 78 - 300 * dy)]),
            fill="#fff",
            opacity=0.13,
        )
        for dx, dy in ((-1, 0.15), (-0.8, 0.5), (-0.45, 0.8), (-0.05, 1), (0.35, 0.9), (0.7, 0.6), (0.95, 0.25))
    )
    hills = tag("path", d="M0 92Q60 64 120 84T230 80 320 88V140H0Z", fill="#7fa35a") + tag(
        "path", d="M0 104Q90 88 170 100T320 98V140H0Z", fill="#56803f"
    )
    road = tag("path", d="M150 84H168L250 140H70Z", fill="#d8bd8a")
    houses = (
        _house(x, y, size)
        for x, y, size in ((22, 70, 34), (64, 76, 24), (98, 80, 17), (262, 70, 34), (230, 76, 24), (203, 80, 17))
    )
    signs = (
        tag("circle", cx=24 + 34 * n, cy=122, r=13, fill=LOOKS[suit].ink, stroke="#fff", stroke_width=1.4)
        + draw_icon(LOOKS[suit].sign, 15 + 34 * n, 113, 18, "#fff", LOOKS[suit].ink)
        for n, suit in enumerate(SUITS)
    )
    defs = tag("defs", gradient("sky", (0, "#f0a95c", 1), (0.7, "#fdeec6", 1)))
    sun = tag("circle", cx=160, cy=78, r=17, fill="#fff6d8")
    return picture(320, 140, defs, sky, *rays, sun, hills, road, *houses, *signs)


def _house(x: float, y: float, size: float) -> str:
    roof = tag(
        "path",
        d=polygon([(x - size * 0.1, y + size * 0.5), (x + size / 2, y), (x + size * 1.1, y + size * 0.5)]),
        fill="#7d2f22",
    )
    wall = tag("rect", x=x, y=y + size * 0.5, width=size, height=size * 0.5, fill="#f3e3c3")
    door = tag("rect", x=x + size * 0.4, y=y + size * 0.65, width=size * 0.2, height=size * 0.35, fill="#5a3b1c")
    return roof + wall + door

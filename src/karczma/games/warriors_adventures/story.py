"""tmp"""
from karczma.words import sentence
def words(m, **a): return sentence(f"warriors-adventures/{m}", **a)
def prompt(o, v): return words("prompt-over")
def describe(o, s, m): return words("prompt-over")
def why_not(o, s, m): return words("prompt-over")
def narrate(b, s, m, a, v): return [words("prompt-over")]
def reason(s): return words("prompt-over")

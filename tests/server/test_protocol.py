"""docs/protocol.md is true: every example is a message, every message has an example, every error is explained."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from karczma.server import messages as m
from karczma.server.deciding import CODES

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVER = Path(m.__file__).parent
EXAMPLES = [json.loads(line) for block in re.findall(r"```json\n(.*?)```", PAGE, re.S) for line in block.splitlines()]
ASKED = [example for example in EXAMPLES if "do" in example]
TOLD = [example for example in EXAMPLES if "tell" in example]


@pytest.mark.parametrize("example", ASKED, ids=lambda example: example["do"])
def test_every_example_of_asking_can_be_read(example: dict[str, Any]) -> None:
    m.read_message(json.dumps(example))


@pytest.mark.parametrize("example", TOLD, ids=lambda example: example["tell"])
def test_every_example_of_hearing_is_what_the_inn_would_write(example: dict[str, Any]) -> None:
    told = msgspec.json.decode(json.dumps(example), type=m.Told)
    assert json.loads(m.encode(told)) == example


@pytest.mark.parametrize("kind", [*get_args(m.Asked), *get_args(m.Told)], ids=lambda kind: kind.__name__)
def test_every_message_has_an_example_with_every_field(kind: type[msgspec.Struct]) -> None:
    config = kind.__struct_config__
    examples = [example for example in EXAMPLES if example.get(str(config.tag_field)) == config.tag]
    shown = {field for example in examples for field in example}
    assert set(kind.__struct_encode_fields__) <= shown


@pytest.mark.parametrize("kind", [*get_args(m.Pace), m.Wanted], ids=lambda kind: kind.__name__)
def test_what_a_table_agrees_on_is_shown_too(kind: type[msgspec.Struct]) -> None:
    text = json.dumps(EXAMPLES)
    assert all(f'"{field}"' in text for field in kind.__struct_encode_fields__)


def test_every_error_is_explained() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    codes = set(re.findall(r'refuse\(\s*"([a-z_]+)"', source)) | set(CODES.values()) | {"bad_request"}
    explained = set(re.findall(r"`([a-z_]+)`", PAGE.partition("## Errors")[2]))
    assert codes <= explained


def test_every_route_is_named() -> None:
    routes = re.findall(r'Route\("(/[a-z/]+)', (SERVER / "app.py").read_text(encoding="utf-8"))
    assert all(route.rstrip("/") in PAGE for route in routes)

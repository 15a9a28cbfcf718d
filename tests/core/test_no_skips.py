"""With KARCZMA_NO_SKIPS a test that is skipped fails and says why."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CONFTEST = Path(__file__).parent.parent / "conftest.py"
TESTS = {
    "in the test": "import pytest\ndef test_it(): pytest.skip('too lazy')\n",
    "by a mark": "import pytest\n@pytest.mark.skip(reason='too lazy')\ndef test_it(): pass\n",
    "the whole file": "import pytest\npytest.skip('too lazy', allow_module_level=True)\n",
}


def run(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if name != "KARCZMA_NO_SKIPS"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--continue-on-collection-errors",
        "-p",
        "no:cacheprovider",
        str(folder),
    ]
    return subprocess.run(command, cwd=folder, env={**plain, **env}, capture_output=True, text=True, check=False)


def test_a_skip_is_a_failure_with_its_reason_where_skips_are_forbidden(tmp_path: Path) -> None:
    shutil.copy(CONFTEST, tmp_path)
    for number, (way, text) in enumerate(TESTS.items()):
        (tmp_path / f"test_lazy_{number}.py").write_text(text.replace("too lazy", f"too lazy {way}"))
    forbidden = run(tmp_path, KARCZMA_NO_SKIPS="1")
    assert forbidden.returncode == 1, forbidden.stdout
    assert all(f"too lazy {way}" in forbidden.stdout for way in TESTS)
    assert "1 failed, 2 errors" in forbidden.stdout
    assert run(tmp_path).returncode == 0

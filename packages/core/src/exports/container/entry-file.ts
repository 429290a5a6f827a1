import { code, newLine, render } from '../../targets/code.ts'
import { text } from '../../targets/python/literal.ts'
import { pythonList } from '../../targets/python/python-call.ts'
import { BLACK_WIDTH } from '../../targets/python/python-script.ts'
import type { ExportGiven } from '../export.ts'
import { inputFiles } from '../input-files.ts'

/** What the container starts: the pipeline between two folders, and what tells its health. */
export function entryFile(given: ExportGiven): string {
  const inputs = code`INPUTS = ${pythonList(...inputFiles(given).map(text))}`
  return render(code`${HEAD}${newLine}${inputs}${newLine}${BODY}${newLine}`, BLACK_WIDTH)
}

const HEAD = code`"""Run the pipeline between two folders, or tell its health: see --help."""

import argparse
import json
import logging
import os
import sys
from pathlib import Path

LOG = logging.getLogger("entry")
STATUS = ".pipeline-status.json"`

const BODY = code`

def run(input_dir: Path, output_dir: Path) -> int:
    """Run the pipeline once and leave behind how it ended."""
    output_dir.mkdir(parents=True, exist_ok=True)
    tell(output_dir, "running")
    try:
        # Only here: health has to answer quickly.
        import pipeline

        for name in missing(input_dir):
            raise FileNotFoundError(f"The data file {name!r} is not in {input_dir}")
        pipeline.run(input_dir, output_dir)
    except Exception as error:
        LOG.exception("The pipeline failed.")
        tell(output_dir, "failed", str(error))
        return 1
    tell(output_dir, "completed")
    return 0


def health(input_dir: Path, output_dir: Path) -> int:
    """Say what keeps the pipeline from running, if anything does."""
    problems = [f"The data file {name!r} is missing." for name in missing(input_dir)]
    if not os.access(output_dir, os.W_OK):
        problems.append(f"The results cannot be written to {output_dir}.")
    elif (output_dir / STATUS).exists():
        status = json.loads((output_dir / STATUS).read_text(encoding="utf-8"))
        if status["state"] == "failed":
            problems.append(f"The last run failed: {status['reason']}")
    for problem in problems:
        LOG.error(problem)
    return 1 if problems else 0


def missing(input_dir: Path) -> list[str]:
    return [name for name in INPUTS if not (input_dir / name).is_file()]


def tell(output_dir: Path, state: str, reason: str = "") -> None:
    """Whole or not at all: health may ask at any time."""
    part = output_dir / f"{STATUS}.part"
    part.write_text(json.dumps({"state": state, "reason": reason}), encoding="utf-8")
    part.replace(output_dir / STATUS)


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the pipeline, or tell its health.")
    parser.add_argument("command", choices=["run", "health"], nargs="?", default="run")
    for name in ("input", "output"):
        folder = os.environ.get(f"PIPELINE_{name.upper()}_DIR", name)
        parser.add_argument(f"--{name}-dir", type=Path, default=Path(folder))
    args = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s")
    command = {"run": run, "health": health}[args.command]
    return command(args.input_dir, args.output_dir)


if __name__ == "__main__":
    sys.exit(main())`

import { blockLines } from '../block-lines.ts'
import { code, indent, join, newLine, NOTHING, renderMarked, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { commentText } from '../comment-text.ts'
import type { PrintedCode } from '../target.ts'
import { underSentences } from '../under-sentences.ts'
import { pythonImports } from './python-imports.ts'
import type { PrintedStep } from '../printed-step.ts'
import type { PythonPieces } from './python-pieces.ts'

export const BLACK_WIDTH = 88
export const LOG = code`LOG = logging.getLogger("pipeline")`

/** The pieces as a file to be run: `python pipeline.py --input-dir data`. */
export function pythonScript(
  pieces: PythonPieces,
  { documentation, typed }: { readonly documentation: Code; readonly typed: boolean },
): PrintedCode {
  const { imports, definitions, begin = [], steps } = pieces
  const standard = ['import argparse', 'import logging', 'from pathlib import Path']
  const imported = pythonImports({ ...imports, standard: [...standard, ...imports.standard] })
  const none = typed ? code` -> None` : NOTHING
  const folders = typed ? code`input_dir: Path, output_dir: Path` : code`input_dir, output_dir`
  const parts = [
    code`${documentation}${newLine}${newLine}${imported}${newLine}${newLine}${LOG}`,
    ...definitions,
    code`def run(${folders})${none}:${indent(code`${newLine}${body(begin, steps)}`)}`,
    main(none),
  ]
  const file = code`${join(parts, code`${newLine}${newLine}${newLine}`)}${newLine}`
  const { text, marks } = renderMarked(file, BLACK_WIDTH)
  return { text, lines: blockLines(marks) }
}

function body(begin: readonly Code[], steps: readonly PrintedStep[]): Code {
  if (steps.length === 0) return code`LOG.info("The pipeline has no steps.")`
  const blocks = steps.map(({ step, make, write, log }) =>
    underSentences(step, stepComment, join([...make, ...write, ...log], newLine)),
  )
  return join([...begin, ...blocks], code`${newLine}${newLine}`)
}

export function stepComment(sentence: string): Code {
  return code`# ${verbatim(commentText(sentence))}`
}

function main(none: Code): Code {
  return code`def main()${none}:
    parser = argparse.ArgumentParser(description="Run the pipeline.")
    here = Path(__file__).resolve().parent
    parser.add_argument("--input-dir", type=Path, default=here, help="the data files")
    parser.add_argument("--output-dir", type=Path, default=here, help="the results")
    parser.add_argument("--verbose", action="store_true", help="tell of each step")
    args = parser.parse_args()
    logging.basicConfig(format="%(levelname)s %(message)s")
    LOG.setLevel(logging.DEBUG if args.verbose else logging.INFO)
    args.output_dir.mkdir(parents=True, exist_ok=True)
    run(args.input_dir, args.output_dir)


if __name__ == "__main__":
    main()`
}

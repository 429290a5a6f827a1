import type { FileOutlet, Program, Step } from '../../relation/program.ts'
import type { From } from '../../relation/relation.ts'
import { blockLines } from '../block-lines.ts'
import { code, indent, join, marked, newLine, renderMarked, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { commentText } from '../comment-text.ts'
import { defineTarget } from '../define-target.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { sourceOf } from '../source-of.ts'
import type { PrintedCode, Sources } from '../target.ts'
import { helpersFor } from './helpers.ts'
import type { Helper, HelperName } from './helpers.ts'
import { judged } from './judged.ts'
import { text } from './literal.ts'
import { pythonVariable } from './python-name.ts'
import { READABLE, readSource } from './read-source.ts'
import { relationToPandas } from './relation-to-pandas.ts'
import type { PandasPlace } from './relation-to-pandas.ts'
import { writeOutlet } from './write-outlet.ts'

/** A Python program over pandas that reads files from one folder and writes to another. */
export const pandas = defineTarget({ id: 'pandas', readable: READABLE, print: printMarked })

function printMarked(program: Program, sources: Sources): PrintedCode {
  const { text: printed, marks } = renderMarked(file(program, sources), BLACK_WIDTH)
  return { text: printed, lines: blockLines(marks) }
}

const BLACK_WIDTH = 88

function file(program: Program, sources: Sources): Code {
  const used = new Set<HelperName>()
  const use = (helper: HelperName): Code => {
    used.add(helper)
    return verbatim(helper)
  }
  const body = runBody(program, sources, use)
  const helpers = helpersFor(used).map(([, helper]) => helper)
  const definitions = helpers.flatMap(({ definition }) => (definition ? [definition] : []))
  const parts = [
    code`${DOCUMENTATION}${newLine}${newLine}${imports(helpers)}${newLine}${newLine}${LOG}`,
    ...definitions.map(verbatim),
    code`def run(input_dir, output_dir):${indent(body)}`,
    MAIN,
  ]
  return code`${join(parts, code`${newLine}${newLine}${newLine}`)}${newLine}`
}

const DOCUMENTATION = code`"""A data pipeline for Python 3.9 and pandas 2.0 or newer; see --help for its folders."""`
const LOG = code`LOG = logging.getLogger("pipeline")`
const MAIN = code`def main():
    parser = argparse.ArgumentParser(description="Run the pipeline.")
    here = Path(__file__).resolve().parent
    parser.add_argument("--input-dir", type=Path, default=here, help="the data files")
    parser.add_argument("--output-dir", type=Path, default=here, help="the results")
    args = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s")
    args.output_dir.mkdir(parents=True, exist_ok=True)
    run(args.input_dir, args.output_dir)


if __name__ == "__main__":
    main()`

/** Plain imports before `from` imports, the standard library before the rest: as isort leaves them. */
function imports(helpers: readonly Helper[]): Code {
  const needed = helpers.flatMap((helper) => (helper.import ? [helper.import] : []))
  const outside = needed.filter((each) => each.includes('numpy'))
  const standard = ['import argparse', 'import logging', 'from pathlib import Path']
    .concat(needed.filter((each) => !outside.includes(each)))
    .toSorted(
      (left, right) =>
        Number(left.startsWith('from')) - Number(right.startsWith('from')) ||
        (left < right ? -1 : 1),
    )
  return verbatim([...standard, '', ...outside, 'import pandas as pd'].join('\n'))
}

function runBody(program: Program, sources: Sources, use: (helper: HelperName) => Code): Code {
  const datasets = new Map<string, From>(
    program.steps
      .flatMap((step) => inputDatasets(step.relation))
      .map((from) => [from.dataset, from]),
  )
  const rowsOf = new Map<string, Code>()
  const results = new Set(terminalSteps(program))
  const taken = new Set(program.steps.map((step) => step.name))
  const placeOf = (name: string): PandasPlace => {
    const variable = pythonVariable(name)
    return {
      variable,
      use,
      fresh: (word) => placeOf(freshName(`${name}_${word}`, taken)),
      dataset: (id) => {
        return readSource(variable, datasets.get(id)?.columns ?? [], sourceOf(sources, id), use)
      },
      step: (id) => rowsOf.get(id) ?? missing(id),
    }
  }
  const blocks = program.steps.map((step) => {
    const { statements, rows } = relationToPandas(step.relation, placeOf(step.name))
    rowsOf.set(step.id, rows)
    const comment = code`# ${verbatim(commentText(step.sentence))}`
    if (step.check) {
      const check = [comment, ...statements, ...judged(step.check, rows, use)]
      return marked(step.block, join(check, newLine))
    }
    const log = code`LOG.info(${text(`${step.name}: %d rows`)}, len(${rows}))`
    const write = results.has(step) ? [writeOutlet(rows, step.columns, outletOf(step), use)] : []
    return marked(step.block, join([comment, ...statements, ...write, log], newLine))
  })
  if (blocks.length === 0) return code`${newLine}LOG.info("The pipeline has no steps.")`
  return code`${newLine}${join(blocks, code`${newLine}${newLine}`)}`
}

function freshName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted}_${count}`
  taken.add(name)
  return name
}

/** A result without an outlet still leaves its rows behind. */
function outletOf(step: Step): FileOutlet {
  return step.outlet ?? { kind: 'file', format: 'csv', name: `${step.name}.csv`, compress: false }
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}

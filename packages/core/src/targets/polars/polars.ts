import type { FileOutlet, Program, Step } from '../../relation/program.ts'
import type { From } from '../../relation/relation.ts'
import { blockLines } from '../block-lines.ts'
import { code, indent, join, marked, newLine, renderMarked, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { commentText } from '../comment-text.ts'
import { defineTarget } from '../define-target.ts'
import { text } from '../pandas/literal.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { sourceOf } from '../source-of.ts'
import type { PrintedCode, Sources } from '../target.ts'
import { helpersFor } from './helpers.ts'
import type { Helper, HelperName } from './helpers.ts'
import { judged } from './judged.ts'
import { polarsVariable } from './polars-variable.ts'
import { READABLE, readSource } from './read-source.ts'
import { relationToPolars } from './relation-to-polars.ts'
import type { PolarsPlace } from './relation-to-polars.ts'
import { writeOutlet } from './write-outlet.ts'

/** A Python program over Polars: plans until the results, which alone are computed. */
export const polars = defineTarget({ id: 'polars', readable: READABLE, print: printMarked })

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
  const helpers = helpersFor(used)
  const definitions = helpers.flatMap(([, { definition }]) => (definition ? [definition] : []))
  const parts = [
    code`${DOCUMENTATION}${newLine}${newLine}${imports(helpers)}${newLine}${newLine}${LOG}`,
    ...definitions.map(verbatim),
    code`def run(input_dir: Path, output_dir: Path) -> None:${indent(body)}`,
    MAIN,
  ]
  return code`${join(parts, code`${newLine}${newLine}${newLine}`)}${newLine}`
}

const DOCUMENTATION = code`"""A data pipeline for Python 3.10 and Polars 1.35 or newer; see --help."""`
const LOG = code`LOG = logging.getLogger("pipeline")`
const MAIN = code`def main() -> None:
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
function imports(helpers: readonly (readonly [HelperName, Helper])[]): Code {
  const plain = helpers.flatMap(([, helper]) => (helper.import ? [helper.import] : []))
  const moments = helpers.filter(([, helper]) => helper.from === 'datetime').map(([name]) => name)
  const outside = plain.filter((each) => each.endsWith('xlsxwriter'))
  const standard = ['import argparse', 'import logging', ...plain]
    .filter((each) => !outside.includes(each))
    .toSorted()
  const named = moments.length > 0 ? [`from datetime import ${moments.toSorted().join(', ')}`] : []
  const lines = [...standard, ...named, 'from pathlib import Path', '', 'import polars as pl']
  return verbatim([...lines, ...outside].join('\n'))
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
  const placeOf = (name: string): PolarsPlace => {
    const variable = polarsVariable(name)
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
    const { statements, rows } = relationToPolars(step.relation, placeOf(step.name))
    rowsOf.set(step.id, rows)
    const comment = code`# ${verbatim(commentText(step.sentence))}`
    if (step.check) {
      const counted = code`${COUNTS} = ${rows}.collect()`
      const check = [comment, ...statements, counted, ...judged(step.check, COUNTS, use)]
      return marked(step.block, join(check, newLine))
    }
    const write = results.has(step) ? written(step, rows, use) : []
    return marked(step.block, join([comment, ...statements, ...write], newLine))
  })
  if (blocks.length === 0) return code`${newLine}LOG.info("The pipeline has no steps.")`
  return code`${newLine}${join(blocks, code`${newLine}${newLine}`)}`
}

const COUNTS = code`counts`
const TABLE = code`table`

/** Here the plan is computed. */
function written(step: Step, rows: Code, use: (helper: HelperName) => Code): readonly Code[] {
  return [
    code`${TABLE} = ${rows}.collect()`,
    writeOutlet(TABLE, step.columns, outletOf(step), use),
    code`LOG.info(${text(`${step.name}: %d rows`)}, ${TABLE}.height)`,
  ]
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

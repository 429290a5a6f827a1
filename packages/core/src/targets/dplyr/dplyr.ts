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
import type { Helper, HelperName, Use } from './helpers.ts'
import { judged } from './judged.ts'
import { text } from './literal.ts'
import { rVariable } from './r-name.ts'
import { READABLE, readSource, VALUE_GAPS } from './read-source.ts'
import { relationToDplyr } from './relation-to-dplyr.ts'
import type { DplyrPlace } from './relation-to-dplyr.ts'
import { FORMAT_GAPS, writeOutlet } from './write-outlet.ts'

/** An R script over dplyr and its like: a pipe for each step. */
export const dplyr = defineTarget({
  id: 'dplyr',
  readable: READABLE,
  copies: 'csv',
  gaps: { formats: FORMAT_GAPS, values: VALUE_GAPS },
  print: printMarked,
})

const TIDYVERSE_WIDTH = 80

function printMarked(program: Program, sources: Sources): PrintedCode {
  const { text: printed, marks } = renderMarked(file(program, sources), TIDYVERSE_WIDTH, 2)
  return { text: printed, lines: blockLines(marks) }
}

function file(program: Program, sources: Sources): Code {
  const used = new Set<HelperName>()
  const use: Use = (helper) => {
    used.add(helper)
    return verbatim(helper)
  }
  const body = runBody(program, sources, use)
  const helpers = helpersFor(used)
  const definitions = helpers.flatMap(([, { definition }]) => (definition ? [definition] : []))
  const parts = [
    DOCUMENTATION,
    packages(helpers),
    ...definitions.map(verbatim),
    code`run <- function(input_dir, output_dir) {${indent(body)}${newLine}}`,
    MAIN,
  ]
  return code`${join(parts, code`${newLine}${newLine}`)}${newLine}`
}

const DOCUMENTATION = code`# A data pipeline for R 4.1 and dplyr 1.0.10 or newer:
#   Rscript pipeline.R --input-dir data --output-dir results
# Both folders are the current one unless given.`

/** Texts are compared by code point and integers must not leave 64 bits unseen, wherever this runs. */
const MAIN = code`option <- function(args, name, default) {
  place <- match(name, args)
  if (is.na(place)) default else args[[place + 1]]
}

main <- function(args = commandArgs(trailingOnly = TRUE)) {
  if (!l10n_info()[["UTF-8"]]) {
    stop("A UTF-8 locale is needed, such as LC_ALL=C.UTF-8")
  }
  # Texts are sorted by code point, and names of days are English.
  Sys.setlocale("LC_COLLATE", "C")
  Sys.setlocale("LC_TIME", "C")
  output_dir <- option(args, "--output-dir", ".")
  dir.create(output_dir, showWarnings = FALSE, recursive = TRUE)
  withCallingHandlers(
    run(option(args, "--input-dir", "."), output_dir),
    warning = function(condition) {
      if (grepl("integer64 overflow", conditionMessage(condition))) {
        stop("An integer is beyond 64 bits", call. = FALSE)
      }
    }
  )
  invisible()
}

if (sys.nframe() == 0) {
  main()
}`

/** What integers of 64 bits need comes first, so that nothing of dplyr is hidden by it. */
function packages(helpers: readonly (readonly [HelperName, Helper])[]): Code {
  const names = helpers.flatMap(([name, { definition }]) => (definition ? [] : [name]))
  const attached = ['dplyr', ...names].toSorted().map((name) => `  library(${name})`)
  return verbatim(['suppressPackageStartupMessages({', ...attached, '})'].join('\n'))
}

function runBody(program: Program, sources: Sources, use: Use): Code {
  const datasets = new Map<string, From>(
    program.steps
      .flatMap((step) => inputDatasets(step.relation))
      .map((from) => [from.dataset, from]),
  )
  const rowsOf = new Map<string, Code>()
  const results = new Set(terminalSteps(program))
  const taken = new Set(program.steps.map((step) => step.name))
  const placeOf = (name: string): DplyrPlace => ({
    variable: rVariable(name),
    use,
    fresh: (word) => placeOf(freshVariable(`${name}_${word}`, taken)),
    dataset: (id) => readSource(datasets.get(id)?.columns ?? [], sourceOf(sources, id), use),
    step: (id) => rowsOf.get(id) ?? missing(id),
  })
  const blocks = program.steps.map((step) => {
    const { statements, rows } = relationToDplyr(step.relation, placeOf(step.name))
    rowsOf.set(step.id, rows)
    const comment = commented(step.sentence)
    const rest = step.check ? judged(step.check, rows, use) : []
    const write = results.has(step) ? written(step, rows, use) : []
    return marked(step.block, join([comment, ...statements, ...rest, ...write], newLine))
  })
  if (blocks.length === 0) return code`${newLine}message("The pipeline has no steps.")`
  return code`${newLine}${join(blocks, code`${newLine}${newLine}`)}`
}

/** A comment of as many lines as it takes, inside of the function. */
function commented(sentence: string): Code {
  const lines: string[] = []
  for (const word of commentText(sentence).split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    const fits = longer.length <= TIDYVERSE_WIDTH - '  # '.length
    if (lines.length > 0 && fits) lines.pop()
    lines.push(fits ? longer : word)
  }
  return join(
    lines.map((line) => code`# ${verbatim(line)}`),
    newLine,
  )
}

function written(step: Step, rows: Code, use: Use): readonly Code[] {
  return [
    writeOutlet(rows, step.columns, outletOf(step), use),
    code`message(${text(`${step.name}: `)}, nrow(${rows}), " rows")`,
  ]
}

function freshVariable(wanted: string, taken: Set<string>): string {
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

import { hasTake } from '../../relation/has-take.ts'
import type { From } from '../../relation/relation.ts'
import type { FileFormat, Outlet, Program, Step } from '../../relation/program.ts'
import { blockLines } from '../block-lines.ts'
import { code, indent, join, marked, newLine, NOTHING, renderMarked, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { commentText } from '../comment-text.ts'
import { defineTarget } from '../define-target.ts'
import { inputDatasets, inputSteps, stepsUpTo, terminalSteps } from '../program-shape.ts'
import { sourceOf } from '../source-of.ts'
import type { PrintedCode, Sources } from '../target.ts'
import { duckdbText } from './duckdb-text.ts'
import { judged } from './judged.ts'
import { quoteDuckdbIdentifier } from './quote-duckdb-identifier.ts'
import { READABLE, readSource } from './read-source.ts'
import { relationCode, SQL_WIDTH } from './relation-to-duckdb.ts'
import type { TableCodes } from './relation-to-duckdb.ts'

/** A SQL file for the DuckDB command line: one WITH chain, or views where there are several results. */
export const duckdb = defineTarget({ id: 'duckdb', readable: READABLE, print: printMarked })

function printMarked(program: Program, sources: Sources): PrintedCode {
  const { text, marks } = renderMarked(file(program, sources), SQL_WIDTH, 2)
  return { text: `${text}\n`, lines: blockLines(marks) }
}

const HEAD = code`-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb < pipeline.sql`
// Without -bail the command line goes on after the statement that is to stop it.
const JUDGING_HEAD = code`-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb -bail < pipeline.sql`

function file(program: Program, sources: Sources): Code {
  const names = namesFor(program, sources)
  const results = terminalSteps(program)
  const [only] = results
  const judges = program.steps.some(({ check }) => check)
  const statements =
    results.length === 1 && only && !judges
      ? [...extensions(results), chain(program, only, names)]
      : [...extensions(results), ...views(program, results, names)]
  return join([judges ? JUDGING_HEAD : HEAD, ...statements], code`${newLine}${newLine}`)
}

/** One result: the steps it needs as a WITH chain, in order, each under its sentence. */
function chain(program: Program, result: Step, names: TableCodes): Code {
  const above = stepsUpTo(program, result).filter((step) => step !== result)
  const parts = above.map((step) => {
    const body = code`${newLine}${comment(step.sentence)}${newLine}${relationCode(step.relation, names)}`
    const settled = hasTake(step.relation) ? code`MATERIALIZED ` : NOTHING
    return marked(
      step.block,
      code`${identifier(step.name)} AS ${settled}(${indent(body)}${newLine})`,
    )
  })
  const last = marked(
    result.block,
    code`${comment(result.sentence)}${newLine}${relationCode(result.relation, names)}`,
  )
  const query = parts.length === 0 ? last : code`WITH ${join(parts, code`, `)}${newLine}${last}`
  return delivered(query, result.outlet)
}

/**
 * Several results, or checks beside one: what they are made from is a view for each step, so that it
 * is written once. Checks come before anything is written.
 */
function views(program: Program, results: readonly Step[], names: TableCodes): Code[] {
  const used = new Set(program.steps.flatMap((step) => inputSteps(step.relation)))
  const created = program.steps
    .filter((step) => used.has(step.id) || step.check)
    .flatMap((step) => {
      const what = hasTake(step.relation) || step.check ? code`TABLE` : code`VIEW`
      const head = code`CREATE OR REPLACE TEMP ${what} ${identifier(step.name)} AS`
      return [
        code`${comment(step.sentence)}${newLine}${head}${newLine}${relationCode(step.relation, names)};`,
        ...(step.check ? judged(step.check, identifier(step.name)) : []),
      ].map((statement) => marked(step.block, statement))
    })
  const read = results.map((step) => {
    const query = relationCode(step.relation, names)
    return marked(
      step.block,
      code`${comment(step.sentence)}${newLine}${delivered(query, step.outlet)}`,
    )
  })
  return [...created, ...read]
}

function delivered(query: Code, outlet: Outlet | undefined): Code {
  if (!outlet) return code`${query};`
  const compression = outlet.compress ? COMPRESSION[outlet.format] : NOTHING
  const options = code`${FORMATS[outlet.format]}${compression}`
  const to = code`TO ${verbatim(duckdbText(outlet.name))} (${options})`
  return code`COPY (${indent(code`${newLine}${query}`)}${newLine}) ${to};`
}

const FORMATS: Readonly<Record<FileFormat, Code>> = {
  csv: code`FORMAT csv, HEADER true`,
  json: code`FORMAT json, ARRAY true`,
  excel: code`FORMAT xlsx, HEADER true`,
  parquet: code`FORMAT parquet`,
}

// An Excel file is compressed by its nature.
const COMPRESSION: Readonly<Record<FileFormat, Code>> = {
  csv: code`, COMPRESSION gzip`,
  json: code`, COMPRESSION gzip`,
  excel: NOTHING,
  parquet: code`, COMPRESSION zstd`,
}

function extensions(results: readonly Step[]): Code[] {
  if (!results.some((step) => step.outlet?.format === 'excel')) return []
  const why = code`-- Excel files are written by an extension, which DuckDB fetches once.`
  return [code`${why}${newLine}INSTALL excel;${newLine}LOAD excel;`]
}

function namesFor(program: Program, sources: Sources): TableCodes {
  const steps = new Map(program.steps.map((step) => [step.id, step.name]))
  const datasets = new Map<string, From>(
    program.steps
      .flatMap((step) => inputDatasets(step.relation))
      .map((from) => [from.dataset, from]),
  )
  return {
    step: (id) => identifier(steps.get(id) ?? missing(id)),
    dataset: (id) => {
      const from = datasets.get(id) ?? missing(id)
      return readSource(from, sourceOf(sources, id))
    },
  }
}

function comment(sentence: string): Code {
  return code`-- ${verbatim(commentText(sentence))}`
}

function identifier(name: string): Code {
  return verbatim(quoteDuckdbIdentifier(name))
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}

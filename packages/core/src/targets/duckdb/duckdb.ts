import { hasTake } from '../../relation/has-take.ts'
import { type From, sourceId } from '../../relation/relation.ts'
import {
  type FileFormat,
  type FileOutlet,
  fileOutlet,
  type Program,
  type Step,
} from '../../relation/program.ts'
import { blockLines } from '../block-lines.ts'
import { code, indent, join, newLine, NOTHING, renderMarked, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { defineTarget } from '../define-target.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { sourceOf } from '../source-of.ts'
import type { TableCodes } from '../sql/dialect.ts'
import { judged } from '../sql/judged.ts'
import type { JudgeWords } from '../sql/judged.ts'
import { statements } from '../sql/statements.ts'
import { fitsOneSelect } from '../tidy/fits-one-select.ts'
import type { PrintedCode, Sources } from '../target.ts'
import { duckdbText } from './duckdb-text.ts'
import { identifier } from './query.ts'
import { READABLE, readSource } from './read-source.ts'
import { relationCode, SQL_WIDTH } from './relation-to-duckdb.ts'

/** A SQL file for the DuckDB command line: one WITH chain, or views where there are several results. */
export const duckdb = defineTarget({
  id: 'duckdb',
  readable: READABLE,
  shows: true,
  isOneStatement: fitsOneSelect,
  namesJoined: true,
  print: printMarked,
})

function printMarked(program: Program, sources: Sources): PrintedCode {
  const { text, marks } = renderMarked(file(program, sources), SQL_WIDTH, 2)
  return { text: `${text}\n`, lines: blockLines(marks) }
}

const HEAD = code`-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb < pipeline.sql`
// Without -bail the command line goes on after the statement that is to stop it.
const JUDGING_HEAD = code`-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb -bail < pipeline.sql`

function file(program: Program, sources: Sources): Code {
  const names = namesFor(program, sources)
  const parts = statements(program, {
    identifier,
    select: ({ relation }) => relationCode(relation, names),
    result: ({ relation }) => relationCode(relation, names),
    delivered: (query, step) => delivered(query, fileOutlet(step)),
    create: code`CREATE OR REPLACE TEMP`,
    isSettled: ({ relation }) => hasTake(relation),
    judged: (check, counts) => judged(check, counts, JUDGE_WORDS),
  })
  const judges = program.steps.some(({ check }) => check)
  const head = [judges ? JUDGING_HEAD : HEAD, ...extensions(terminalSteps(program))]
  return join([...head, ...parts], code`${newLine}${newLine}`)
}

const JUDGE_WORDS: JudgeWords = {
  identifier,
  text: (value) => verbatim(duckdbText(value)),
  stop: (said) => code`error(${said})`,
  warn: (said) => said,
}

function delivered(query: Code, outlet: FileOutlet | undefined): Code {
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
  if (!results.some((step) => fileOutlet(step)?.format === 'excel')) return []
  const why = code`-- Excel files are written by an extension, which DuckDB fetches once.`
  return [code`${why}${newLine}INSTALL excel;${newLine}LOAD excel;`]
}

function namesFor(program: Program, sources: Sources): TableCodes {
  const steps = new Map(program.steps.map((step) => [step.id, step.name]))
  const datasets = new Map<string, From>(
    program.steps
      .flatMap((step) => inputDatasets(step.relation))
      .map((from) => [sourceId(from), from]),
  )
  return {
    step: (id) => identifier(steps.get(id) ?? missing(id)),
    dataset: (id) => {
      const from = datasets.get(id) ?? missing(id)
      return readSource(from, sourceOf(sources, from))
    },
  }
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}

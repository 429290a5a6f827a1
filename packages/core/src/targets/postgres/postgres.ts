import type { Program, Step } from '../../relation/program.ts'
import type { From } from '../../relation/relation.ts'
import { blockLines } from '../block-lines.ts'
import { code, indent, join, marked, newLine, renderMarked, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { commentText } from '../comment-text.ts'
import { defineTarget } from '../define-target.ts'
import { inputDatasets, inputSteps, stepsUpTo, terminalSteps } from '../program-shape.ts'
import { sourceOf } from '../source-of.ts'
import type { PrintedCode, Sources } from '../target.ts'
import { writtenOutlet } from '../written-outlet.ts'
import { HELPERS } from './helpers.ts'
import type { HelperName, Use } from './helpers.ts'
import { judged } from './judged.ts'
import { patternNote } from './pattern-note.ts'
import { identifier } from './query.ts'
import type { PostgresPlace } from './query.ts'
import { READABLE, readSource } from './read-source.ts'
import { relationCode } from './relation-to-postgres.ts'
import { tableNames } from './table-names.ts'
import { FORMAT_GAPS, writeOutlet } from './write-outlet.ts'

const gaps = { formats: FORMAT_GAPS, calls: patternNote }

/** A script for psql: files into temporary tables, then one WITH chain, or views for several results. */
export const postgres = defineTarget({
  id: 'postgres',
  readable: READABLE,
  copies: 'csv',
  gaps,
  print: printMarked,
})

const SQL_WIDTH = 90

function printMarked(program: Program, sources: Sources): PrintedCode {
  const { text, marks } = renderMarked(file(program, sources), SQL_WIDTH, 2)
  return { text: `${text}\n`, lines: blockLines(marks) }
}

const HEAD = code`-- PostgreSQL 12 or newer. Run it in the folder of the data files:
--   psql -v ON_ERROR_STOP=1 -f pipeline.postgres.sql
-- Other folders: -v input_dir=/data -v output_dir=/results
\\set ON_ERROR_STOP on
\\encoding UTF8
SET standard_conforming_strings = on;
SET datestyle = 'ISO, YMD';
SET extra_float_digits = 1;`
const INPUT = code`\\if :{?input_dir}
  \\cd :input_dir
\\endif`
const OUTPUT = code`\\if :{?output_dir}
  \\cd :output_dir
\\endif`

function file(program: Program, sources: Sources): Code {
  const used = new Set<HelperName>()
  const use: Use = (helper) => {
    used.add(helper)
    return verbatim(`pg_temp.${helper}`)
  }
  const { place, loads } = placeFor(program, sources, use)
  const results = terminalSteps(program)
  const [only] = results
  const judges = program.steps.some(({ check }) => check)
  const statements =
    results.length === 1 && only && !judges
      ? [chain(program, only, place)]
      : views(program, results, place)
  const writes = results.some(({ outlet }) => outlet)
  // The keys of HELPERS are the helper names by definition; in its order, not in that of their use.
  const names = (Object.keys(HELPERS) as HelperName[]).filter((name) => used.has(name))
  const parts = [
    HEAD,
    ...names.map((name) => verbatim(HELPERS[name])),
    ...(loads.length > 0 ? [INPUT, ...loads] : []),
    ...(writes ? [OUTPUT] : []),
    ...statements,
  ]
  return join(parts, code`${newLine}${newLine}`)
}

/** One result: the steps it needs as a WITH chain, in order, each under its sentence. */
function chain(program: Program, result: Step, place: PostgresPlace): Code {
  const above = stepsUpTo(program, result).filter((step) => step !== result)
  const parts = above.map((step) => {
    const body = code`${newLine}${comment(step.sentence)}${newLine}${relationCode(step.relation, place)}`
    return marked(step.block, code`${identifier(step.name)} AS (${indent(body)}${newLine})`)
  })
  const last = marked(
    result.block,
    code`${comment(result.sentence)}${newLine}${resultCode(result, place)}`,
  )
  const query = parts.length === 0 ? last : code`WITH ${join(parts, code`, `)}${newLine}${last}`
  return delivered(query, result)
}

/**
 * Several results, or checks beside one: what they are made from is a view for each step, so that it
 * is written once. Checks come before anything is written.
 */
function views(program: Program, results: readonly Step[], place: PostgresPlace): Code[] {
  const used = new Set(program.steps.flatMap((step) => inputSteps(step.relation)))
  const created = program.steps
    .filter((step) => used.has(step.id) || step.check)
    .flatMap((step) => {
      const what = step.check ? code`TABLE` : code`VIEW`
      const head = code`CREATE TEMP ${what} ${identifier(step.name)} AS`
      return [
        code`${comment(step.sentence)}${newLine}${head}${newLine}${relationCode(step.relation, place)};`,
        ...(step.check ? judged(step.check, identifier(step.name), place.use) : []),
      ].map((statement) => marked(step.block, statement))
    })
  const read = results.map((step) => {
    const query = resultCode(step, place)
    return marked(step.block, code`${comment(step.sentence)}${newLine}${delivered(query, step)}`)
  })
  return [...created, ...read]
}

/** In a CSV file a boolean is a word, where PostgreSQL would write a letter. */
function resultCode({ relation, columns, outlet }: Step, place: PostgresPlace): Code {
  const isCsv = outlet && writtenOutlet({ gaps }, outlet).format === 'csv'
  if (!isCsv || columns.every(({ type }) => type !== 'boolean'))
    return relationCode(relation, place)
  return relationCode(relation, place, columns)
}

function delivered(query: Code, { outlet, columns }: Step): Code {
  if (!outlet) return code`${query};`
  return writeOutlet(query, columns, writtenOutlet({ gaps }, outlet))
}

function placeFor(program: Program, sources: Sources, use: Use) {
  const steps = new Map(program.steps.map((step) => [step.id, step.name]))
  const froms = new Map<string, { from: From; block: string }>()
  for (const { relation, block } of program.steps) {
    for (const from of inputDatasets(relation))
      if (!froms.has(from.dataset)) froms.set(from.dataset, { from, block })
  }
  const paths = [...froms.keys()].map((id) => [id, sourceOf(sources, id).path] as const)
  const tables = tableNames(new Map(paths), new Set(steps.values()))
  const nameOf = (id: string) => identifier(tables.get(id) ?? missing(id))
  const loads = Array.from(froms, ([id, { from, block }]) =>
    marked(block, readSource(nameOf(id), from, sourceOf(sources, id), use)),
  )
  const place: PostgresPlace = {
    use,
    step: (id) => identifier(steps.get(id) ?? missing(id)),
    dataset: nameOf,
  }
  return { place, loads }
}

function comment(sentence: string): Code {
  return code`-- ${verbatim(commentText(sentence))}`
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}

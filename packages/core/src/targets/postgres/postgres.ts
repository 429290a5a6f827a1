import { fileOutlet, type Program, type Step } from '../../relation/program.ts'
import { type From, sourceId } from '../../relation/relation.ts'
import { blockLines } from '../block-lines.ts'
import { code, join, marked, newLine, NOTHING, renderMarked, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { defineTarget } from '../define-target.ts'
import { inputDatasets, terminalSteps } from '../program-shape.ts'
import { variablesOf, writtenOutside, askedOutside } from '../outside-way.ts'
import { sourceOf } from '../source-of.ts'
import { judged } from '../sql/judged.ts'
import { statements } from '../sql/statements.ts'
import { fitsOneSelect } from '../tidy/fits-one-select.ts'
import type { PrintedCode, Sources } from '../target.ts'
import { writtenOutlet } from '../written-outlet.ts'
import { HELPERS } from './helpers.ts'
import type { HelperName, Use } from './helpers.ts'
import { patternNote } from './pattern-note.ts'
import { text } from './postgres-text.ts'
import { identifier } from './query.ts'
import type { PostgresPlace } from './query.ts'
import { READABLE, readSource } from './read-source.ts'
import { relationCode } from './relation-to-postgres.ts'
import { tableNames } from './table-names.ts'
import { beginInPlace, readInPlace, writeInPlace } from './in-place.ts'
import { FORMAT_GAPS, writeOutlet } from './write-outlet.ts'

const gaps = { formats: FORMAT_GAPS, calls: patternNote }

/** A script for psql: files into temporary tables, then one WITH chain, or views for several results. */
export const postgres = defineTarget({
  id: 'postgres',
  readable: READABLE,
  copies: 'csv',
  shows: true,
  isOneStatement: fitsOneSelect,
  namesJoined: true,
  gaps,
  print: printMarked,
})

const SQL_WIDTH = 90

function printMarked(program: Program, sources: Sources): PrintedCode {
  const rendered = renderMarked(file(program, sources), SQL_WIDTH, 2)
  return { text: `${rendered.text}\n`, lines: blockLines(rendered.marks) }
}

/** In the database of a connection, where the program reaches one. */
function head(program: Program, sources: Sources): readonly Code[] {
  const [variable] = variablesOf(program, sources, 'postgres')
  const address = variable === undefined ? NOTHING : code` "$${verbatim(variable)}"`
  return [
    code`-- PostgreSQL 12 or newer. Run it in the folder of the data files:
--   psql${address} -v ON_ERROR_STOP=1 -f pipeline.postgres.sql
-- Other folders: -v input_dir=/data -v output_dir=/results
${SETTINGS}`,
    ...beginInPlace(program),
  ]
}

const SETTINGS = code`\\set ON_ERROR_STOP on
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
  const { place, loads, places } = placeFor(program, sources, use)
  const scripted = statements(program, {
    identifier,
    select: ({ relation }) => relationCode(relation, place),
    result: (step) => resultCode(step, place),
    delivered: (query, step) => delivered(query, step, sources),
    create: code`CREATE TEMP`,
    isSettled: () => false,
    judged: (check, counts) =>
      judged(check, counts, {
        identifier,
        text,
        stop: (said) => code`${use('stop')}(${said})`,
        warn: (said) => code`${use('warn')}(${said})`,
      }),
  })
  const writes = terminalSteps(program).some(fileOutlet)
  // The keys of HELPERS are the helper names by definition; in its order, not in that of their use.
  const names = (Object.keys(HELPERS) as HelperName[]).filter((name) => used.has(name))
  const parts = [
    ...head(program, sources),
    ...names.map((name) => verbatim(HELPERS[name])),
    ...(loads.length > 0 ? [INPUT, ...loads] : []),
    ...places,
    ...(writes ? [OUTPUT] : []),
    ...scripted,
  ]
  return join(parts, code`${newLine}${newLine}`)
}

/** In a CSV file a boolean is a word, where PostgreSQL would write a letter. */
function resultCode(step: Step, place: PostgresPlace): Code {
  const { relation, columns } = step
  const outlet = fileOutlet(step)
  const isCsv = outlet && writtenOutlet({ gaps }, outlet).format === 'csv'
  if (!isCsv || columns.every(({ type }) => type !== 'boolean'))
    return relationCode(relation, place)
  return relationCode(relation, place, columns)
}

function delivered(query: Code, step: Step, sources: Sources): Code {
  if (step.outlet?.kind === 'table')
    return writeInPlace(query, writtenOutside(step.outlet, step.columns, sources, 'postgres'))
  const outlet = fileOutlet(step)
  if (!outlet) return code`${query};`
  return writeOutlet(query, step.columns, writtenOutlet({ gaps }, outlet))
}

function placeFor(program: Program, sources: Sources, use: Use) {
  const steps = new Map(program.steps.map((step) => [step.id, step.name]))
  const froms = new Map<string, { from: From; block: string }>()
  for (const { relation, block } of program.steps) {
    for (const from of inputDatasets(relation))
      if (!froms.has(sourceId(from))) froms.set(sourceId(from), { from, block })
  }
  const paths = Array.from(froms, ([id, { from }]) => [id, sourceOf(sources, from).path] as const)
  const tables = tableNames(new Map(paths), new Set(steps.values()))
  const nameOf = (id: string) => identifier(tables.get(id) ?? missing(id))
  const loads: Code[] = []
  const places: Code[] = []
  for (const [id, { from, block }] of froms) {
    const asked = askedOutside(from, sources, 'postgres')
    if (asked) places.push(marked(block, readInPlace(nameOf(id), from, asked)))
    else loads.push(marked(block, readSource(nameOf(id), from, sourceOf(sources, from), use)))
  }
  const place: PostgresPlace = {
    use,
    step: (id) => identifier(steps.get(id) ?? missing(id)),
    dataset: nameOf,
  }
  return { place, loads, places }
}

function missing(id: string): never {
  throw new Error(`The program names ${JSON.stringify(id)}, which it does not hold`)
}

import { SAID } from '../blocks/say-measure.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { compilePipeline } from '../pipeline/compile-pipeline.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { MeasureFunction } from '../relation/aggregate.ts'
import type { ColumnType } from '../relation/column.ts'
import { columnsOf } from '../relation/columns-of.ts'
import type { Program, Step } from '../relation/program.ts'
import { type Relation, sourceId } from '../relation/relation.ts'

/**
 * What a pipeline computes, in one line for people: "Sum of amount by region, where order_date is after
 * 2024-01-01, 10 largest". Told from what is run, so that it holds whoever made the pipeline; null where
 * nothing can be run yet.
 */
export function headlineOf(pipeline: Pipeline, catalogue: Catalogue): string | null {
  const compiled = compilePipeline(pipeline, catalogue)
  if (!('program' in compiled)) return null
  const last = compiled.program.steps.findLast(({ check }) => !check)
  if (!last) return null
  const trail = trailOf(last, compiled.program)
  const { program } = compiled
  const kept = keptIn(trail, program, catalogue)
  const told = [whatOf(last, trail, catalogue), ...kept, ...orderIn(trail)]
  const line = told.filter((part) => part !== '').join(', ')
  return line.slice(0, 1).toUpperCase() + line.slice(1)
}

interface Stage {
  readonly relation: Relation
  /** The sentence of the block, where the stage is all of it. */
  readonly sentence: string | null
}

/** The way of the rows, from the end back to the table they come from; what is joined lies beside it. */
function trailOf(last: Step, { steps }: Program): readonly Stage[] {
  const trail: Stage[] = []
  let relation: Relation | null = last.relation
  let sentence: string | null = last.sentence
  while (relation) {
    if (relation.kind === 'step') {
      const { step }: { step: string } = relation
      const before: Step | undefined = steps.find(({ id }) => id === step)
      relation = before?.relation ?? null
      sentence = before?.sentence ?? null
      continue
    }
    trail.push({ relation, sentence })
    sentence = null
    relation = beneath(relation)
  }
  return trail
}

function beneath(relation: Relation): Relation | null {
  if (relation.kind === 'join') return relation.left
  if (relation.kind === 'append') return relation.inputs[0] ?? null
  return 'input' in relation ? relation.input : null
}

/** As a title says it; elsewhere a count tells whether of rows or of values. */
const MEASURED: Readonly<Record<MeasureFunction, string>> = {
  ...SAID,
  count: 'number of',
  count_rows: 'number of',
  sum: 'sum of',
}

function whatOf(last: Step, trail: readonly Stage[], catalogue: Catalogue): string {
  const rows = rowsAt(trail, catalogue)
  const grouped = trail.find(({ relation }) => groups(relation))?.relation
  const leaving = last.columns.map(({ name }) => name)
  if (grouped?.kind === 'aggregate') {
    const { keys, measures } = grouped
    const made = leaving.filter((name) => !keys.includes(name))
    const told = made.map((name) => {
      const measure = measures.find((one) => one.name === name)
      return measure ? sayMeasure(measure, rows) : sayName(name)
    })
    const by = keysSaid(keys.filter((key) => leaving.includes(key)))
    if (told.length === 0) return `Different ${by === '' ? 'rows' : by} of ${rows}`
    return by === '' ? listed(told) : `${listed(told)} by ${by}`
  }
  if (grouped?.kind === 'pivot') {
    const { measure, keys, column } = grouped
    return `${sayMeasure(measure, rows)} by ${[...keys, column].map(sayName).join(' and ')}`
  }
  const whole = trail.at(-1)?.relation
  const isWhole =
    whole?.kind === 'from' && whole.columns.every(({ name }) => leaving.includes(name))
  return isWhole || leaving.length > MOST_NAMED
    ? capitalised(rows)
    : `${listed(leaving.map(sayName))} of ${rows}`
}

const MOST_NAMED = 4

function groups({ kind }: Relation): boolean {
  return kind === 'aggregate' || kind === 'pivot'
}

function sayMeasure(
  {
    function: name,
    column,
  }: { readonly function: MeasureFunction; readonly column: string | null },
  rows: string,
): string {
  return `${MEASURED[name]} ${column === null ? rows : sayName(column)}`
}

/** What the rows are called: by the table they come from. */
function rowsAt(trail: readonly Stage[], { datasets }: Catalogue): string {
  const source = trail.at(-1)?.relation
  const dataset =
    source?.kind === 'from' ? datasets.find(({ id }) => id === sourceId(source)) : null
  return dataset ? sayName(dataset.name) : 'rows'
}

/** Keys beside a name only tell namesakes apart. */
function keysSaid(keys: readonly string[]): string {
  const named = keys.filter((key) => !/(?:^|_)id(?:_|$)/i.test(key))
  return listed((named.length > 0 ? named : keys).map(sayName))
}

/** What was asked of the rows, the last first. */
function keptIn(
  trail: readonly Stage[],
  program: Program,
  catalogue: Catalogue,
): readonly string[] {
  return trail.flatMap(({ relation, sentence }) => {
    if (relation.kind === 'filter') {
      const [, told = null] =
        /^(?:keep|drop) (?:only )?rows where (.+)$/is.exec(sentence ?? '') ?? []
      const how = /^drop/i.test(sentence ?? '') ? 'except where' : 'where'
      return told === null ? [] : [`${how} ${told.replaceAll('`', '')}`]
    }
    if (relation.kind !== 'join' || (relation.how !== 'semi' && relation.how !== 'anti')) return []
    const other = sourcesOf(relation.right, program)
    const names = catalogue.datasets
      .filter(({ id }) => other.has(id))
      .map(({ name }) => sayName(name))
    const rows = names.length > 0 ? listed(names) : 'the others'
    return [relation.how === 'anti' ? `without a match in ${rows}` : `with a match in ${rows}`]
  })
}

function sourcesOf(relation: Relation, program: Program): ReadonlySet<string> {
  if (relation.kind === 'from') return new Set([sourceId(relation)])
  const { steps } = program
  const before = relation.kind === 'step' ? steps.find(({ id }) => id === relation.step) : undefined
  const inputs = before
    ? [before.relation]
    : relation.kind === 'join'
      ? [relation.left, relation.right]
      : relation.kind === 'append'
        ? relation.inputs
        : 'input' in relation
          ? [relation.input]
          : []
  return new Set(inputs.flatMap((one) => [...sourcesOf(one, program)]))
}

/** "10 largest", "latest first": as far as nothing is grouped after it. */
function orderIn(trail: readonly Stage[]): readonly string[] {
  const end = trail.findIndex(({ relation }) => groups(relation))
  const after = end === -1 ? trail : trail.slice(0, end)
  const taken = after.find(({ relation }) => relation.kind === 'take')?.relation
  const sorted = after.find(({ relation }) => relation.kind === 'sort')?.relation
  const count = taken?.kind === 'take' ? taken.count : null
  const key = sorted?.kind === 'sort' ? sorted.keys[0] : undefined
  if (sorted?.kind !== 'sort' || !key) return count === null ? [] : [`${count} of them`]
  const type = columnsOf(sorted.input).find(({ name }) => name === key.column)?.type
  const [low, high] = ENDS[type ?? 'text'] ?? ['first', 'last']
  const side = key.direction === 'descending' ? high : low
  // The column is said where several could be meant.
  const by = end === -1 || type === 'text' ? ` by ${sayName(key.column)}` : ''
  if (count === null)
    return [type === 'text' ? `in order of ${sayName(key.column)}` : `${side} first${by}`]
  return [`${count === 1 ? 'the' : count} ${side}${by}`]
}

/** What the first and the last of such values are called. */
const ENDS: Readonly<Partial<Record<ColumnType, readonly [string, string]>>> = {
  integer: ['smallest', 'largest'],
  number: ['smallest', 'largest'],
  date: ['earliest', 'latest'],
  timestamp: ['earliest', 'latest'],
}

function sayName(name: string): string {
  return name.replaceAll('_', ' ')
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED)
  const more = names.length - shown.length
  const [last, ...before] = shown.toReversed()
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  return before.length === 0 ? (last ?? '') : `${before.toReversed().join(', ')} and ${last}`
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

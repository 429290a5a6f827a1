import { exampleFigure } from '../blocks/example-figures.ts'
import { BLOCKS } from '../blocks/registry.ts'
import { isMeasure } from '../tables/is-measure.ts'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { isPeriod } from '../tables/compute-period.ts'
import { linkSentence } from '../sentence-to-plan/question/link/link-sentence.ts'
import type { LinkedSentence, Mention } from '../sentence-to-plan/question/link/mention.ts'
import { schemaOf } from '../tables/schema.ts'
import type { SchemaColumn } from '../tables/schema.ts'
import { sayColumn, sayName, sayValue } from '../words/say.ts'
import type { AskContext } from './asked.ts'
import { tablesAtHand } from './tables-at-hand.ts'

/**
 * Sentences about what was understood of one that was not: its tables, columns and cells as far as they
 * are known for sure. Where nothing is, there are none: others would have nothing to do with it.
 */
export function relatedTo(sentence: string, context: AskContext): readonly string[] {
  const tables = tablesAtHand(context)
  const linked = linkSentence(sentence, tables.map(schemaOf))
  const [likeliest] = tables
    .map((table) => ({ table, score: scoreOf(table, linked) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  if (!likeliest) return []
  const { table } = likeliest
  const source = context.pipeline.blocks.length === 0 ? loadOf(table) : []
  return clausesOver(table, linked).map((clauses) => [...source, ...clauses].join(', '))
}

/** Below this a word is only something like the name. */
const SURE = 0.7

function scoreOf(table: CatalogueDataset, { mentions }: LinkedSentence): number {
  const scores = mentions.map((mention) =>
    Math.max(
      0,
      ...mention.tables.filter((one) => one.table.id === table.id).map(({ score }) => score),
      ...mention.columns
        .filter(({ column }) => columnsOf(mention, table).includes(column))
        .map(({ score }) => score),
      ...cellsIn(mention, table).map(() => 1),
    ),
  )
  return scores.filter((score) => score >= SURE).reduce((sum, score) => sum + score, 0)
}

function columnsOf(mention: Mention, table: CatalogueDataset): readonly SchemaColumn[] {
  // "Month" is no column called `monthly_rent`.
  if (isPeriod(mention.text)) return []
  return mention.columns
    .filter(({ column, score }) => score >= SURE && column.table === table.id)
    .map(({ column }) => column)
    .filter(({ name }) => table.columns.some((one) => one.name === name))
}

function cellsIn({ values }: Mention, table: CatalogueDataset) {
  return values.filter(
    ({ column, cell, share }) =>
      share === 1 && column.table === table.id && typeof cell === 'string',
  )
}

function loadOf(table: CatalogueDataset): readonly string[] {
  const reader = BLOCKS.find(({ reads }) => reads !== undefined)
  return reader?.examples?.(table, []).slice(0, 1) ?? []
}

/** What can be done with what was named, all of it together first. */
function clausesOver(
  table: CatalogueDataset,
  linked: LinkedSentence,
): readonly (readonly string[])[] {
  const { columns } = table
  const kept = linked.mentions.flatMap((mention) =>
    cellsIn(mention, table)
      .slice(0, 1)
      .map(
        ({ column, cell }) =>
          `keep rows where ${sayColumn(column.name, columns)} is ${sayValue(String(cell), column.type, (text) => text)}`,
      ),
  )
  const named = linked.mentions
    .toSorted((one, other) => Number(isGroup(other, linked)) - Number(isGroup(one, linked)))
    .flatMap((mention) => columnsOf(mention, table))
  const measure = named.find((column) => isMeasure(column) && !column.key)
  const kind = named.find((column) => !isMeasure(column) && !column.key && !column.unique)
  const by = kind ? sayName(kind.name, columns) : periodOf(linked, table)
  const figure = measure ? figureOf(sayName(measure.name, columns), linked) : 'count rows'
  const summed = by === null ? (measure ? [figure] : []) : [`${figure} by ${by}`]
  const sorted = measure ? [`sort by ${sayName(measure.name, columns)} descending`] : []
  return [[...kept, ...summed], kept, summed, [...kept, ...sorted], []].filter(
    (one, at, all) =>
      // The table alone only where nothing else of it was named.
      (one.length > 0 || all.every((other) => other.length === 0)) &&
      all.findIndex((other) => other.join() === one.join()) === at,
  )
}

/** "By city", "per city". */
function isGroup({ start }: Mention, { tokens }: LinkedSentence): boolean {
  return ['by', 'per', 'each', 'every'].includes(tokens[start - 1]?.fold ?? '')
}

function periodOf({ tokens }: LinkedSentence, { columns }: CatalogueDataset): string | null {
  const isDated = columns.some(({ type }) => type === 'date' || type === 'timestamp')
  return (isDated && tokens.find(({ fold }) => isPeriod(fold))?.fold) || null
}

function figureOf(measure: string, { mentions }: LinkedSentence): string {
  const [asked] = mentions.flatMap(({ mark }) => (mark?.kind === 'measure' ? [mark.measure] : []))
  if (asked === 'mean') return `average ${measure}`
  return asked === 'sum' ? `total ${measure}` : exampleFigure(measure)
}

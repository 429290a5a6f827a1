import { exampleFigure, NAMES_ONE } from '../blocks/example-figures.ts'
import { type CatalogueDataset, hasColumns } from '../tables/catalogue.ts'
import type { Column } from '../relation/column.ts'
import { sayName, sayNew } from '../words/say.ts'

/** A question about somebody's own table, and what its answer has to be. */
export interface OwnQuestion {
  readonly sentence: string
  readonly dataset: string
  /** What is figured out of which column; null: the rows are counted. */
  readonly measure: { readonly column: string; readonly figure: string } | null
  /** For each value of a column, or for each month of a date; null: for all rows. */
  readonly by: { readonly column: string; readonly isMonth: boolean } | null
}

const MOST = 3

/**
 * Three questions that somebody's own columns answer: a figure, the same by a category, the same over
 * time. What the tables cannot tell is left out, and counting takes its place.
 */
export function ownQuestions(datasets: readonly CatalogueDataset[]): readonly OwnQuestion[] {
  const [best] = datasets
    .filter(hasColumns)
    .map((dataset) => ({ dataset, ...partsOf(dataset) }))
    .toSorted((one, other) => worth(other) - worth(one))
  if (!best) return []
  const { dataset, measure, group, other, date } = best
  const table = sayNew(dataset.name)
  // With one table there is no need to say which, unless it is what is counted.
  const ofTable = datasets.length > 1 ? ` of ${table}` : ''
  const said = (column: Column) => sayName(column.name, dataset.columns)
  const figure = measure && figureOf(measure, said(measure))
  const ask = (sentence: string, of: Column | undefined, each: OwnQuestion['by']): OwnQuestion => ({
    sentence,
    dataset: dataset.id,
    measure: of && figure ? { column: of.name, figure: figure.split(' ')[0] ?? '' } : null,
    by: each,
  })
  const questions: OwnQuestion[] = []
  if (measure) questions.push(ask(`what is the ${figure}${ofTable}?`, measure, null))
  if (measure && group)
    questions.push(
      ask(`what is the ${figure}${ofTable} for each ${said(group)}?`, measure, by(group, false)),
    )
  if (date)
    questions.push(
      measure
        ? ask(
            `what is the ${figure}${ofTable} per month of ${said(date)}?`,
            measure,
            by(date, true),
          )
        : ask(`how many ${table} per month of ${said(date)}?`, undefined, by(date, true)),
    )
  for (const column of [group, other])
    if (column)
      questions.push(
        ask(`how many ${table} are there in each ${said(column)}?`, undefined, by(column, false)),
      )
  questions.push(ask(`how many ${table} are there?`, undefined, null))
  return questions.slice(0, MOST)
}

/** What is surely an amount may be added up; of any other number the mean says something. */
function figureOf({ name }: Column, said: string): string {
  return AMOUNTS.test(name) ? exampleFigure(said) : `average ${said}`
}

function by({ name }: Column, isMonth: boolean): OwnQuestion['by'] {
  return { column: name, isMonth }
}

interface Parts {
  readonly measure: Column | undefined
  readonly group: Column | undefined
  readonly other: Column | undefined
  readonly date: Column | undefined
}

function partsOf({ columns, uniqueColumns = [] }: CatalogueDataset): Parts {
  const numbers = columns.filter(
    ({ name, type }) => (type === 'integer' || type === 'number') && !NO_AMOUNT.test(name),
  )
  const texts = columns.filter(
    ({ name, type }) => type === 'text' && !NO_GROUP.test(name) && !uniqueColumns.includes(name),
  )
  const [group, other] = [...texts.filter(isUsual(GROUPS)), ...texts.filter(isUnusual(GROUPS))]
  return {
    measure: numbers.find(isUsual(AMOUNTS)) ?? numbers[0],
    group,
    other,
    date: columns.find(({ type }) => type === 'date' || type === 'timestamp'),
  }
}

function worth({ measure, group, date }: Parts): number {
  return (measure ? 2 : 0) + (date ? 2 : 0) + (group ? 1 : 0)
}

function isUsual(words: RegExp) {
  return ({ name }: Column) => words.test(name)
}
function isUnusual(words: RegExp) {
  return ({ name }: Column) => !words.test(name)
}

const AMOUNTS = /amount|revenue|sales|total|value|price|cost|quantity|qty|fee|salary|score|points/i
const GROUPS =
  /region|country|city|state|category|status|type|kind|segment|channel|department|team|group|class|gender|specialty|role/i
/** A name, a place or a time in figures is no amount; nor is what no sentence can say. */
const NO_AMOUNT = new RegExp(
  `${NAMES_ONE.source}|year|month|week|day|hour|lat|lon|zip|post|phone|rank|birth|position|game|round|season|[^\\p{L}\\p{N}_ ()%-]`,
  'iu',
)
const NO_GROUP = new RegExp(
  `${NAMES_ONE.source}|note|comment|description|text|date|time|[^\\p{L}\\p{N}_ -]`,
  'iu',
)

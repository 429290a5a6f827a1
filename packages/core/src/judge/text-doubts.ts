import { cellsOf } from '../tables/catalogue.ts'
import type { Catalogue, CatalogueDataset } from '../tables/catalogue.ts'
import type { Program } from '../relation/program.ts'
import { conversionFor } from './conversion-for.ts'
import type { Conversion } from './conversion-for.ts'
import type { ProgramFacts } from './program-facts.ts'
import { textUses } from './text-uses.ts'
import type { TextUse } from './text-uses.ts'

/** A column of text that holds dates or numbers, and would be taken for what it is not. */
export interface TextDoubt {
  readonly dataset: CatalogueDataset
  readonly column: string
  readonly conversion: Conversion
}

export interface JudgedTexts {
  /** Put in order or compared letter by letter, or read by a rule that does not fit all of its cells. */
  readonly doubts: readonly TextDoubt[]
  /** Columns of text whose numbers were read, every one of them. */
  readonly read: readonly string[]
}

export function judgeTexts(
  request: string,
  program: Program,
  { reads, names }: ProgramFacts,
  { datasets }: Catalogue,
): JudgedTexts {
  const tables = datasets.filter(({ id }) => reads.has(id))
  const uses = textUses(program)
  const doubts = uses.flatMap((use) =>
    tables.flatMap((dataset) => {
      const isText = dataset.columns.some(
        ({ name, type }) => name === use.column && type === 'text',
      )
      const cells = isText ? cellsOf(dataset, use.column) : []
      const conversion = conversionFor(cells, use.column)
      if (!conversion || !misleads(use, conversion, { dataset, request })) return []
      return [{ dataset, column: use.column, conversion }]
    }),
  )
  const passedOver = LATEST.test(request)
    ? tables
        .flatMap((dataset) => unevenDates(dataset))
        .filter(({ column }) => !names.includes(column.toLowerCase()))
    : []
  const read = uses.filter(({ how }) => how === 'read as a number').map(({ column }) => column)
  return { doubts: firstOfEach([...doubts, ...passedOver]), read: [...new Set(read)] }
}

/** "The latest order" by its number, where its date cannot be put in order. */
const LATEST = /\b(?:latest|newest|earliest|oldest|most recent)\b/i

function unevenDates(dataset: CatalogueDataset): readonly TextDoubt[] {
  return dataset.columns.flatMap(({ name, type }) => {
    const conversion = type === 'text' ? conversionFor(cellsOf(dataset, name), name) : null
    return conversion?.to === 'date' && conversion.isUneven
      ? [{ dataset, column: name, conversion }]
      : []
  })
}

function misleads(
  use: TextUse,
  conversion: Conversion,
  { dataset, request }: { readonly dataset: CatalogueDataset; readonly request: string },
): boolean {
  switch (use.how) {
    case 'ordered':
    case 'compared':
      return !conversion.isSortable
    case 'read as a number':
      return conversion.isUneven
    case 'counted':
      return conversion.to === 'number' && ADDED.test(request)
    case 'looked up':
      return conversion.to === 'date' && (conversion.isUneven || isCut(use.column, dataset))
  }
}

/** Who asks for a total is not served by how many cells there are. */
const ADDED = /\b(?:totals?|sum|average|mean|revenue|sales)\b/i

/** Only the first cells of a large table are known: those of a period that were looked up are not all of them. */
function isCut(column: string, dataset: CatalogueDataset): boolean {
  const { rowCount = 0 } = dataset
  const known = cellsOf(dataset, column).length
  return known >= MANY && known < rowCount
}

const MANY = 50

function firstOfEach(doubts: readonly TextDoubt[]): readonly TextDoubt[] {
  return doubts.filter(
    ({ column, dataset }, at) =>
      doubts.findIndex((one) => one.column === column && one.dataset === dataset) === at,
  )
}

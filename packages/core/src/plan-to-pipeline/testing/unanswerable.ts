import { cellsOf } from '../../tables/catalogue.ts'
import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { stem } from '../../words/stem.ts'
import { foldedWords } from '../../words/tokens.ts'

/** A request that was answered, changed so that nobody could answer it any more. */
export interface Unanswerable {
  readonly asks: string
  readonly datasets: readonly CatalogueDataset[]
  readonly changed: 'cell' | 'table' | 'word'
  readonly from: string
}

interface Answerable {
  readonly asks: string
  readonly datasets: readonly CatalogueDataset[]
}

/** The request about something that no cell is called. */
export function withoutCell({ asks, datasets }: Answerable, other: string): Unanswerable | null {
  const cells = datasets.flatMap((one) => one.columns.flatMap(({ name }) => cellsOf(one, name)))
  const texts = cells.filter((cell) => typeof cell === 'string' && NAME.test(cell))
  const said = texts
    .map(String)
    .filter((text) => asks.includes(text) && !isKnown(text, datasets))
    .toSorted((one, two) => two.length - one.length)[0]
  const place = said === undefined ? -1 : placeOf(asks, said)
  if (said === undefined || place < 1) return null
  return { asks: replaced(asks, said, other), datasets, changed: 'cell', from: said }
}

/** The request where the table it names is not at hand. */
export function withoutTable({ asks, datasets }: Answerable): Unanswerable | null {
  const said = stemsIn(asks)
  const gone = datasets.find((dataset) => {
    const [word, ...more] = stemsIn(dataset.name)
    const others = datasets.filter((one) => one !== dataset)
    const known = new Set(others.flatMap(wordsOf))
    return word !== undefined && more.length === 0 && said.includes(word) && !known.has(word)
  })
  // Of one table that is left anything may be the rows.
  if (!gone || datasets.length < 3) return null
  const rest = datasets.filter((one) => one !== gone)
  return { asks, datasets: rest, changed: 'table', from: gone.name }
}

/** The request for a figure, or a figure for each, of a column that no table has. */
export function withoutWord({ asks, datasets }: Answerable, other: string): Unanswerable | null {
  const columns = datasets.flatMap(({ columns: all }) => all.map(({ name }) => stemsIn(name)))
  const tables = new Set(datasets.flatMap(({ name }) => stemsIn(name)))
  const word = [...asks.matchAll(MEASURED)]
    .map(([, text = '']) => text)
    .find((text) => {
      const root = stem(text)
      const own = columns.filter((words) => words.includes(root))
      return (
        own.length === 1 && own[0]?.length === 1 && !tables.has(root) && times(asks, root) === 1
      )
    })
  if (word === undefined) return null
  return { asks: replaced(asks, word, other), datasets, changed: 'word', from: word }
}

const MEASURED = /\b(?:average|total|sum of|median|per|by|each) (?:the )?(\p{Ll}{4,})\b/gu
const NAME = /^\p{Lu}[\p{Ll}]{3,}(?: \p{Lu}\p{Ll}{2,})*$/u

function placeOf(asks: string, said: string): number {
  return asks.search(new RegExp(`(?<![\\p{L}\\p{N}])${said}(?![\\p{L}\\p{N}])`, 'u'))
}

function replaced(asks: string, said: string, other: string): string {
  return asks.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${said}(?![\\p{L}\\p{N}])`, 'gu'), other)
}

function times(asks: string, root: string): number {
  return stemsIn(asks).filter((one) => one === root).length
}

/** It is a table or a column as well, so that the request says more than the cell. */
function isKnown(text: string, datasets: readonly CatalogueDataset[]): boolean {
  const named = new Set(
    datasets
      .flatMap(({ name, columns }) => [name, ...columns.map((one) => one.name)])
      .flatMap(stemsIn),
  )
  return stemsIn(text).some((word) => named.has(word))
}

function wordsOf({ name, columns }: CatalogueDataset): readonly string[] {
  return [name, ...columns.map((column) => column.name)].flatMap(stemsIn)
}

function stemsIn(text: string): readonly string[] {
  return foldedWords(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ')).map(stem)
}

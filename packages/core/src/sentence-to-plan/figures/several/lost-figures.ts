import type { CatalogueDataset } from '../../../tables/catalogue.ts'
import { takeOrder } from '../../lists/take-order.ts'
import type { QuestionReading } from '../../question/question-reading.ts'
import { FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { foldText, tokenize } from '../../../words/tokens.ts'
import { figureSaid } from '../../wanted/figure-words.ts'
import { figureTables } from '../figure-tables.ts'
import { readFigure } from '../read-figure.ts'
import { figuresListed } from './figures-listed.ts'
import { plainRequest } from './plain-request.ts'
import { mayListFigures } from './read-figures.ts'
import { groupedIn } from './take-groups.ts'

/**
 * What to ask where an answer used no word of some figures of a list: "rentals, mileage and average price by class"
 * where no mileage is kept. Null where none is lost; only where others of the list are figures of the data.
 */
export function askForLost(
  sentence: string,
  datasets: readonly CatalogueDataset[],
  { words }: QuestionReading,
): string | null {
  const unread = new Set(words.filter(({ read }) => !read).map(({ text }) => foldText(text)))
  if (unread.size === 0 || !mayListFigures(sentence)) return null
  const { tables } = figureTables(datasets)
  const { isBeside, text } = plainRequest(sentence)
  const { said: unordered } = takeOrder(text)
  const order = text.slice(unordered.length).replace(/^[^\p{L}]+/u, '')
  for (const { groups, rest } of groupedIn(unordered, tables)) {
    if (groups === '') continue
    const said = figuresListed({ text: rest, isBeside }, tables).flatMap((item) =>
      item.kind === 'figure' ? [item.text] : [],
    )
    const lost = said.filter((item) => isLost(item, unread))
    const isFigure = (item: string) => readFigure(`${item} ${groups}`, datasets) !== null
    const others = said.filter((item) => !lost.includes(item))
    if (lost.length === 0 || !others.some(isFigure)) continue
    // What is known was lost to something else.
    const isKnown = lost.every(isFigure)
    const named = lost.map((item) => `"${item}"`).join(' and ')
    if (isKnown && order !== '') return `What are the groups to be sorted by with "${order}"?`
    return isKnown
      ? `What was understood leaves out ${named}. Can it be asked for by itself?`
      : `What is meant by ${named}? Nothing in the data is called so.`
  }
  return null
}

/** Of "total weight" the word "total" may have been read with something else. */
function isLost(item: string, unread: ReadonlySet<string>): boolean {
  const told = tokenize(figureSaid(item)?.of || item).filter(
    ({ sign, fold }) => !sign && !FUNCTION_WORDS.has(fold),
  )
  return told.length > 0 && told.every(({ fold }) => unread.has(fold))
}

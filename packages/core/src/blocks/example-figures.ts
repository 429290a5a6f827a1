import type { Column } from '../relation/column.ts'
import { cellsOf } from '../tables/catalogue.ts'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { isMeasure } from '../tables/is-measure.ts'
import { sayName } from '../words/say.ts'

/** A number worth a total, for examples, as it is said. */
export function exampleMeasure(columns: readonly Column[]): string | undefined {
  const numbers = columns.filter(isMeasure)
  // The total of "Trip No" says nothing.
  const amounts = numbers.filter(({ name }) => !NAMES_ONE.test(name))
  const worth = amounts.length > 0 ? amounts : numbers
  return plainest(worth.map(({ name }) => sayName(name, columns)))
}

/** A name that needs no quotation marks, where there is one: an example should read like a sentence. */
function plainest(names: readonly string[]): string | undefined {
  return names.find((name) => !name.startsWith('"')) ?? names[0]
}

/** What is usually asked of a number: amounts add up, temperatures and rates do not. */
export function exampleFigure(said: string): string {
  // Nobody asks for the total total_amount of a table that was summed up already.
  if (FIGURED.test(said)) return `highest ${said}`
  return `${LEVELS.test(said) ? 'average' : 'total'} ${said}`
}

/** What an earlier step computed is called so. */
const FIGURED = /^"?(?:total|sum|average|avg|count|number|highest|lowest|max|min)(?:$|[_ ])/i

const LEVELS =
  /(?:^|[_\b"])(?:temperature|temp|humidity|pressure|price|rate|rating|ratio|score|rank|level|age|year|share|percent|percentage|pct|speed|height|depth|latitude|longitude)(?:$|[_\b"])/i

/** A text worth grouping by, for examples: few different cells make groups, an id one for each row. */
export function exampleGroup(dataset: CatalogueDataset): string | undefined {
  const { columns } = dataset
  const variety = ({ name }: Column) =>
    new Set(cellsOf(dataset, name)).size + (NAMES_ONE.test(name) ? 1_000 : 0)
  const groups = columns
    .filter(({ type, name }) => type === 'text' && !holdsFigures(dataset, name))
    .toSorted((one, other) => variety(one) - variety(other))
  return plainest(groups.map(({ name }) => sayName(name, columns)))
}

/** Amounts and dates that are text still: "1.265,04 €" tells no kind. */
function holdsFigures(dataset: CatalogueDataset, column: string): boolean {
  const cells = cellsOf(dataset, column).filter((cell) => typeof cell === 'string')
  const figures = cells.filter((cell) => /^[^\p{L}\d]{0,2}(?:[A-Z]{3} )?\d/u.test(cell))
  return cells.length > 0 && figures.length > cells.length / 2
}

/** What tells one thing from all others. */
export const NAMES_ONE =
  /(^|_|\b)(id|key|code|name|title|email|phone|address|number|no|nr|order|url)\.?$/i

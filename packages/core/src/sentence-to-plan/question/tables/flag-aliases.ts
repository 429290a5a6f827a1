import type { Cell } from '../../../relation/column.ts'
import { foldedWords } from '../../../words/tokens.ts'
import { wordTable } from '../../../words/word-table.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

type Alias = readonly [string, Cell]

/**
 * What people call the rows of which a column of yes and no says no: "inactive", "unpaid" and
 * "non-members" where columns are called "active", "paid" and "is_member". Whoever is no man is a woman.
 */
export function flagAliases(column: SchemaColumn): readonly Alias[] {
  const no = cellOf(column, NO)
  const [word, ...more] = foldedWords(column.name.replaceAll('_', ' ')).filter(
    (each) => !AUXILIARY.test(each),
  )
  if (no === null || word === undefined || more.length > 0) return []
  const sex = SEXES[word]
  const yes = sex ? cellOf(column, YES) : null
  const opposite = sex ? SEXES[sex.opposite]?.said : OPPOSITES[word]
  const denied = opposite ?? NEGATIONS.flatMap((form) => [`${form}${word}`, `${form}${word}s`])
  return [
    ...denied.map((each): Alias => [each, no]),
    ...(sex && yes !== null ? sex.said.map((each): Alias => [each, yes]) : []),
  ]
}

/** The cell that says yes, or no; null where the column holds something else. */
function cellOf({ type, cells }: SchemaColumn, wanted: RegExp): string | boolean | null {
  if (type === 'boolean') return wanted === YES
  const texts = cells.filter((cell) => typeof cell === 'string')
  if (type !== 'text' || texts.length !== cells.length || cells.length > 2) return null
  if (!texts.every((text) => YES.test(text.trim()) || NO.test(text.trim()))) return null
  return texts.find((text) => wanted.test(text.trim())) ?? null
}

const YES = /^(?:yes|y|true|t)$/i
const NO = /^(?:no|n|false|f)$/i
const AUXILIARY = /^(?:is|are|was|has|had|have|flag)$/
const NEGATIONS = ['in', 'un', 'non', 'non ', 'not ', 'im', 'dis', 'ir', 'il']

interface Sex {
  readonly said: readonly string[]
  readonly opposite: string
}

const WOMEN: Sex = { said: ['female', 'females', 'woman', 'women', 'girls'], opposite: 'man' }
const MEN: Sex = { said: ['male', 'males', 'man', 'men', 'boys'], opposite: 'woman' }
const SEXES = wordTable<Sex>({ male: MEN, man: MEN, female: WOMEN, woman: WOMEN })

const OPPOSITES = wordTable<readonly string[]>({
  open: ['closed', 'shut'],
  dead: ['alive', 'living'],
  alive: ['dead', 'deceased'],
  married: ['unmarried', 'single'],
})

import type { CatalogueDataset } from '../../../tables/catalogue.ts'
import {
  COMMON_VERBS,
  FILLER_WORDS,
  FUNCTION_WORDS,
  LIGHT_VERBS,
} from '../../../words/empty-words.ts'
import { linkSentence } from '../link/link-sentence.ts'
import type { SchemaTable } from '../../../tables/schema.ts'
import type { Token } from '../../../words/tokens.ts'
import type { ColumnFamily } from './column-families.ts'
import { CHANGE_WORDS, COMPARED_WORDS } from './compared-words.ts'
import { formsOf } from './forms-of.ts'
import type { Reshaped } from './reshaped.ts'
import { narrow, sayMembers, tidy } from './said-members.ts'
import type { Narrowed, SaidMembers } from './said-members.ts'

/** A question over a table that has a family of columns, before it is known whether it asks for them. */
export interface WideQuestion {
  readonly source: CatalogueDataset
  readonly family: ColumnFamily
  readonly said: SaidMembers
  readonly narrowed: Narrowed
  /** How the cells of the family are called, by the heads or else by the question. */
  readonly value: string
  readonly isValueSaid: boolean
  /** Some row is named: "Dal", "the Hill line". */
  readonly isRowSaid: boolean
}

/** The question put otherwise, over the table in another shape. */
export interface Reread {
  readonly sentence: string
  readonly reshaped: Reshaped
}

export function wideQuestion(
  sentence: string,
  source: CatalogueDataset,
  family: ColumnFamily,
): WideQuestion {
  const said = sayMembers(sentence, family)
  const rest = rowsOnly(family)
  const whole = narrow(said, family)
  const narrowed = { ...whole, rest: withoutAll(whole.rest, rest) }
  const linked = linkSentence(narrowed.rest, [rest])
  const found = family.value ?? saidValue(linked, family)
  const value = found ?? 'value'
  return {
    source,
    family,
    said,
    narrowed,
    value: rest.columns.some(({ name }) => name.toLowerCase() === value.toLowerCase())
      ? `${value} of each`
      : value,
    isValueSaid: found !== null && new RegExp(`\\b(?:${formsOf(found)})\\b`, 'iu').test(sentence),
    isRowSaid: linked.mentions.some(
      ({ values, mark }) => !mark && values.some(({ share }) => share === 1),
    ),
  }
}

/** "Of all branches", where each row is one: nothing is left out. */
function withoutAll(text: string, { columns }: SchemaTable): string {
  const names = columns.map(({ name }) => formsOf(name)).join('|')
  if (names === '') return text
  const all = new RegExp(
    `,? \\b(?:of|for|over|across|in) all(?: of)?(?: the)? (?:${names})\\b`,
    'iu',
  )
  return tidy(text.replace(all, ' '))
}

/** The table without the family: what tells its rows. */
function rowsOnly({ table, members }: ColumnFamily): SchemaTable {
  const own = new Set(members.map(({ column }) => column))
  return { ...table, columns: table.columns.filter((column) => !own.has(column)) }
}

/** "Which month has the most rain": heads that say nothing hold what the question speaks of. */
function saidValue(
  { tokens, mentions }: ReturnType<typeof linkSentence>,
  { noun, table }: ColumnFamily,
): string | null {
  const isAxis = (word: string) => new RegExp(`^(?:${noun})s?$`, 'iu').test(word)
  const isFree = (token: Token, at: number) =>
    !token.sign &&
    !token.proper &&
    token.number === null &&
    !FUNCTION_WORDS.has(token.fold) &&
    !FILLER_WORDS.has(token.stem) &&
    !LIGHT_VERBS.has(token.stem) &&
    !COMPARED_WORDS.has(token.fold) &&
    !CHANGE_WORDS.has(token.fold) &&
    !PERIOD.test(token.fold) &&
    !isAxis(token.fold) &&
    !mentions.some(
      ({ start, end, columns, values, mark }) =>
        start <= at &&
        at < end &&
        ((columns[0]?.score ?? 0) > ALIKE || values.length > 0 || mark !== null),
    )
  const free = tokens.filter(isFree)
  const sold = free.find(({ stem }) => SELLING.has(stem))
  const thing = free.find(({ stem }) => !COMMON_VERBS.has(stem) && !SELLING.has(stem))
  // "Did it rain more in May": what the rows are called is what they hold.
  return thing?.text ?? (sold ? 'sales' : isAxis(table.name) ? null : tableSaid(tokens, table))
}

/** What a word of like meaning scores at most: "medals" beside a column "Total" are still what the heads hold. */
const ALIKE = 0.6

const PERIOD =
  /^(?:month|quarter|week|year|dai|annual)ly$|^(?:annual|half|period|course|averages?d?)$/

const SELLING: ReadonlySet<string> = new Set(['sell', 'sold', 'sale'])

function tableSaid(tokens: readonly Token[], { words, name }: SchemaTable): string | null {
  return words.length === 1 && tokens.some(({ stem }) => stem === words[0]?.stem) ? name : null
}

/** The words of a question that tell which rows are meant, without what asks and compares. */
export function rowsMeant(text: string, { value, family }: WideQuestion): string {
  const dropped = new RegExp(
    `\\b(?:${formsOf(value)}|${family.noun}|${LITTLE}|${[...COMPARED_WORDS].join('|')})\\b|[?.,!:]`,
    'giu',
  )
  return tidy(text.replaceAll(/'s\b/g, ' ').replaceAll(dropped, ' '))
    .replace(/^(?:(?:in|on|at|for|of|by|the|to|with|and|it|there|a|an)\b ?)+/i, '')
    .replace(/(?: ?\b(?:in|on|at|for|of|by|the|to|with|and|it|there|a|an))+$/i, '')
}

const LITTLE =
  'did|does|do|was|were|is|are|has|have|had|get|got|gets|win|won|wins|receive|received|reach|reached|sell|sold|make|made|take|took|see|saw|than|how|many|much|which|what|number of|amount of|at home|medals?|wins?|there|be|been|fall|fell|or|either|show|give|tell me'

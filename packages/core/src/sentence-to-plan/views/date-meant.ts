import { refOf } from '../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { namesEvent } from '../../tables/event-dates.ts'
import { cut } from '../states/state.ts'
import { spokenTables } from '../states/told-columns.ts'
import type { ViewReader } from './view.ts'

/** "Orders per month (use delivery date)": by that day alone, and only where there is one. */
export const readDateMeant: ViewReader = (sentence, tables) => {
  for (const form of FORMS) {
    const said = form.exec(sentence)
    const name = said?.groups?.['name'] ?? ''
    if (!said || name === '') continue
    const rest = cut(sentence, said)
    const date = dateCalled(name, spokenTables(rest, tables)) ?? dateCalled(name, tables)
    if (!date || !SPEAKS_OF_TIME.test(rest)) continue
    const others = tables
      .flatMap(({ columns }) => columns)
      .filter((one) => one.table === date.table && one.dated && one !== date)
    return {
      sentence: rest,
      states: [{ kind: 'empty', column: refOf(date), negated: true }],
      viewed: [],
      hidden: others.map(refOf),
    }
  }
  return null
}

const USE = String.raw`(?:please )?(?:use|using|based on|according to|going by|counted by|counting by|measured by|dated by|as per|on the basis of|taking|go by)`
const NAME = String.raw`(?:the )?(?<name>[\p{L}_]+(?: [\p{L}_]+){0,3}?)(?: as (?:the )?date)?`
const FORMS = [
  new RegExp(String.raw` ?\((?:${USE} |by )?${NAME}\)`, 'iu'),
  new RegExp(String.raw` ?[,;.?–-] ?${USE} ${NAME}(?=[.?!]*$)`, 'iu'),
]
/** Without a time there is nothing that a date could tell. */
const SPEAKS_OF_TIME =
  /\b(?:(?:19|20)\d\d|years?|yearly|quarters?|quarterly|months?|monthly|weeks?|weekly|days?|daily|weekdays?|since|before|after|until|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** The one date whose name has all these words. */
function dateCalled(name: string, tables: readonly SchemaTable[]): SchemaColumn | null {
  const words = name
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => !KINDS.has(word))
  const dates = tables.flatMap(({ columns }) => columns.filter(({ dated }) => dated))
  const [only, ...others] =
    words.length === 0 ? [] : dates.filter((one) => words.every((word) => isCalled(one, word)))
  return only && others.length === 0 ? only : null
}

const KINDS = new Set(['date', 'dates', 'day', 'time', 'of', 'the'])

function isCalled({ name }: SchemaColumn, word: string): boolean {
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((part) => part === word || namesEvent(part, word))
}

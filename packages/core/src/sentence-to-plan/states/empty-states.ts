import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { setOf } from '../../words/word-set.ts'
import { refOf, says } from '../../tables/schema.ts'
import { yesOf } from '../question/tables/yes-of.ts'
import type { Predicate } from '../question/query/query.ts'
import { cut } from './state.ts'
import type { StateReader } from './state.ts'
import { columnCalled, isCell, isEmpty, spokenTables } from './told-columns.ts'

const SKIP = String.raw`(?:skip(?:ping)?|ignor(?:e|ing)|leav(?:e|ing) (?:out|off)|exclud(?:e|ing)|omit(?:ting)?|drop(?:ping)?|disregard(?:ing)?|not counting|without|minus)`
const ALL = String.raw`(?:(?:the|all|any|those|ones|rows|records) )*`
const EMPTY = '(?:blank|empty|missing|unknown)'
const LACKING = String.raw`(?:without(?: an?| any)?|with no|with an? ${EMPTY}|(?:that|who|which) (?:have|has|had) no|(?:that|who|which) lacks?|lacking(?: an?| any)?|missing an?)`
const NAME = String.raw`(?<name>[\p{L}_]+(?: [\p{L}_]+){0,2}?)`
const ON_FILE = String.raw`(?: (?:on file|on record|recorded|given|entered|filled in|stored|specified|assigned|set|yet))*`
const STOP = String.raw`(?=[,.;:?!()]|$| (?:and|but|in|on|from|for|by|per|with|who|that|which|placed|ordered|bought|have|has|had|are|is|were|was|did|still|left out|excluded|ignored|skipped)\b)`

function pattern(text: string): RegExp {
  return new RegExp(text, 'iu')
}

/** "Skip blank suppliers", "ignore products without a brand", "tickets with no team left out". */
const SKIPPED = [
  pattern(
    String.raw`[,;]? ?(?:and |but |please )?\b(?:${SKIP}|no) ${ALL}(?:with )?(?:an? )?${EMPTY} ${NAME}${STOP}`,
  ),
  pattern(
    String.raw`[,;]? ?(?:and |but |please )?\b${SKIP} ${ALL}(?:\p{L}+ )?${LACKING} ${NAME}${ON_FILE}${STOP}`,
  ),
  pattern(
    String.raw`[,;(] ?(?:\p{L}+ )?${LACKING} ${NAME} (?:are |is )?(?:left out|excluded|ignored|skipped|omitted|not counted|do(?:n['’]?t| not) count)\b`,
  ),
]

/** "Customers with no email address on file", "tickets without an agent". */
const LACKED = [pattern(String.raw` ?\b${LACKING} ${NAME}${ON_FILE}${STOP}`)]

/** "Orders that used a voucher", "members with a phone number on file". */
const FILLED = [
  pattern(
    String.raw` ?\b(?:(?:that|which|who) )?(?:used|using|use) (?:an?|any|some) ${NAME}${STOP}`,
  ),
  pattern(
    String.raw` ?\b(?:with|(?:(?:that|which|who) )?(?:have|has|had)) an? ${NAME} (?:on file|on record|recorded|entered|filled in|stored)\b`,
  ),
]

/** "Leases that have an end date"; one in 2024 is another condition. */
const DATED = [
  pattern(
    String.raw` ?\b(?:with|(?:that|which|who) (?:have|has|had)) an? (?<name>[\p{L}_]+(?: [\p{L}_]+)? (?:date|day|time))(?=[,;:?!()]|$| (?:and|but|by|per)\b)`,
  ),
]

/** "How many weights are missing", "missing weights per depot". */
const MISSED = [
  pattern(
    String.raw`^(?:how many|(?:the )?number of|count of)(?: of)?(?: the| all)? ${NAME}(?: values?| cells?| entries)? (?:are|is|were|was) (?:still )?(?:${EMPTY}|not (?:filled in|recorded|given|known|entered|set))\b(?! (?:from|in|out|by|on)\b)`,
  ),
  pattern(
    String.raw`^(?:how many |(?:the )?number of |count (?:of )?)?${EMPTY} ${NAME}(?: values?| cells?| entries)?(?: (?:are there|do we have|exist))?${STOP}`,
  ),
]

/** "Accounts that have a converted date", which says something of them only where its part is asked for. */
export const readHaving: StateReader = (sentence, tables) => {
  const said = HAVING.exec(sentence)
  const name = said?.groups?.['name'] ?? ''
  const column = said && columnCalled(name, sentence.replace(said[0], ' '), tables)
  // A cell of yes or no tells it itself.
  if (!column || yesOf(column) !== null) return null
  // "Bookings with children", "with a balance due": more than none.
  const state: Predicate =
    column.numeric === 'native' && !column.key
      ? { kind: 'compare', column: refOf(column), comparison: '>', value: 0 }
      : isEmpty(column, true)
  return { sentence: cut(sentence, said), states: [state] }
}

const HAVING = pattern(
  String.raw` ?\b(?:with|having|(?:(?:that|which|who) )?(?:have|has|had)) (?:(?:an?|any|some) )?${NAME}${STOP}`,
)

/** Rows with or without a cell in the column that is named. */
export const readEmpty: StateReader = (sentence, tables) =>
  missed(sentence, tables) ??
  emptiness(SKIPPED, true)(sentence, tables) ??
  unassigned(sentence, tables) ??
  emptiness(LACKED, false)(sentence, tables) ??
  emptiness([...FILLED, ...DATED], true)(sentence, tables)

/** What is missing is counted: as many rows as have none. */
const missed: StateReader = (sentence, tables) => {
  if (isCell(/^(?:missing|empty|blank|unknown)$/i, tables)) return null
  for (const each of MISSED) {
    const said = each.exec(sentence)
    const column = said && columnCalled(said.groups?.['name'] ?? '', sentence, tables)
    if (!said || !column) continue
    const table = tables.find(({ id }) => id === column.table)
    const rows = tables.length > 1 && table ? table.name.replaceAll('_', ' ') : 'rows'
    return { sentence: cut(sentence, said, `how many ${rows}`), states: [isEmpty(column)] }
  }
  return null
}

function emptiness(patterns: readonly RegExp[], filled: boolean): StateReader {
  return (sentence, tables) => {
    for (const each of patterns) {
      const said = each.exec(sentence)
      const name = said?.groups?.['name'] ?? ''
      const column = said && columnCalled(name, sentence.replace(said[0], ' '), tables)
      if (said && column)
        return { sentence: cut(sentence, said), states: [isEmpty(column, filled)] }
    }
    return null
  }
}

const UNASSIGNED = pattern(
  String.raw`[,;]? ?(?:and |but |please )?\b(?:(?<skip>${SKIP}) ${ALL})?(?:(?:that|which|who) )?(?:are |is |were |was )?(?:still )?unassigned(?<ones> ones| rows)?\b`,
)

/** "Unassigned tickets": nobody stands in the column that says who sees to them. */
const unassigned: StateReader = (sentence, tables) => {
  const said = UNASSIGNED.exec(sentence)
  if (!said || isCell(/^unassigned$/i, tables)) return null
  const column = assigneeOf(spokenTables(sentence, tables))
  const isSkipped = said.groups?.['skip'] !== undefined
  return column && { sentence: cut(sentence, said), states: [isEmpty(column, isSkipped)] }
}

/** The one column that says so. */
function assigneeOf(tables: readonly SchemaTable[]): SchemaColumn | null {
  const columns = tables.flatMap((table) => table.columns)
  const [only, ...others] = columns.filter((column) => says(column, ASSIGNEES))
  return only && others.length === 0 ? only : null
}

const ASSIGNEES = setOf('assignee assigned agent owner handler technician caretaker clerk keeper')

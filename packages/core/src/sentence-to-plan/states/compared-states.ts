import { refOf, says } from '../../tables/schema.ts'
import type { Comparison, Predicate } from '../question/query/query.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import { comparisonWords } from '../question/words/comparison-words.ts'
import { sharesDeed } from '../../words/deeds.ts'
import { setOf } from '../../words/word-set.ts'
import { linkTables, saidWords } from '../question/link/link-names.ts'
import { tokenize } from '../../words/tokens.ts'
import { readSideBySide } from './side-by-side-states.ts'
import { cut } from './state.ts'
import type { StateReader } from './state.ts'
import { isCell, spokenTables } from './told-columns.ts'

/** "Delivered later than promised", "over budget": what happened, beside what was meant to. */
export const readCompared: StateReader = (sentence, tables) =>
  readSideBySide(sentence, tables) ??
  againstPlan(sentence, tables) ??
  lateRows(sentence, tables) ??
  againstBudget(sentence, tables)

const WHO = String.raw`(?:(?:that|which|who|and|but) )?(?:(?:were|was|are|is|have been|has been) )?`
const PLAN = String.raw`(?:(?:it|they) (?:was|were) )?(?:originally |initially |first )?(?:(?:the|their|its) )?(?<plan>planned|promised|scheduled|expected|agreed|due|estimated)(?: (?:date|day|end|time))*`
const SAID_OF_DAYS = comparisonWords('day')
const THAN = [...SAID_OF_DAYS.keys()].filter((word) => word.endsWith(' than'))
const OTHERS = [...SAID_OF_DAYS.keys(), 'by'].filter((word) => !THAN.includes(word))
const DAYS = [
  new RegExp(String.raw` ?\b${WHO}(?<done>\p{L}+) (?<how>${THAN.join('|')}) ${PLAN}\b`, 'iu'),
  new RegExp(
    String.raw` ?\b${WHO}(?<done>\p{L}+ed|paid|sent) (?<how>${OTHERS.join('|')}) ${PLAN}\b`,
    'iu',
  ),
  new RegExp(
    String.raw` ?\b${WHO}(?<done>\p{L}+ed|paid|sent) (?:too )?(?<how>late|on time|early)\b(?! (?!(?:by|per|for|in|and|from|at|across|each)\b)\p{L}+)`,
    'iu',
  ),
]

const SIGNS: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ...SAID_OF_DAYS,
  ['by', '<='],
  ['late', '>'],
  ['on time', '<='],
  ['early', '<'],
])

const againstPlan: StateReader = (sentence, tables) => {
  for (const pattern of DAYS) {
    const said = pattern.exec(sentence)
    const { done = '', how = '', plan } = said?.groups ?? {}
    const comparison = SIGNS.get(how.toLowerCase())
    if (!said || comparison === undefined || isCell(/^(?:late|delayed|on time)$/i, tables)) continue
    for (const table of spokenTables(sentence, tables)) {
      const pair = daysOf(table, done.toLowerCase(), plan?.toLowerCase())
      if (pair) return { sentence: cut(sentence, said), states: [beside(pair, comparison)] }
    }
  }
  return null
}

const LATE = /\b(?<how>late|delayed|early|on[- ]time) (?<rows>\p{L}+s)\b/iu

/** "Late returns" and "late loans": rows returned after the day they were to be. */
const lateRows: StateReader = (sentence, tables) => {
  const said = LATE.exec(sentence)
  const { how = '', rows = '' } = said?.groups ?? {}
  const comparison = SIGNS.get(how.toLowerCase().replace('-', ' ').replace('delayed', 'late'))
  if (!said || comparison === undefined || isCell(/^(?:late|delayed|on time)$/i, tables))
    return null
  const called = linkTables(saidWords(tokenize(rows)) ?? [], tables)
  for (const table of tables) {
    const isTable = called.some((one) => one.table === table && one.score >= CALLED)
    const done = isTable ? ARRIVED : [rows.toLowerCase()]
    const pair = done.reduce<Pair | null>((found, one) => found ?? daysOf(table, one), null)
    if (!pair) continue
    const instead = table.name.replaceAll(/[_-]+/g, ' ')
    return { sentence: cut(sentence, said, instead), states: [beside(pair, comparison)] }
  }
  return null
}

const CALLED = 0.9
/** What rows are late with. */
const ARRIVED = ['delivered', 'arrived', 'returned', 'completed', 'finished', 'paid']

/** "On-time delivery rate", "late rate": the deed may be left out where a row tells of one plan only. */
export function latenessCalled(
  how: string,
  deed: string | null,
  tables: readonly SchemaTable[],
): Extract<Predicate, { readonly kind: 'columns' }> | null {
  const comparison = SIGNS.get(how.toLowerCase().replace('-', ' '))
  const [pair, ...others] = tables.flatMap((table) => {
    const found = deed === null ? onlyDays(table) : daysOf(table, deed.toLowerCase())
    return found ? [found] : []
  })
  return pair && others.length === 0 && comparison !== undefined ? beside(pair, comparison) : null
}

/** The last of what happened, beside the one day that was meant. */
function onlyDays({ columns }: SchemaTable): Pair | null {
  const days = columns.filter(({ dated }) => dated)
  const [meant, ...others] = days.filter((column) => says(column, PLANS))
  const happened = days.findLast((column) => !says(column, PLANS))
  return meant && others.length === 0 && happened ? [happened, meant] : null
}

/** The day it was done, and the one it was to be done. */
function daysOf({ columns }: SchemaTable, done: string, plan?: string): Pair | null {
  const days = columns.filter(({ dated }) => dated)
  const plans = days.filter((column) => says(column, PLANS))
  const called = plans.filter(({ words }) =>
    words.some(({ stem }) => plan !== undefined && sharesDeed(plan, stem)),
  )
  // "Later than expected" where a day is called due.
  const [meant, ...others] = called.length > 0 ? called : plans
  const real = days.filter((column) => !says(column, PLANS))
  const happened =
    real.find(({ words }) => words.some(({ stem }) => sharesDeed(done, stem))) ??
    (ENDED.test(done) ? real.find((column) => says(column, ENDS)) : undefined)
  return meant && others.length === 0 && happened ? [happened, meant] : null
}

const PLANS = setOf('planned plan promised scheduled expected agreed due estimated target deadline')
const ENDED = /^(?:finished|ended|completed|done|closed|concluded|over|wrapped)$/
const ENDS = setOf('actual end finish finished completed completion closed')

const BUDGET =
  / ?\b(?:(?:that|which|who) )?(?:(?:went|gone|ran|are|is|were|was|have|has|came in|stayed) )*(?<how>over|above|under|below|within|exceed(?:ed|ing|s)?|overspent|overran) (?:(?:the|their|its|on) )*budget\b(?! (?:of|\d))/iu

const SAID_OF_AMOUNTS = comparisonWords('amount', 'number', 'measured')

const againstBudget: StateReader = (sentence, tables) => {
  const said = BUDGET.exec(sentence)
  if (!said) return null
  const how = (said.groups?.['how'] ?? '').toLowerCase()
  // "Overspent" and "overran" say it without one.
  const comparison = SAID_OF_AMOUNTS.get(how) ?? '>'
  for (const table of spokenTables(sentence, tables)) {
    const amounts = table.columns.filter(({ numeric, key }) => numeric !== null && !key)
    const [budget, ...budgets] = amounts.filter((column) => says(column, BUDGETS))
    const [spent, ...more] = amounts.filter((column) => says(column, SPENT) && column !== budget)
    if (budget && spent && budgets.length + more.length === 0)
      return { sentence: cut(sentence, said), states: [beside([spent, budget], comparison)] }
  }
  return null
}

const BUDGETS = setOf('budget')
const SPENT = setOf('spend spent spending cost actual expense expenditure')

type Pair = readonly [SchemaColumn, SchemaColumn]

function beside([left, right]: Pair, comparison: Comparison) {
  return { kind: 'columns', column: refOf(left), comparison, other: refOf(right) } as const
}

import type { SortKey } from '../../relation/relation.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { takeDirection, takeSortKeys } from '../../tables/take-sort-keys.ts'
import { sayName } from '../../words/say.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { Revise, RevisedBlock, Revised } from '../revise.ts'
import type { SortConfiguration } from './config.ts'
import { IT, OTHER_WAY } from './other-way.ts'

type Parameters = SortConfiguration['parameters']

/** "sort the other way", "descending", "by price instead", "top 10 instead", "remove the limit". */
export const revise: Revise = ({ text, instead }, there) => {
  const { parameters } = there.configuration as SortConfiguration // read through this block's schema
  const said = text.toLowerCase()
  const found =
    turned(said, parameters) ?? recut(said, instead, parameters) ?? resorted(text, there)
  if (!found) return null
  const { keys, limit, offset } = found
  const isIdle = keys.length === 0 && limit === undefined && offset === undefined
  const revised: Revised = { configuration: { parameters: found }, assumptions: [] }
  if (isIdle) return { ...revised, gone: true }
  return OTHER_WAY.test(said) ? { ...revised, onRest: sayKeys(keys, there) } : revised
}

function sayKeys(keys: readonly SortKey[], { given }: RevisedBlock): string {
  const columns = given.inputs[0]?.columns ?? []
  const said = keys.map(({ column, direction }) => `${sayName(column, columns)} ${direction}`)
  return `sort by ${said.join(', ')}`
}

const ASKED = new RegExp(
  `^(?:(?:sort|order|arrange|make|change|switch|put|show|list)${IT}(?: the order| the sort| with the)?(?: to)?(?: in)? )?(?:the )?(.+)$`,
)

function turned(said: string, { keys, ...rest }: Parameters): Parameters | null {
  if (keys.length === 0) return null
  if (OTHER_WAY.test(said)) {
    return { ...rest, keys: keys.map((key) => ({ ...key, direction: turn(key) })) }
  }
  const reader = new ClauseReader(ASKED.exec(said)?.[1] ?? '')
  const direction = takeDirection(reader)
  reader.take('order')
  if (direction === null || !reader.done) return null
  return { ...rest, keys: keys.map((key) => ({ ...key, direction })) }
}

const NO_LIMIT =
  /^(?:(?:remove|drop|lift|delete|take away|without|no) (?:the |any )?(?:limit|cut|cut-off|cutoff)|(?:show|keep|give me) (?:me )?(?:all(?: of them| rows| the rows)?|everything))$/
const OTHER_COUNT =
  /^(?:make (?:it|that|this)|change (?:it|that|this) to|set (?:it|that) to|only|just|show(?: me)?|take|keep|use)?\s*(?:the )?(?:top|first|best)?\s*(\d{1,9})(?: rows| of them)?$/

/** Another number of rows for a block that keeps so many. */
function recut(said: string, instead: boolean, parameters: Parameters): Parameters | null {
  if (parameters.limit === undefined) return null
  const { limit: _, offset: _offset, ...rest } = parameters
  if (NO_LIMIT.test(said)) return rest
  const count = OTHER_COUNT.exec(said)?.[1]
  const isBare = /^\d+$/.test(said)
  return count === undefined || (isBare && !instead)
    ? null
    : { ...parameters, limit: Number(count) }
}

const SORT_BY =
  /^(?:sort|order|arrange|rank)(?: it| them| those| these| the rows| that| this)? by (.+)$/i
const THEN_BY = /^sort (?:further|also) by (.+)$/i

/** Sorted by something else: a second sort behind the first would only undo it. */
function resorted(text: string, { configuration, given }: RevisedBlock): Parameters | null {
  const { parameters } = configuration as SortConfiguration // read through this block's schema
  if (parameters.keys.length === 0) return null
  const more = THEN_BY.exec(text)?.[1]
  const rest = SORT_BY.exec(text)?.[1] ?? more
  if (rest === undefined) return null
  const reader = new ClauseReader(rest)
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const keys = takeSortKeys(reader, table)
  if (keys.length === 0 || !reader.done) return null
  return { ...parameters, keys: more === undefined ? [...keys] : [...parameters.keys, ...keys] }
}

function turn({ direction }: SortKey): SortKey['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending'
}

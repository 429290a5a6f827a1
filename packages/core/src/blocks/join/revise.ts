import type { JoinKind } from '../../relation/join.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { takeColumn, takeList } from '../../tables/read-names.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { Revise, RevisedBlock } from '../revise.ts'
import type { JoinConfiguration } from './config.ts'

/** "use a left join": the same rows and keys, joined otherwise. */
export const revise: Revise = ({ text }, there) => {
  const configuration = there.configuration as JoinConfiguration // read through this block's schema
  const words = text.toLowerCase()
  const { isTable } = tableWords(there.given.inputs[0]?.columns ?? [], there.given.catalogue)
  const kept = keepsLeft(words, isTable) ? 'left' : undefined
  const said = (SAID.exec(words) ?? SET.exec(words))?.[1] ?? kept
  const how = said === undefined ? undefined : KINDS[said]
  if (how === undefined) return rekeyed(text, configuration, there)
  const { keys, ...rest } = configuration.parameters
  const parameters = { ...rest, how, keys: how === 'cross' ? [] : keys }
  return { configuration: { ...configuration, parameters }, assumptions: [] }
}

const ON = /^(?:join|match|connect)(?: it| them| these| the tables)? (?:on|by) (?:the )?(.+)$/i

/** "join on order id instead": other columns to match by, which both sides have. */
function rekeyed(text: string, configuration: JoinConfiguration, { given }: RevisedBlock) {
  const [left, right] = given.inputs
  const reader = new ClauseReader(ON.exec(text)?.[1] ?? '')
  if (reader.done || !left || !right) return null
  const table = tableWords(left.columns, given.catalogue)
  const named = takeList(reader, () => takeColumn(reader, table))
  const shared = named.filter(({ name }) => right.columns.some((one) => one.name === name))
  if (named.length === 0 || shared.length < named.length || !reader.done) return null
  const keys = named.map(({ name }) => ({ left: name, right: name }))
  const parameters = { ...configuration.parameters, keys }
  return { configuration: { ...configuration, parameters }, assumptions: [] }
}

const SAID =
  /^(?:(?:use|do|try|take|make (?:it|that|this|the join)|change (?:it|that|this|the join) (?:to|into)|switch (?:it |the join )?to|turn (?:it|the join) into|join type|as) )?(?:an? |the )?(inner|left|right|full|outer|semi|anti|cross)(?: outer)? join$/

const SET =
  /^(?:make|change|switch|turn|set) (?:the )?join(?: type)? (?:to |into |be )?(?:an? )?(inner|left|right|full|outer|semi|anti|cross)(?: outer)?(?: one| join)?$/

/** "keep all orders", "keep orders without a client": the rows of the left side stay. */
const ALL = /^(?:keep|include|show|leave in) all (?:of )?(?:the )?(.+)$/
const UNMATCHED =
  /^(?:keep|include|show|leave in) (?:the |also )?(?:unmatched.*|(?:\w+ )?(?:that )?(?:without|with no|have no|do not have|don't have) (?:an? |any )?(.+))$/
const MATCHES = new Set(['match', 'matches', 'partner', 'counterpart', 'rows', 'records', 'them'])

function keepsLeft(words: string, isTable: (word: string) => boolean): boolean {
  const named = (noun: string) => MATCHES.has(noun) || isTable(noun) || isTable(`${noun}s`)
  const [, all] = ALL.exec(words) ?? []
  if (all !== undefined) return named(all)
  const unmatched = UNMATCHED.exec(words)
  return unmatched !== null && (unmatched[1] === undefined || named(unmatched[1]))
}

const KINDS: Readonly<Record<string, JoinKind>> = {
  inner: 'inner',
  left: 'left',
  right: 'right',
  full: 'outer',
  outer: 'outer',
  semi: 'semi',
  anti: 'anti',
  cross: 'cross',
}

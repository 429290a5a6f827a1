import type { Condition, ConditionGroup, ConditionValue } from '../../conditions/condition.ts'
import { isGroup } from '../../conditions/condition.ts'
import { readOperator } from '../../conditions/read-operator.ts'
import type { Column } from '../../relation/column.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { linkColumn } from '../../tables/link-column.ts'
import { readNumber } from '../../words/read-number.ts'
import { readPeriod } from '../../words/read-period.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import type { Given } from '../block.ts'
import type { Revise, Revised } from '../revise.ts'
import type { FilterConfiguration } from './config.ts'

/**
 * "what about East?", "make that 500", "over 200 instead", "also North": another value in its place.
 * "any region", "without the condition on amount": one condition less.
 */
export const revise: Revise = ({ text, instead, also }, { configuration: there, given }) => {
  const configuration = there as FilterConfiguration // read through this block's schema
  const { mode, where } = configuration.parameters
  const isMore = also || /^or /i.test(text)
  const fewer = mode === 'conditions' ? loosen(text, configuration, given) : null
  if (fewer) return fewer
  const said = readSaid(text)
  if (mode !== 'conditions' || !said || !(said.changes || instead || isMore)) return null
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const fitting = flat(where).flatMap((condition) => {
    const value = fit(condition, said, table, isMore)
    return value === null ? [] : [{ condition, changed: value }]
  })
  const [only] = fitting
  if (!only || fitting.length > 1) return null
  const parameters = {
    ...configuration.parameters,
    where: swap(where, only.condition, only.changed),
  }
  return { configuration: { ...configuration, parameters }, assumptions: [] }
}

interface Said {
  readonly value: string
  /** What gives way, where that is said. */
  readonly before: string | null
  /** The words themselves say that something changes. */
  readonly changes: boolean
}

const ABOUT = /^(?:(?:what|how) about|and for|same for|the same for) (?:the )?(.+)$/i
const SET = /^(?:make|set|change|turn) (?:it|that|this) (?:to )?(?:the )?(.+)$/i
const FROM_TO = /^(?:change|turn|make|replace|swap) (.+?) (?:to|into|with|by|for) (.+)$/i
const INSTEAD_OF = /^(?:use |take )?(.+?) instead of (.+)$/i
const BARE = /^(?:or |use |take |include |add )?(?:the )?(.+)$/i
/** Of a condition that is there, "only" cannot mean one more: none of its rows would be left. */
const ONLY = /^only (?:the )?(.+)$/i

function readSaid(text: string): Said | null {
  const about = ABOUT.exec(text)?.[1] ?? SET.exec(text)?.[1]
  if (about !== undefined) return { value: about, before: null, changes: true }
  const swapped = INSTEAD_OF.exec(text)
  if (swapped) return { value: swapped[1] ?? '', before: swapped[2] ?? '', changes: true }
  const turned = FROM_TO.exec(text)
  if (turned) return { value: turned[2] ?? '', before: turned[1] ?? '', changes: true }
  const only = ONLY.exec(text)?.[1]
  if (only !== undefined) return { value: only, before: null, changes: true }
  const bare = BARE.exec(text)?.[1]
  return bare === undefined ? null : { value: bare, before: null, changes: false }
}

function flat({ conditions }: ConditionGroup): readonly Condition[] {
  return conditions.flatMap((one) => (isGroup(one) ? flat(one) : [one]))
}

/** The condition with the value said, where it is one of this condition's kind. */
function fit(
  condition: Condition,
  { value, before }: Said,
  table: TableWords,
  also: boolean,
): Condition | null {
  const column = table.columnNamed(condition.column)
  if (!column || condition.value === undefined) return null
  const compared = before === null && !also ? recompared(condition, value, column) : null
  if (compared) return compared
  const said = readValue(value, condition, table)
  const was = before === null ? null : readValue(bareValue(before), condition, table)
  if (was && compared === null) {
    const anew = recompared(condition, value, column)
    if (anew && [condition.value].flat().includes(was[0])) return anew
  }
  const known = [condition.value].flat()
  if (said === null || (before !== null && (was === null || !known.includes(was[0])))) return null
  if (also) return widened(condition, said)
  if (condition.operator === 'between' && said.length === 2)
    return { ...condition, value: [...said] }
  const [first] = said
  if (said.length !== 1 || known.length > 1) {
    if (was === null || known.length === 1) return null
    return { ...condition, value: known.map((one) => (one === was[0] ? first : one)) }
  }
  return { ...condition, value: first }
}

/** "at least 250", "under 3k": the comparison changes with its number. */
function recompared(condition: Condition, text: string, column: Column): Condition | null {
  if (column.type !== 'integer' && column.type !== 'number') return null
  if (Array.isArray(condition.value) || typeof condition.value !== 'number') return null
  const reader = new ClauseReader(text)
  const operator = readOperator(reader)
  const number = operator && !operator.loose && !operator.bare ? readNumber(reader) : null
  if (!operator || !number || !reader.done || !ORDERED.has(operator.operator)) return null
  return { ...condition, operator: operator.operator, value: Number(number.digits) }
}

const ORDERED: ReadonlySet<string> = new Set(['over', 'at least', 'under', 'at most'])

/** "over 100" as what gives way: its number. */
function bareValue(text: string): string {
  const reader = new ClauseReader(text)
  readOperator(reader)
  return reader.rest()
}

const LOOSENED =
  /^(?:(?:remove|drop|delete|forget|ignore|lift|take away|without|no) (?:the |any )?(?:conditions? (?:on|about|for|of) (?:the )?)?(.+?)(?: (?:condition|filter|restriction|limit|part))?|(?:for )?(any|all|every) (.+)|(.+?) does(?: not|n't|n’t) matter)$/i

const DATES = /^(?:dates?|years?|months?|times?|periods?)$/i

function isTime(type: string | undefined): boolean {
  return type === 'date' || type === 'timestamp'
}

/** The conditions on one column taken away; the block goes where none is left. */
function loosen(
  text: string,
  configuration: FilterConfiguration,
  { inputs, catalogue }: Given,
): Revised | null {
  const said = LOOSENED.exec(text)
  const isSaid = /\b(?:conditions?|filter|restriction|forget|ignore|any|all|every|matter)\b/i.test(
    text,
  )
  const reader = new ClauseReader(said?.[1] ?? said?.[3] ?? said?.[4] ?? '')
  const table = tableWords(inputs[0]?.columns ?? [], catalogue)
  const linked = linkColumn(reader, table)
  const isWhole = linked !== null && linked.words === reader.words.length
  const isDates = DATES.test(reader.text)
  if (!isSaid || (!isWhole && !isDates)) return null
  const { where } = configuration.parameters
  const isMeant = (name: string) =>
    isWhole ? name === linked.column.name : isTime(table.columnNamed(name)?.type)
  const conditions = where.conditions.filter((one) => isGroup(one) || !isMeant(one.column))
  if (conditions.length === where.conditions.length) return null
  const parameters = { ...configuration.parameters, where: { ...where, conditions } }
  const revised: Revised = { configuration: { ...configuration, parameters }, assumptions: [] }
  return conditions.length === 0 ? { ...revised, gone: true } : revised
}

/** "also East": one of both. */
function widened(condition: Condition, said: Values): Condition | null {
  const { operator, value } = condition
  const many = operator === 'is not' || operator === 'is not one of' ? 'is not one of' : 'is one of'
  if (!EQUAL.has(operator) || value === undefined || said.length !== 1) return null
  return { ...condition, operator: many, value: [...new Set([value].flat().concat(said))] }
}

const EQUAL: ReadonlySet<string> = new Set(['is', 'is not', 'is one of', 'is not one of'])

type Values = readonly [ConditionValue] | readonly [ConditionValue, ConditionValue]

/** A value of the column's own kind: a number, a cell that is there, a stretch of time. */
function readValue(text: string, { column: name }: Condition, table: TableWords): Values | null {
  const type = table.columnNamed(name)?.type
  if (type === 'integer' || type === 'number') {
    const digits = text.replaceAll(/[,_]/g, '')
    return /^-?\d{1,15}(?:\.\d+)?$/.test(digits) ? [Number(digits)] : null
  }
  if (type === 'text') {
    const cell = table.cell(name, text)
    return cell === undefined ? null : [cell]
  }
  if (type !== 'date' && type !== 'timestamp') return null
  const reader = new ClauseReader(text)
  const period = readPeriod(reader)
  return period && reader.done ? [period.start, period.end] : null
}

function swap(group: ConditionGroup, from: Condition, to: Condition): ConditionGroup {
  const conditions = group.conditions.map((one) =>
    isGroup(one) ? swap(one, from, to) : one === from ? to : one,
  )
  return { ...group, conditions }
}

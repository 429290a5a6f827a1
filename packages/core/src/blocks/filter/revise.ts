import type { Condition, ConditionGroup, ConditionValue } from '../../conditions/condition.ts'
import { isGroup } from '../../conditions/condition.ts'
import { ClauseReader } from '../../sentence-to-plan/clause-reader.ts'
import { readPeriod } from '../../sentence-to-plan/read-period.ts'
import { tableWords } from '../../sentence-to-plan/table-words.ts'
import type { TableWords } from '../../sentence-to-plan/table-words.ts'
import type { Revise } from '../revise.ts'
import type { FilterConfiguration } from './config.ts'

/** "what about East?", "make that 500", "West instead of East", "also North": another value in its place. */
export const revise: Revise = ({ text, instead, also }, { configuration: there, given }) => {
  const configuration = there as FilterConfiguration // read through this block's schema
  const { mode, where } = configuration.parameters
  const said = readSaid(text)
  if (mode !== 'conditions' || !said || !(said.changes || instead || also)) return null
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const fitting = flat(where).flatMap((condition) => {
    const value = fit(condition, said, table, also)
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
const BARE = /^(?:use |take |include |add )?(?:the )?(.+)$/i

function readSaid(text: string): Said | null {
  const about = ABOUT.exec(text)?.[1] ?? SET.exec(text)?.[1]
  if (about !== undefined) return { value: about, before: null, changes: true }
  const swapped = INSTEAD_OF.exec(text)
  if (swapped) return { value: swapped[1] ?? '', before: swapped[2] ?? '', changes: true }
  const turned = FROM_TO.exec(text)
  if (turned) return { value: turned[2] ?? '', before: turned[1] ?? '', changes: true }
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
  const said = readValue(value, condition, table)
  const was = before === null ? null : readValue(before, condition, table)
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

import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Column } from '../relation/column.ts'
import { findColumn } from '../relation/column-types.ts'
import { nearestName } from '../relation/nearest-name.ts'
import { CONDITION_OPERATORS, isGroup, operatorsFor } from './condition.ts'
import type { Condition, ConditionGroup, ConditionValue } from './condition.ts'
import { listNames } from '../words/list-names.ts'
import { nearestFirst } from '../words/nearest-first.ts'
import { readValue } from './read-value.ts'

export interface ConditionsPlace {
  readonly block: string
  /** The owner of the codes: `filter` gives `filter/unknown-column`. */
  readonly owner: string
  /** Where the group stands in the configuration: `parameters.where`. */
  readonly field: string
}

/** What is wrong with a group of conditions, given the columns it is about. */
export function checkConditions(
  group: ConditionGroup,
  columns: readonly Column[],
  place: ConditionsPlace,
): readonly Diagnostic[] {
  return group.conditions.flatMap((item, index) => {
    const field = `${place.field}.conditions.${index}`
    if (!isGroup(item)) return checkCondition(item, columns, { ...place, field })
    if (item.conditions.length > 0) return checkConditions(item, columns, { ...place, field })
    return [
      report(
        { ...place, field },
        'empty-group',
        'A group in brackets has no conditions.',
        'Add a condition to the group, or remove the group.',
      ),
    ]
  })
}

function checkCondition(
  condition: Condition,
  columns: readonly Column[],
  place: ConditionsPlace,
): readonly Diagnostic[] {
  const column = findColumn(columns, condition.column)
  if (!column) return [unknownColumn(condition.column, columns, place)]
  const facts = CONDITION_OPERATORS[condition.operator]
  if (!operatorsFor(column.type).includes(condition.operator)) {
    return [
      report(
        { ...place, field: `${place.field}.operator` },
        'operator-type',
        `"${condition.operator}" does not apply to ${column.name}, a ${column.type} column.`,
        `Choose one of: ${operatorsFor(column.type).join(', ')}.`,
        { column: column.name, type: column.type, operator: condition.operator },
      ),
    ]
  }
  const values = valuesOf(condition)
  const wanted = { none: 0, one: 1, two: 2, many: Math.max(1, values.length) }[facts.takes]
  const valuePlace = { ...place, field: `${place.field}.value` }
  if (facts.takes !== 'none' && values.length !== wanted) {
    return [
      report(
        valuePlace,
        'value-missing',
        `The condition "${column.name} ${condition.operator}" needs ${NEEDS[facts.takes]}.`,
        'Fill in the value, or remove the condition.',
        { column: column.name },
      ),
    ]
  }
  if (facts.takes === 'none') return []
  return values
    .filter((value) => readValue(value, column.type) === null)
    .map((value) => wrongValue(value, column, valuePlace))
}

/** The values of a condition as a list, whichever of its shapes it is stored in. */
export function valuesOf(condition: Condition): readonly ConditionValue[] {
  if (condition.value === undefined) return []
  return Array.isArray(condition.value) ? condition.value : [condition.value]
}

const NEEDS = { one: 'one value', two: 'two values', many: 'at least one value' } as const

function unknownColumn(
  name: string,
  columns: readonly Column[],
  place: ConditionsPlace,
): Diagnostic {
  const at = { ...place, field: `${place.field}.column` }
  if (name === '') {
    return report(at, 'no-column', 'A condition has no column.', 'Choose the column it is about.')
  }
  const names = nearestFirst(
    name,
    columns.map((column) => column.name),
  )
  const nearest = nearestName(name, names)
  return report(
    at,
    'unknown-column',
    `There is no column called "${name}" here.`,
    nearest === null
      ? `The columns are: ${listNames(names)}.`
      : `Did this mean "${nearest}"? The columns are: ${listNames(names)}.`,
    { column: name, nearest },
  )
}

function wrongValue(value: ConditionValue, column: Column, place: ConditionsPlace): Diagnostic {
  const { code, noun, example, held } = VALUE_WORDS[column.type]
  if (value === '')
    return report(
      place,
      'value-missing',
      `The condition on ${column.name} has no value.`,
      `Fill in ${noun}, such as ${example}.`,
    )
  return report(
    place,
    code,
    `"${String(value)}" is not ${noun}, and ${column.name} holds ${held}.`,
    `Write ${noun}, such as ${example}.`,
    { column: column.name, value },
  )
}

const A_NUMBER = {
  code: 'not-a-number',
  noun: 'a number',
  example: '100 or 0.5',
  held: 'numbers',
}
const VALUE_WORDS: Readonly<
  Record<Column['type'], { code: string; noun: string; example: string; held: string }>
> = {
  boolean: { code: 'not-a-boolean', noun: 'true or false', example: 'true', held: 'true or false' },
  integer: A_NUMBER,
  number: A_NUMBER,
  text: { code: 'not-text', noun: 'text', example: 'West', held: 'text' },
  date: { code: 'not-a-date', noun: 'a date', example: '2024-06-01', held: 'dates' },
  timestamp: {
    code: 'not-a-date',
    noun: 'a date or time',
    example: '2024-06-01 or 2024-06-01 08:30',
    held: 'dates and times',
  },
}

function report(
  place: ConditionsPlace,
  code: string,
  message: string,
  hint: string,
  data?: Diagnostic['data'],
): Diagnostic {
  return {
    code: `${place.owner}/${code}`,
    severity: 'error',
    at: { block: place.block, field: place.field },
    message,
    hint,
    ...(data ? { data } : {}),
  }
}

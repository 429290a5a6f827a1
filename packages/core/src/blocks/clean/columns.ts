import { readValue } from '../../conditions/read-value.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isAllowedCast } from '../../relation/allowed-cast.ts'
import type { Column } from '../../relation/column.ts'
import { isNumeric } from '../../relation/common-type.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumns, problemAt } from '../check-column.ts'
import type { FieldPlace } from '../check-column.ts'
import type { CleanConfiguration, Cleaning, CleaningRule } from './config.ts'

const FIELD = 'parameters.rules'

/** The columns pass through; those converted change their type. */
export function columns({ parameters }: CleanConfiguration, given: Given): ColumnRule {
  const diagnostics: Diagnostic[] = []
  let passing = given.inputs[0]?.columns ?? []
  for (const [index, rule] of parameters.rules.entries()) {
    const place = { block: given.block, owner: 'clean', field: `${FIELD}.${index}` }
    diagnostics.push(...checkRule(rule, passing, place))
    passing = columnsAfter(rule, passing)
  }
  if (parameters.rules.length === 0) {
    diagnostics.push({
      code: 'clean/no-rules',
      severity: 'warning',
      at: { block: given.block, field: FIELD },
      message: 'There are no rules yet, so the rows pass as they are.',
      hint: 'Add a rule, such as dropping rows with empty cells.',
    })
  }
  return { columns: [passing], diagnostics }
}

/** The columns a rule is about: those it names, or all that fit where it names none. */
export function affected(rule: CleaningRule, columnsNow: readonly Column[]): readonly Column[] {
  const named =
    rule.columns.length === 0
      ? columnsNow
      : columnsNow.filter(({ name }) => rule.columns.includes(name))
  return named.filter(({ type }) => FITS[rule.action](type))
}

export function columnsAfter(rule: CleaningRule, before: readonly Column[]): readonly Column[] {
  const { type, action } = rule
  const changed = affected(rule, before)
  if (action !== 'convert' && action !== 'fill_average') return before
  const to = action === 'convert' ? type : 'number'
  return before.map((one) => (changed.includes(one) ? { ...one, type: to ?? one.type } : one))
}

const anyType = () => true
const isText = (type: Column['type']) => type === 'text'
const FITS: Readonly<Record<Cleaning, (type: Column['type']) => boolean>> = {
  drop_missing: anyType,
  fill: anyType,
  fill_average: isNumeric,
  trim: isText,
  uppercase: isText,
  lowercase: isText,
  replace: anyType,
  convert: anyType,
  deduplicate: anyType,
  drop_outliers: isNumeric,
}
const NEEDS_COLUMNS: readonly Cleaning[] = ['fill', 'replace', 'convert']

function checkRule(
  rule: CleaningRule,
  columnsNow: readonly Column[],
  place: FieldPlace,
): readonly Diagnostic[] {
  const at = (part: string) => ({ ...place, field: `${place.field}.${part}` })
  const unknown = checkColumns(rule.columns, columnsNow, at('columns'))
  if (unknown.length > 0) return unknown
  if (rule.columns.length === 0 && NEEDS_COLUMNS.includes(rule.action)) {
    const hint = 'Choose at least one column.'
    return [problemAt(at('columns'), 'no-column', 'No column is chosen.', hint)]
  }
  const fitting = affected(rule, columnsNow)
  const odd = columnsNow.find(
    ({ name }) => rule.columns.includes(name) && !fitting.some((one) => one.name === name),
  )
  if (odd) {
    const kind =
      rule.action === 'fill_average' || rule.action === 'drop_outliers' ? 'number' : 'text'
    const message = `"${odd.name}" is a ${odd.type} column, and this is for ${kind} columns.`
    return [problemAt(at('columns'), 'wrong-type', message, 'Take it out, or convert it before.')]
  }
  if (rule.action === 'convert') return checkConversion(rule, fitting, at('type'))
  const values =
    rule.action === 'fill'
      ? [rule.value ?? '']
      : rule.action === 'replace'
        ? [rule.value ?? '', ...(rule.with ? [rule.with] : [])]
        : []
  return values.flatMap((value) => {
    const wrong = fitting.find(
      ({ type }) => (value === '' && rule.action === 'fill') || readValue(value, type) === null,
    )
    if (!wrong) return []
    const part = value === rule.value || value === '' ? 'value' : 'with'
    const message =
      value === ''
        ? 'There is no value yet.'
        : `"${value}" does not fit "${wrong.name}", a ${wrong.type} column.`
    return [problemAt(at(part), 'wrong-value', message, `Write a ${wrong.type} value.`)]
  })
}

function checkConversion(
  { type }: CleaningRule,
  fitting: readonly Column[],
  place: FieldPlace,
): readonly Diagnostic[] {
  if (type === undefined) {
    return [problemAt(place, 'no-type', 'No type is chosen.', 'Choose the type to convert to.')]
  }
  const odd = fitting.find((one) => !isAllowedCast(one.type, type))
  if (!odd) return []
  const message = `"${odd.name}" is a ${odd.type} column and cannot become ${type}.`
  return [problemAt(place, 'cannot-convert', message, 'Convert it to text first.')]
}

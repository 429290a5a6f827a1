import { readValue } from '../../conditions/read-value.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isAllowedCast } from '../../relation/allowed-cast.ts'
import type { Column } from '../../relation/column.ts'
import { isNumeric } from '../../relation/common-type.ts'
import { checkReadFormat } from '../../relation/functions/moment-format.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkColumn, checkColumns, problemAt } from '../check-column.ts'
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
  const wanted = new Set(rule.columns)
  const named = wanted.size === 0 ? columnsNow : columnsNow.filter(({ name }) => wanted.has(name))
  return named.filter(({ type }) => FITS[rule.action](type))
}

export function columnsAfter(rule: CleaningRule, before: readonly Column[]): readonly Column[] {
  const to = typeAfter(rule)
  if (to === null) return before
  const changed = new Set(affected(rule, before))
  return before.map((one) => (changed.has(one) ? { ...one, type: to } : one))
}

/** The type a rule gives the columns it is about; null where each keeps its own. */
export function typeAfter({ action, type, formats = [] }: CleaningRule): Column['type'] | null {
  if (action === 'convert') return type ?? null
  if (action === 'parse_dates') {
    return formats.some(({ format }) => /%[HMS]/.test(format)) ? 'timestamp' : 'date'
  }
  return GIVES_NUMBERS.includes(action) ? 'number' : null
}

const GIVES_NUMBERS: readonly Cleaning[] = ['fill_average', 'fill_median', 'cap_outliers']

const anyType = () => true
const isText = (type: Column['type']) => type === 'text'
const FITS: Readonly<Record<Cleaning, (type: Column['type']) => boolean>> = {
  drop_missing: anyType,
  fill: anyType,
  fill_average: isNumeric,
  fill_median: isNumeric,
  fill_frequent: anyType,
  fill_previous: anyType,
  trim: isText,
  uppercase: isText,
  lowercase: isText,
  titlecase: isText,
  replace: anyType,
  convert: anyType,
  parse_dates: isText,
  deduplicate: anyType,
  drop_outliers: isNumeric,
  cap_outliers: isNumeric,
}
const NEEDS_COLUMNS: readonly Cleaning[] = [
  'fill',
  'fill_frequent',
  'fill_previous',
  'replace',
  'convert',
  'parse_dates',
]

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
  const named = new Set(rule.columns)
  const fits = new Set(fitting.map(({ name }) => name))
  const odd = columnsNow.find(({ name }) => named.has(name) && !fits.has(name))
  if (odd) {
    const kind = FITS[rule.action]('text') ? 'text' : 'number'
    const message = `"${odd.name}" is a ${odd.type} column, and this is for ${kind} columns.`
    return [problemAt(at('columns'), 'wrong-type', message, 'Take it out, or convert it before.')]
  }
  if (rule.action === 'convert') return checkConversion(rule, fitting, at('type'))
  if (rule.action === 'parse_dates') return checkFormats(rule, at)
  if (rule.action === 'fill_previous') return checkOrder(rule, columnsNow, at('by'))
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

function checkFormats(
  { formats = [] }: CleaningRule,
  at: (part: string) => FieldPlace,
): readonly Diagnostic[] {
  const example = 'Write one such as %d.%m.%Y for 31.1.2024.'
  if (formats.length === 0) {
    return [problemAt(at('formats'), 'no-format', 'There is no format yet.', example)]
  }
  return formats.flatMap(({ format }, index) => {
    const wrong = checkReadFormat(format)
    if (wrong === null) return []
    const message = `The format "${format}" ${wrong}.`
    return [problemAt(at(`formats.${index}.format`), 'wrong-format', message, example)]
  })
}

function checkOrder(
  { by = '', columns: filled }: CleaningRule,
  columnsNow: readonly Column[],
  place: FieldPlace,
): readonly Diagnostic[] {
  const checked = checkColumn(by, columnsNow, place)
  if ('problem' in checked) return [checked.problem]
  if (!filled.includes(by)) return []
  const message = `"${by}" is filled itself, so it cannot say the order.`
  return [problemAt(place, 'wrong-order', message, 'Choose another column, such as a date.')]
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

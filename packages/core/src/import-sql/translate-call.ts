import type { Span } from '../diagnostics/diagnostic.ts'
import { isMoment } from '../relation/common-type.ts'
import type { Expression } from '../relation/expression.ts'
import { findFunction, FUNCTION_NAMES, FUNCTIONS } from '../relation/functions.ts'
import { nearestName } from '../relation/nearest-name.ts'
import { AGGREGATES } from './aggregate-names.ts'
import { call, castTo, literal, when } from './build-expression.ts'
import { asksClock, CLOCK } from './clock.ts'
import { alike, asText, typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlCall } from './syntax.ts'

type Args = readonly Expression[]
type Rule = (args: Args, at: Span, draft: Draft) => Expression | null

/** A function of SQL as ours, where names or meanings differ; others keep name and arguments. */
export function translateCall(
  node: SqlCall,
  args: Args,
  draft: Draft,
  misplaced: () => SqlStop,
): Expression {
  const { name, at } = node
  const extremes = name === 'min' || name === 'max'
  if (node.over || (AGGREGATES.has(name) && !(extremes && args.length > 1))) throw misplaced()
  if (node.star || node.distinct || node.filter || node.order.length > 0) {
    const hint = 'DISTINCT, FILTER and ORDER BY are for aggregates.'
    throw new SqlStop('unsupported', `${name} is not read this way.`, hint, at)
  }
  const ruled = RULES.get(name)?.(args, at, draft)
  if (ruled) return ruled
  const known = NOT_OURS.has(name) ? undefined : findFunction(name)
  if (!known) throw unknown(name, at)
  const texts = known.parameters.every(({ type }) => type === 'text')
  return call(
    known.name,
    texts ? args.map((arg) => asText(arg, draft)) : shared(args, draft, known.name),
    at,
  )
}

/** Of one type where the function needs it: `coalesce(a, 0)`. */
function shared(args: Args, draft: Draft, name: string): Args {
  const entry = findFunction(name)
  const isShared =
    entry?.parameters.length && entry.parameters.every(({ type }) => type === 'shared')
  return isShared ? alike(args, draft) : args
}

function unknown(name: string, at: Span): SqlStop {
  if (CLOCK.has(name)) return asksClock(name, at)
  const near = nearestName(name, FUNCTION_NAMES)
  const message = `There is no function ${name.slice(0, 60)} here${near ? `; ${near} is near` : ''}.`
  return new SqlStop('unknown-function', message, 'The documentation of formulas lists them.', at)
}

/** Ours of the same name mean something else than SQL's. */
const NOT_OURS = new Set(['to_timestamp', 'to_date', 'date_add', 'is_same', 'to_char'])

/** Those that mean in SQL what they mean here. */
export const SQL_FUNCTIONS = FUNCTIONS.filter(({ name }) => !NOT_OURS.has(name))

const PARTS: Readonly<Record<string, string>> = {
  year: 'year',
  years: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  isoyear: 'iso_year',
  day: 'day',
  days: 'day',
  dayofmonth: 'day',
  isodow: 'day_of_week',
  doy: 'day_of_year',
  dayofyear: 'day_of_year',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
}

const datePart: Rule = ([part, moment], at, draft) => {
  if (part?.kind !== 'literal' || !moment) return null
  const unit = String(part.value).toLowerCase()
  const from = asMoment(moment, draft)
  if (unit === 'epoch') return sinceEpoch(from, at)
  if (unit === 'dow' || unit === 'dayofweek' || unit === 'weekday') return sundayFirst(from, at)
  const name = Object.hasOwn(PARTS, unit) ? PARTS[unit] : undefined
  if (name !== undefined) return call(name, [from], at)
  const message = `The part ${unit.slice(0, 40)} of a date is not known here.`
  throw new SqlStop('unsupported', message, `Parts are ${Object.keys(PARTS).join(', ')}, dow.`, at)
}

function asMoment(value: Expression, draft: Draft): Expression {
  return typeIn(value, draft) === 'text' ? castTo(value, 'timestamp') : value
}

function sinceEpoch(moment: Expression, at: Span): Expression {
  const start: Expression = { kind: 'literal', type: 'timestamp', value: '1970-01-01 00:00:00', at }
  return castTo(call('date_diff', [literal('second', at), start, moment], at), 'number')
}

function sundayFirst(moment: Expression, at: Span): Expression {
  const day = call('day_of_week', [moment], at)
  return { kind: 'binary', operator: '%', left: day, right: literal(7, at), at }
}

const named =
  (name: string): Rule =>
  (args, at) =>
    call(name, args, at)

/** Formats go behind the moment; SQLite has them before. */
const format: Rule = ([one, other], at) => {
  if (!one || !other) return null
  const turned = one.kind === 'literal' && one.type === 'text' && other.kind !== 'literal'
  return call('format_date', turned ? [other, one] : [one, other], at)
}

/** The letters PostgreSQL and Oracle format with, and ours; longer ones first. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['YYYY', '%Y'],
  ['YY', '%y'],
  ['Month', '%B'],
  ['Mon', '%b'],
  ['MM', '%m'],
  ['DDD', '%j'],
  ['DD', '%d'],
  ['Day', '%A'],
  ['Dy', '%a'],
  ['HH24', '%H'],
  ['MI', '%M'],
  ['SS', '%S'],
]

/** `to_char(ordered_at, 'YYYY-MM')`. */
const toChar: Rule = ([moment, written], at, draft) => {
  if (!moment || written?.kind !== 'literal' || written.type !== 'text') return null
  let said = ''
  let rest = written.value
  while (rest !== '') {
    const quoted = /^"([^"]*)"/.exec(rest)
    const known = LETTERS.find(([letters]) => rest.startsWith(letters))
    const taken = quoted?.[0] ?? known?.[0] ?? rest.slice(0, 1)
    const part = quoted?.[1] ?? known?.[1] ?? taken
    if (!quoted && !known && /[a-z%]/i.test(taken)) {
      const message = `The part ${rest.slice(0, 8)} of a format is not known here.`
      const hint = `Parts are ${LETTERS.map(([letters]) => letters).join(', ')}.`
      throw new SqlStop('unsupported', message, hint, at)
    }
    said += part
    rest = rest.slice(taken.length)
  }
  return call('format_date', [asMoment(moment, draft), literal(said, at)], at)
}

/** A column may have been read as a date already, where the query expects its text. */
const parsed: Rule = (args, at, draft) => {
  const [value] = args
  const type = value ? typeIn(value, draft) : null
  if (!value || !isMoment(type)) return call('to_timestamp', args, at)
  const message = `This is a ${type ?? 'date'} already, so its text is not read again.`
  draft.note('converted', 'info', message, 'Leave the format out.', at)
  return castTo(value, 'timestamp')
}

/** SQL gives empty text where nothing matches, ours null. */
const extractPattern: Rule = (args, at) => {
  const [text] = args
  if (!text || args.length > 3) return null
  const found = call('coalesce', [call('regexp_extract', args, at), literal('', at)], at)
  const present: Expression = { kind: 'is-null', operand: text, negated: true, at }
  return when(present, found)
}

const replacePattern: Rule = (args, at) => {
  const [text, pattern, replacement, options] = args
  if (!text || !pattern || !replacement) return null
  const all = options?.kind === 'literal' && options.value === 'g'
  if (all) return call('regexp_replace', [text, pattern, replacement], at)
  const message = 'regexp_replace of the first match alone cannot be said here.'
  throw new SqlStop('unsupported', message, "Add 'g' to replace every match.", at)
}

const trimmed =
  (name: string, sides: readonly string[]): Rule =>
  (args, at) => {
    const [text, characters] = args
    if (!text || !characters) return null
    if (characters.kind === 'literal' && characters.value === ' ') return call(name, [text], at)
    if (characters.kind !== 'literal' || characters.type !== 'text') return null
    const set = [...characters.value]
      .map((one) => one.replaceAll(/[\\\]^-]/g, String.raw`\$&`))
      .join('')
    const pattern = sides.map((side) => side.replace('set', set)).join('|')
    return call('regexp_replace', [text, literal(pattern, at), literal('', at)], at)
  }

const asDate: Rule = ([value], at) => (value ? { ...castTo(value, 'date'), at } : null)

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['date_part', datePart],
  ['datepart', datePart],
  ['epoch', ([moment], at, draft) => (moment ? sinceEpoch(asMoment(moment, draft), at) : null)],
  [
    'dayofweek',
    ([moment], at, draft) => (moment ? sundayFirst(asMoment(moment, draft), at) : null),
  ],
  ['weekday', ([moment], at, draft) => (moment ? sundayFirst(asMoment(moment, draft), at) : null)],
  ['isodow', named('day_of_week')],
  ['dayofyear', named('day_of_year')],
  ['dayofmonth', named('day')],
  ['weekofyear', named('week')],
  ['isoyear', named('iso_year')],
  ['dayname', named('day_name')],
  ['monthname', named('month_name')],
  ['strftime', format],
  ['to_char', toChar],
  ['strptime', parsed],
  ['try_strptime', parsed],
  ['date', asDate],
  ['log', (args, at) => (args.length === 1 ? call('log10', args, at) : null)],
  ['regexp_extract', extractPattern],
  ['regexp_replace', replacePattern],
  [
    'regexp_full_match',
    ([text, pattern], at) =>
      text && pattern?.kind === 'literal'
        ? call('regexp_matches', [text, literal(`^(?:${String(pattern.value)})$`, at)], at)
        : null,
  ],
  ['trim', trimmed('trim', ['^[set]+', '[set]+$'])],
  ['ltrim', trimmed('ltrim', ['^[set]+'])],
  ['rtrim', trimmed('rtrim', ['[set]+$'])],
  ['min', (args, at, draft) => call('least', alike(args, draft), at)],
  ['max', (args, at, draft) => call('greatest', alike(args, draft), at)],
  ['character_length', named('length')],
  ['ord', named('unicode')],
  ['prefix', named('starts_with')],
  ['suffix', named('ends_with')],
  [
    'isnull',
    ([operand], at) => (operand ? { kind: 'is-null', operand, negated: false, at } : null),
  ],
])

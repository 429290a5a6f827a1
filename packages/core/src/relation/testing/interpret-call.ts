import type { ColumnType } from '../column.ts'
import { compareValues, integer, widened } from './value.ts'
import type { Value } from './value.ts'

interface Types {
  readonly type: ColumnType | null
  readonly types: readonly (ColumnType | null)[]
}

type Rule = (args: readonly Value[], types: Types) => Value

/** The functions random programs use; the whole table is held to its examples elsewhere. */
export const INTERPRETED: Readonly<Record<string, Rule>> = {
  abs: strict(([value]) =>
    typeof value === 'bigint' ? integer(value < 0n ? -value : value) : Math.abs(Number(value)),
  ),
  floor: strict(([value]) => (typeof value === 'bigint' ? value : Math.floor(Number(value)))),
  ceil: strict(([value]) => (typeof value === 'bigint' ? value : Math.ceil(Number(value)))),
  lower: strict(([text]) => String(text).toLowerCase()),
  upper: strict(([text]) => String(text).toUpperCase()),
  length: strict(([text]) => BigInt(Array.from(String(text)).length)),
  trim: strict(([text]) => String(text).replaceAll(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')),
  contains: strict(([text, part]) => String(text).includes(String(part))),
  starts_with: strict(([text, part]) => String(text).startsWith(String(part))),
  position: strict(([text, part]) => BigInt(String(text).indexOf(String(part)) + 1)),
  regexp_extract: strict(
    ([text, pattern, group]) =>
      new RegExp(String(pattern), 'u').exec(String(text))?.[Number(group ?? 0)] ?? null,
  ),
  replace: strict(([text, old, fresh]) =>
    old === '' ? (text ?? null) : String(text).replaceAll(String(old), () => String(fresh)),
  ),
  year: strict(([moment]) => BigInt(String(moment).slice(0, 4))),
  month: strict(([moment]) => BigInt(String(moment).slice(5, 7))),
  quarter: strict(([moment]) => BigInt(Math.ceil(Number(String(moment).slice(5, 7)) / 3))),
  date_trunc: strict(([unit, day]) => truncated(String(unit), String(day))),
  date_diff: strict(([unit, from, to]) => passed(String(unit), String(from), String(to))),
  day_name: strict(([moment]) => DAYS[weekdayOf(moment)] ?? null),
  day_of_week: strict(([moment]) => BigInt(weekdayOf(moment) || 7)),
  hour: strict(([moment]) => BigInt(String(moment).slice(11, 13))),
  minute: strict(([moment]) => BigInt(String(moment).slice(14, 16) || '0')),
  second: strict(([moment]) => BigInt(String(moment).slice(17, 19) || '0')),
  day: strict(([moment]) => BigInt(String(moment).slice(8, 10))),
  concat: (args) => args.filter((arg) => arg !== null).join(''),
  coalesce: (args, { type }) => widened(args.find((arg) => arg !== null) ?? null, type),
  nullif: ([value = null, other = null]) =>
    value !== null && other !== null && compareValues(value, other) === 0 ? null : value,
  if: ([condition, yes = null, no = null], { type }) =>
    widened(condition === true ? yes : no, type),
}

/** Null where an argument is. */
function strict(rule: (args: readonly Value[]) => Value): Rule {
  return (args) => (args.includes(null) ? null : rule(args))
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 0 for Sunday. */
function weekdayOf(moment: Value | undefined): number {
  return new Date(`${String(moment).slice(0, 10)}T00:00Z`).getUTCDay()
}

function truncated(unit: string, day: string): string {
  const month = Number(day.slice(5, 7))
  const quarter = String(month - ((month - 1) % 3)).padStart(2, '0')
  if (unit === 'year') return `${day.slice(0, 4)}-01-01`
  if (unit === 'quarter') return `${day.slice(0, 5)}${quarter}-01`
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  throw new Error(`The interpreter truncates to no ${unit}`)
}

/** How many begins of a unit lie between two moments. */
function passed(unit: string, from: string, to: string): Value {
  const length = LENGTHS[unit]
  if (length === undefined) throw new Error(`The interpreter counts no ${unit}s`)
  const begun = (moment: string) => Math.floor(millisecondsOf(moment) / length)
  return BigInt(begun(to) - begun(from))
}

const LENGTHS: Readonly<Record<string, number>> = { day: 86_400_000, hour: 3_600_000, second: 1000 }

function millisecondsOf(moment: string): number {
  const [day = '', time = '00:00:00'] = moment.split(/[ T]/)
  return Date.parse(`${day}T${time}Z`)
}

import type { ColumnType } from '../column.ts'
import { isoDate, isoTimestamp } from '../dates.ts'
import type { Value } from './value.ts'

/** A cast as docs/semantics.md section 6 says it. */
export function interpretCast(value: Value, from: ColumnType | null, to: ColumnType): Value {
  if (value === null || from === null || from === to) return value
  if (to === 'text') return textOf(value)
  if (from === 'text') return fromText(String(value), to)
  if (to === 'boolean') return Number(value) !== 0
  if (to === 'integer' && from === 'number') {
    const whole = BigInt(Math.trunc(Number(value)))
    return BigInt.asIntN(64, whole) === whole ? whole : null
  }
  if (to === 'integer') return BigInt(Number(value))
  if (to === 'number') return Number(value)
  return to === 'date' ? String(value).slice(0, 10) : `${value} 00:00:00`
}

function textOf(value: Exclude<Value, null>): string {
  if (typeof value !== 'number') return String(value)
  if (Object.is(value, -0)) return '-0.0'
  if (value === 0) return '0.0'
  const exponent = Math.floor(Math.log10(Math.abs(value)))
  if (exponent >= -4 && exponent < 16) {
    return Number.isInteger(value) ? `${value}.0` : String(value)
  }
  const [digits, power = ''] = value.toExponential().split('e')
  return `${digits}e${power[0]}${power.slice(1).padStart(2, '0')}`
}

function fromText(text: string, to: ColumnType): Value {
  const bare = text.replaceAll(/^ +| +$/g, '')
  switch (to) {
    case 'boolean': {
      const word = bare.toLowerCase()
      return word === 'true' ? true : word === 'false' ? false : null
    }
    case 'integer': {
      if (!/^[+-]?[0-9]+$/.test(bare)) return null
      const value = BigInt(bare.replace(/^\+/, ''))
      return BigInt.asIntN(64, value) === value ? value : null
    }
    case 'number':
      return /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/.test(bare)
        ? Number(bare)
        : null
    case 'date':
      return isoDate(bare)
    case 'timestamp':
      return isoTimestamp(bare)
    case 'text':
      return text
  }
}

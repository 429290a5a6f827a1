import { bracketed, code, NOTHING, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { SparkValue } from '../spark/spark-tree.ts'
import { scalaText } from './scala-text.ts'

export function text(value: string): Code {
  return verbatim(scalaText(value))
}

/** `name(args)`, broken one argument a line where it is too long, as scalafmt has it. */
export function scalaCall(name: Code, ...args: readonly Code[]): Code {
  return bracketed(code`${name}(`, args, code`)`, NOTHING)
}

export function scalaList(items: readonly Code[]): Code {
  return scalaCall(code`Seq`, ...items)
}

/** The value as Scala has it. */
export function scalaValue(value: SparkValue): Code {
  switch (value.type) {
    case 'integer':
      return isInt(value.digits) ? digits(value.digits) : code`${digits(value.digits)}L`
    case 'number':
      return real(value.digits)
    case 'text':
      return text(value.text)
    case 'boolean':
      return value.boolean ? code`true` : code`false`
    case 'null':
      return code`null`
  }
}

/** A number of 64 bits with a point. */
export function real(written: string): Code {
  const value = Number(written)
  // The compiler refuses digits that stand for no number it has.
  if (!Number.isFinite(value))
    return value < 0 ? code`Double.NegativeInfinity` : code`Double.PositiveInfinity`
  if (value === 0 && /[1-9]/.test(written.replace(/e.*/, ''))) return code`0.0`
  return digits(/[.e]/.test(written) ? written : `${written}.0`)
}

export function digits(written: string): Code {
  if (!/^-?\d+(\.\d+)?(e-?\d+)?$/.test(written)) throw new Error('A number must be made of digits')
  // A zero before other digits is an error.
  return verbatim(written.replace(/^(-?)0+(?=\d)/, '$1'))
}

const INT = 2_147_483_647n

function isInt(written: string): boolean {
  const value = BigInt(written)
  return value <= INT && value >= -INT - 1n
}

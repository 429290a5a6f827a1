import type { Literal } from '../../relation/expression.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { pythonText } from './python-text.ts'

/** The value as Python has it; null is `None`. `use` names `date` or `datetime` of the module. */
export function pythonLiteral(literal: Literal, use: (type: 'date' | 'datetime') => Code): Code {
  switch (literal.type) {
    case 'integer':
      return digits(literal.value)
    case 'number':
      return digits(/[.e]/.test(literal.value) ? literal.value : `${literal.value}.0`)
    case 'text':
      return text(literal.value)
    case 'date':
    case 'timestamp':
      return moment(literal.type, literal.value, use)
    case 'boolean':
      return literal.value ? code`True` : code`False`
    case 'null':
      return code`None`
  }
}

export function text(value: string): Code {
  return verbatim(pythonText(value))
}

export function digits(value: string): Code {
  if (!/^-?\d+(\.\d+)?(e-?\d+)?$/.test(value)) throw new Error('A number must be made of digits')
  return verbatim(value)
}

function moment(
  type: 'date' | 'timestamp',
  value: string,
  use: (type: 'date' | 'datetime') => Code,
): Code {
  const [day = '', time = ''] = value.trim().split(/[ T]/)
  const [clock = '', fraction = ''] = time.split('.')
  const dayParts = day.split('-')
  const parts = type === 'date' ? dayParts : [...dayParts, ...clock.split(':')]
  if (type === 'timestamp' && fraction !== '') {
    while (parts.length < 6) parts.push('0')
    parts.push(fraction.padEnd(6, '0').slice(0, 6))
  }
  const numbers = parts.filter((part) => part !== '').map(Number)
  while (numbers.length > 3 && numbers.at(-1) === 0) numbers.pop()
  if (numbers.length < 3 || numbers.some((number) => !Number.isSafeInteger(number)))
    throw new Error(`Not a ${type}: ${JSON.stringify(value)}`)
  return code`${use(type === 'date' ? 'date' : 'datetime')}(${verbatim(numbers.join(', '))})`
}

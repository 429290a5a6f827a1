import type { Expression } from '../../relation/expression.ts'
import type { ColumnRef } from '../../sentence-to-plan/question/query.ts'

/** Which columns hold numbers or years inside their texts. */
export interface NumberReading {
  kindOf(column: ColumnRef): 'number' | 'year' | null
}

const NOWHERE = { start: 0, end: 0 } as const

/** The number inside a text: `1,234`, `$5.20`, `12th`, or the year of a date; null where none is needed. */
export function asNumber(ref: ColumnRef, name: string, numbers: NumberReading): Expression | null {
  const kind = numbers.kindOf(ref)
  if (kind === null) return null
  const cell: Expression = { kind: 'column', name, at: NOWHERE }
  const digits =
    kind === 'year'
      ? call('regexp_extract', cell, text('[0-9]{4}'))
      : call(
          'regexp_extract',
          call('replace', cell, text(','), text('')),
          text('-?[0-9]*[.]?[0-9]+'),
        )
  return call('to_number', digits)
}

function call(name: string, ...args: readonly Expression[]): Expression {
  return { kind: 'call', name, args, at: NOWHERE }
}

function text(value: string): Expression {
  return { kind: 'literal', type: 'text', value, at: NOWHERE }
}

import type { ColumnType } from '@plainflow/core'
import type { Rule } from './rule.ts'

/** What can be said of values: `numeric` is integer or number, `moment` is date or timestamp. */
export const KINDS = ['numeric', 'text', 'moment', 'boolean'] as const
export type Kind = (typeof KINDS)[number]
export type ByKind = Readonly<Record<Kind, Rule>>

export function kindOf(type: ColumnType): Kind {
  if (type === 'integer' || type === 'number') return 'numeric'
  return type === 'date' || type === 'timestamp' ? 'moment' : type
}

export function byKind(make: (kind: Kind) => Rule): ByKind {
  return {
    numeric: make('numeric'),
    text: make('text'),
    moment: make('moment'),
    boolean: make('boolean'),
  }
}

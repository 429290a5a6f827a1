import type { Column, ColumnType, Expression } from '@plainflow/core'
import type { Pick } from './random-program.ts'

const at = { start: 0, end: 0 }

/** Beyond what a double can tell apart. */
export const LARGE = ['9007199254740993', '-9007199254740993']

/** Cells that have been trouble somewhere: ties, month ends, two bytes and four. */
export const CELLS: Readonly<Record<ColumnType, readonly string[]>> = {
  boolean: ['true', 'false'],
  integer: ['0', '1', '1', '2', '-3', '7'],
  number: ['0.5', '0.5', '-2.25', '10.0', '3.0', '0.125'],
  text: [
    '',
    'a',
    'a',
    'A',
    'b',
    'É',
    '日本',
    '🎉',
    ' x ',
    '%_',
    "o'k",
    '1',
    '2.5',
    '2024-02-29',
    'TRUE',
  ],
  date: ['2024-01-31', '2024-02-29', '2024-02-29', '2023-12-31', '1999-12-31'],
  timestamp: [
    '2024-02-29 23:59:59.999999',
    '2024-02-29 00:00:00',
    '2024-01-31 00:00:00',
    '1999-12-31 12:30:00.5',
  ],
}

export function columnReference(name: string): Expression {
  return { kind: 'column', name, at }
}

export function literalOf(type: ColumnType, value: string): Expression {
  if (type === 'boolean') return { kind: 'literal', type, value: value === 'true', at }
  return { kind: 'literal', type, value, at }
}

/** An expression of a type over columns, no deeper than told. */
export function randomExpression(
  pick: Pick,
  type: ColumnType,
  columns: readonly Column[],
  depth: number,
): Expression {
  const inner = (wanted: ColumnType) => randomExpression(pick, wanted, columns, depth - 1)
  const call = (name: string, ...args: Expression[]): Expression => ({
    kind: 'call',
    name,
    args,
    at,
  })
  const leaves = leavesOf(pick, type, columns)
  if (depth <= 0 || pick.below(4) === 0) return pick.from(leaves)()
  const generic = [
    () => call('coalesce', inner(type), inner(type)),
    () => call('if', inner('boolean'), inner(type), inner(type)),
    () => call('nullif', inner(type), inner(type)),
    (): Expression => {
      // oxlint-disable-next-line unicorn/no-thenable -- the tree's own word; nothing awaits a node
      const branches = [{ when: inner('boolean'), then: inner(type) }]
      return { kind: 'case', branches, otherwise: pick.below(2) ? inner(type) : null, at }
    },
  ]
  return pick.from([...leaves, ...generic, ...madeOf(pick, type, inner, call)])()
}

type Inner = (type: ColumnType) => Expression
type Call = (name: string, ...args: Expression[]) => Expression

function leavesOf(pick: Pick, type: ColumnType, columns: readonly Column[]): (() => Expression)[] {
  const fitting = columns.filter((column) => column.type === type)
  const literal = () => literalOf(type, pick.from(CELLS[type]))
  if (fitting.length === 0) return [literal]
  const column = () => columnReference(pick.from(fitting).name)
  return [column, column, column, literal]
}

function madeOf(pick: Pick, type: ColumnType, inner: Inner, call: Call): (() => Expression)[] {
  const binary = (operator: string, left: Expression, right: Expression) =>
    // The operators below are all in the language.
    ({ kind: 'binary', operator, left, right, at }) as Expression
  const cast = (operand: Expression): Expression => ({ kind: 'cast', operand, to: type, at })
  const some = (): ColumnType =>
    pick.from(['boolean', 'integer', 'number', 'text', 'date', 'timestamp'])
  switch (type) {
    case 'integer':
      return [
        () => binary(pick.from(['+', '-', '*', '%']), inner('integer'), inner('integer')),
        () => call('length', inner('text')),
        () => call(pick.from(['year', 'month', 'day']), inner(pick.from(['date', 'timestamp']))),
        () => call('abs', inner('integer')),
        () => cast(inner(pick.from(['number', 'text', 'boolean']))),
      ]
    case 'number':
      return [
        () => binary(pick.from(['+', '-', '*', '/']), inner('number'), inner('integer')),
        () => binary('/', inner('integer'), inner('integer')),
        () => call(pick.from(['abs', 'floor', 'ceil']), inner('number')),
        () => cast(inner(pick.from(['integer', 'text', 'boolean']))),
      ]
    case 'text':
      return [
        () => binary('||', inner('text'), inner('text')),
        () => call('concat', inner('text'), inner('text')),
        () => call(pick.from(['lower', 'upper', 'trim']), inner('text')),
        () => call('replace', inner('text'), inner('text'), inner('text')),
        () => cast(inner(some())),
      ]
    case 'boolean':
      return [
        () => {
          const both = some()
          return binary(pick.from(['=', '<>', '<', '<=', '>', '>=']), inner(both), inner(both))
        },
        () => binary('=', inner('integer'), inner('number')),
        () => binary('<', inner('date'), inner('timestamp')),
        () => binary(pick.from(['and', 'or']), inner('boolean'), inner('boolean')),
        () => ({ kind: 'unary', operator: 'not', operand: inner('boolean'), at }),
        () => ({ kind: 'is-null', operand: inner(some()), negated: pick.below(2) === 0, at }),
        () => {
          const of = some()
          const items = [inner(of), inner(of)]
          return { kind: 'in', operand: inner(of), items, negated: pick.below(2) === 0, at }
        },
        () => {
          const of = some()
          const [operand, low, high] = [inner(of), inner(of), inner(of)]
          return { kind: 'between', operand, low, high, negated: pick.below(2) === 0, at }
        },
        () => {
          const pattern = literalOf(
            'text',
            pick.from(['%', '_', 'a%', '%a', '%a%', '_%', "o'k", '日%']),
          )
          const ignoreCase = pick.below(2) === 0
          return { kind: 'like', operand: inner('text'), pattern, ignoreCase, negated: false, at }
        },
        () => call(pick.from(['contains', 'starts_with']), inner('text'), inner('text')),
      ]
    case 'date':
      return [() => cast(inner(pick.from(['text', 'timestamp'])))]
    case 'timestamp':
      return [() => cast(inner(pick.from(['text', 'date'])))]
  }
}

import { columnsOf, type Expression, type Program, type Relation } from '@plainflow/core'

/** The strings as names of columns, as cells, in conditions and formulas, as keys and as new names. */
export function hostileProgram(names: readonly string[]): Program {
  const [first = '', second = ''] = names
  const from: Relation = {
    kind: 'from',
    dataset: 't',
    columns: names.map((name) => ({ name, type: 'text' })),
  }
  const condition = names
    .map((name): Expression => ({
      kind: 'binary',
      operator: '=',
      left: column(name),
      right: literal(name),
      at,
    }))
    .reduce((left, right): Expression => ({ kind: 'binary', operator: 'and', left, right, at }))
  const kept: Relation = { kind: 'filter', input: from, condition }
  const order = [{ column: second, direction: 'descending', nulls: 'last' } as const]
  const windowed: Relation = {
    kind: 'window',
    input: kept,
    columns: [
      { name: 'least', function: 'min', column: first, partition: [second], order },
      { name: 'place', function: 'rank', column: null, partition: [first], order },
    ],
  }
  const computed: Relation = {
    kind: 'compute',
    input: windowed,
    columns: names.map((name) => ({
      name: `${name}!`,
      value: { kind: 'call', name: 'concat', args: [column(name), literal('!')], at },
    })),
  }
  const listed: Relation = {
    kind: 'unpivot',
    input: from,
    keep: [first],
    columns: names,
    nameTo: 'said',
    valueTo: 'cell',
  }
  const joined: Relation = {
    kind: 'join',
    left: computed,
    right: listed,
    how: 'inner',
    on: [{ left: first, right: first }],
    columns: [
      ...names.map((name) => ({ name, side: 'left', from: name }) as const),
      { name: 'least', side: 'left', from: 'least' },
      ...names.map((name) => ({ name: `${name}!`, side: 'left', from: `${name}!` }) as const),
      { name: 'said', side: 'right', from: 'said' },
    ],
  }
  const sorted: Relation = { kind: 'sort', input: joined, keys: order }
  const outlet = {
    kind: 'file',
    format: 'parquet',
    name: 'result.parquet',
    compress: false,
  } as const
  const step = { id: 'a', block: 'a', name: 'result', sentence: `Keep ${first}` }
  return { steps: [{ ...step, columns: columnsOf(sorted), relation: sorted, outlet }] }
}

/** A space keeps a name from being a bare word, a number keeps it apart. */
export function apart(strings: readonly string[]): string[] {
  return strings.map((text, index) => `${text} ${index}`)
}

const at = { start: 0, end: 0 }
const column = (name: string): Expression => ({ kind: 'column', name, at })
const literal = (value: string): Expression => ({ kind: 'literal', type: 'text', value, at })

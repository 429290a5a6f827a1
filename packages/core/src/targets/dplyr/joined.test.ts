import { expect, test } from 'vitest'
import type { Program } from '../../relation/program.ts'
import type { Relation } from '../../relation/relation.ts'
import { targets } from '../targets.ts'

const orders = [
  { name: 'order_id', type: 'integer' },
  { name: 'product', type: 'text' },
] as const
const products = [
  { name: 'code', type: 'text' },
  { name: 'name', type: 'text' },
] as const

test('a right column that takes the name of the right key stands beside no other of it', () => {
  const joined: Relation = {
    kind: 'join',
    left: { kind: 'step', step: 'orders', columns: orders },
    right: { kind: 'step', step: 'products', columns: products },
    how: 'inner',
    on: [{ left: 'product', right: 'code' }],
    columns: [
      { name: 'order_id', side: 'left', from: 'order_id' },
      { name: 'code', side: 'right', from: 'name' },
    ],
  }
  const made: readonly (readonly [string, Relation])[] = [
    ['orders', { kind: 'from', dataset: 'orders', columns: orders }],
    ['products', { kind: 'from', dataset: 'products', columns: products }],
    ['named', joined],
  ]
  const program: Program = {
    steps: made.map(([name, relation]) => {
      return { id: name, block: name, name, sentence: name, columns: [], relation }
    }),
  }
  const files = ['orders', 'products'].map((name) => [name, { path: `${name}.csv`, format: 'csv' }])
  const text = targets.dplyr.print(program, Object.fromEntries(files))
  // R itself stops at `select(code, code = name)`: names must be unique.
  const [, join = ''] = text.split('# named')
  const selects = Array.from(join.matchAll(/(?:select|transmute)\(([^()]*)\)/g), ([, inner = '']) =>
    inner.split(',').map((one) => one.split('=')[0]?.trim() ?? ''),
  )
  expect(selects.length).toBeGreaterThan(0)
  for (const names of selects) expect(new Set(names).size).toBe(names.length)
})

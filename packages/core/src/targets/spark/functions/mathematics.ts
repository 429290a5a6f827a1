import { cast } from '../column-name.ts'
import { fn, helper, lit, operation } from '../spark-tree.ts'
import type { SparkNode } from '../spark-tree.ts'
import type { SparkSpelling, SparkSpellings } from '../spelling.ts'

export const MATHEMATICS_SPELLINGS = {
  sign: (args) => cast(fn('signum', args.column(0)), 'integer'),
  trunc: (args) => {
    if (args.typeAt(0) === 'integer') return args.column(0)
    const size = helper('round_down', fn('abs', args.column(0)))
    return operation('*', fn('signum', args.column(0)), size)
  },
  mod: (args) => fn('try_mod', ...args.columns()),
  power: (args) => known(fn('pow', ...args.columns())),
  exp: floating('exp'),
  sqrt: (args) => known(fn('sqrt', args.column(0))),
  cbrt: floating('cbrt'),
  // Logarithms at and below zero are null by themselves.
  ln: floating('ln'),
  log10: floating('log10'),
  log2: floating('log2'),
  sin: floating('sin'),
  cos: floating('cos'),
  tan: floating('tan'),
  atan: floating('atan'),
  radians: floating('radians'),
  degrees: floating('degrees'),
  greatest: extreme('greatest'),
  least: extreme('least'),
} satisfies SparkSpellings

function floating(name: string): SparkSpelling {
  return (args) => fn(name, args.column(0))
}

/** Null where Spark says that there is no such number. */
function known(value: SparkNode): SparkNode {
  return fn('nanvl', value, lit({ kind: 'value', value: { type: 'null' } }))
}

/** It takes two values or more. */
function extreme(name: string): SparkSpelling {
  return (args) => (args.count === 1 ? args.column(0) : fn(name, ...args.columns()))
}

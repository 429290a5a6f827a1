import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Column,
  duckdbText,
  type Expression,
  type Program,
  type Relation,
  targets,
  writtenOutlet,
} from '@plainflow/core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runRaw } from '../testing/run-raw.ts'
import { closeRuntimes, runOn, RUN_TARGETS } from './runtimes/runtimes.ts'
import { heldFolder } from './testing/held-folder.ts'

/**
 * 2,000 hostile names and values through the real psql and PostgreSQL: as names of columns, cells, texts
 * in formulas and files, in 225 programs that are executed. A canary would show a string that broke out.
 */
const PROGRAMS = 225
const CANARY = 'canary'
const NASTY = [
  String.raw`' " '' "" '" \ \' \" $$ $x$ $1 :x :'x' :"x" ; -- /* */ \q \! \. \o | ~ % { } E'\n' \x00`.split(
    ' ',
  ),
  [
    '\n',
    '\r\n',
    '\t',
    '\u2028',
    '\u202E',
    '\u001B',
    ' ',
    'é',
    '🎉',
    '日本語',
    'ctid',
    'xmin',
    'select',
  ],
  [`'; DROP TABLE x; --`, `\\! touch ${CANARY}`, `'; \\! touch ${CANARY}\n`, `|touch ${CANARY}`],
  [
    `$(touch ${CANARY})`,
    `\`touch ${CANARY}\``,
    `\n\\! touch ${CANARY}\n`,
    `'\n\\! touch ${CANARY}\n`,
  ],
  [`"); COPY (SELECT 1) TO PROGRAM 'touch ${CANARY}'; --`, 'x'.repeat(80), `${'x'.repeat(80)}y`],
].flat()
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 5 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join('').replaceAll(/\0|^\uFEFF+/g, '') || 'x')
/** A file has a name of its folder. */
const fileName = hostile.map((text) => `${text.replaceAll('/', '').slice(0, 60)}.csv`)
const all = fc.sample(
  fc.record({
    names: fc.tuple(hostile, hostile),
    cells: fc.tuple(hostile, hostile),
    other: hostile,
    put: hostile,
    input: fileName,
    output: fileName,
    sentence: hostile,
  }),
  { seed: 20_240_229, numRuns: PROGRAMS },
)

const held = heldFolder('hostile-postgres')
let root = ''
beforeAll(async () => {
  root = await held.make()
})
afterAll(async () => {
  await closeRuntimes()
  await held.remove()
})

const wanted = RUN_TARGETS.includes('postgres')
test.skipIf(!wanted)(
  'hostile strings go through psql and PostgreSQL unharmed',
  async () => {
    const jobs: { folder: string; code: string }[] = []
    for (const [index, one] of all.entries()) {
      const folder = join(root, String(index))
      await mkdir(folder)
      const [first, second] = namesOf(one.names)
      const lines = [[first, second], one.cells].map((cells) => cells.map(quoted).join(','))
      await writeFile(join(folder, one.input), `${lines.join('\n')}\n`)
      const sources = { d: { path: one.input, format: 'csv' as const } }
      jobs.push({ folder, code: targets.postgres.print(programOf(one), sources) })
    }
    const answers = await runOn('postgres', jobs)
    if (!answers) return
    expect(answers.flatMap(({ failed }) => (failed === null ? [] : [failed]))).toEqual([])
    const given = await runRaw(
      all.map(({ output }, index) => {
        const { name } = writtenOutlet(targets.postgres, outletOf(output))
        const path = duckdbText(join(root, String(index), name))
        return `FROM read_csv(${path}, header = false, all_varchar = true, delim = ',', quote = '"', escape = '"', auto_detect = false, new_line = '\\n', max_line_size = 1000000, columns = {'a': 'VARCHAR', 'b': 'VARCHAR', 'c': 'VARCHAR', 'd': 'VARCHAR'})`
      }),
      root,
    )
    for (const [index, one] of all.entries()) {
      const [first, second] = namesOf(one.names)
      const rows: unknown = JSON.parse(given[index]?.replace(/^ok /, '') ?? '')
      expect(rows).toEqual([
        [`${first}!`, second, 'put', 'same'],
        [...one.cells, one.put, String(one.cells[0] === one.other)],
      ])
      expect(existsSync(join(root, String(index), CANARY))).toBe(false)
    }
  },
  600_000,
)

type One = (typeof all)[number]
const at = { start: 0, end: 0 }

/** Names of one table are told apart by more than letter case. */
function namesOf([first, second]: One['names']): [string, string] {
  return [`${first} 1`, `${second} 2`]
}

function programOf({ names, other, put, output, sentence }: One): Program {
  const [first, second] = namesOf(names)
  const columns: Column[] = [first, second].map((name) => ({ name, type: 'text' }))
  const load: Relation = { kind: 'from', dataset: 'd', columns }
  const isOther: Expression = {
    kind: 'binary',
    operator: '=',
    left: { kind: 'column', name: first, at },
    right: { kind: 'literal', type: 'text', value: other, at },
    at,
  }
  const computed: Relation = {
    kind: 'compute',
    input: { kind: 'step', step: 'load', columns },
    columns: [
      { name: 'put', value: { kind: 'literal', type: 'text', value: put, at } },
      { name: 'same', value: isOther },
    ],
  }
  const kept = [
    { name: `${first}!`, from: first },
    ...[second, 'put', 'same'].map((name) => ({ name, from: name })),
  ]
  const leaving: Column[] = kept.map(({ name }) => ({
    name,
    type: name === 'same' ? 'boolean' : 'text',
  }))
  const select: Relation = { kind: 'select', input: computed, columns: kept }
  const result = { id: 'out', block: 'out', name: 'result' }
  return {
    steps: [
      { id: 'load', block: 'load', name: 'load', sentence, columns, relation: load },
      { ...result, sentence, columns: leaving, relation: select, outlet: outletOf(output) },
    ],
  }
}

function outletOf(name: string) {
  return { kind: 'file', format: 'csv', name: `out ${name}`, compress: false } as const
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`
}

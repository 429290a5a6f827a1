import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Column, type Expression, type Program, type Relation } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../run-program.ts'
import { runRaw } from '../testing/run-raw.ts'
import { tableSql } from './testing/stage-tables.ts'

/**
 * 100,000 hostile names and values through the real DuckDB: as names of columns that are renamed, as
 * cells that are read, compared with themselves and counted, as texts put into formulas. Seeded.
 */
const TABLES = 20
const COLUMNS = 200
const ROWS = 21
/** Of each column: its name, its new name, its cells, the text they are compared with, the text put. */
const STRINGS = TABLES * COLUMNS * (ROWS + 4)

const CODE = String.raw`' " '' "" '" \ \' \" """ ''' {x} %s % -- /* */ # ; $$ $1 ? :x E'\n' \x00 \u0041 \0`
const WORDS = 'select SELECT from where table null NULL true order group by NaN inf date timestamp'
const PIECES = [
  CODE.split(' '),
  WORDS.split(' '),
  ['\n', '\r', '\r\n', '\t', ' ', '\u00A0', '\u0085', '\u2028', '\u2029', '\u200B', '\u200F'],
  [
    '\u202E',
    '\u2066',
    '\u001B',
    '\u007F',
    '\u0001',
    'é',
    'e\u0301',
    'ß',
    'İ',
    'ı',
    'ﬁ',
    'Ω',
    '\u2126',
  ],
  ['🎉', '👩‍👩‍👧', '🇩🇪', '日本語', 'العربية', 'עברית', '\u{10FFFF}', '\uFFFD', 'x\uFEFF'],
  [`'; DROP TABLE step_0; --`, `"); COPY (SELECT 1) TO '/tmp/x'; --`, `' || (SELECT 1) || '`],
  [`" FROM read_csv('/etc/passwd') --`, '`', '${x}', '{{x}}', '<b>', '&amp;', '=1+1', '@SUM(1)'],
].flat()

/** A small generator of our own, so that the strings are the same on every machine. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below
  }
}

const below = randomFrom(20_240_229)
let made = 0

function hostile(): string {
  made += 1
  const count = 1 + below(5)
  const parts = Array.from({ length: count }, () => {
    const piece = PIECES[below(PIECES.length)] ?? ''
    // One in a thousand is very long.
    return below(1_000) === 0 ? piece.repeat(2_000).slice(0, 20_000) : piece
  })
  const joined = parts.join(below(2) === 0 ? '' : ' ')
  return joined.replaceAll(/\0|^\uFEFF+/g, '') || 'x'
}

interface Tested {
  readonly names: readonly string[]
  readonly renamed: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly other: readonly string[]
  readonly put: readonly string[]
}

/** Names that DuckDB could not tell apart get a number behind; their letters stay. */
function apart(names: readonly string[]): string[] {
  return names.map((name, index) => `${name} ${index}`)
}

function tested(): Tested {
  const some = () => Array.from({ length: COLUMNS }, hostile)
  const rows = Array.from({ length: ROWS }, some)
  return { names: apart(some()), renamed: apart(some()), rows, other: some(), put: some() }
}

const tables = Array.from({ length: TABLES }, tested)
let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plainflow-hostile-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test(
  '100,000 hostile names and values go through DuckDB unharmed',
  { timeout: 300_000 },
  async () => {
    expect(made).toBe(STRINGS)
    const statements = tables.map(({ names, rows }, index) => {
      const columns = names.map((name): Column => ({ name, type: 'text' }))
      return `COPY (${tableSql({ columns, rows })}) TO '${root}/${index}.parquet' (FORMAT parquet)`
    })
    const refused = (await runRaw(statements, root)).filter((answer) => !answer.startsWith('ok'))
    expect(refused).toEqual([])
    const run = join(root, 'run')
    await mkdir(run)
    const files = tables.map((_, index) => {
      return [
        `t${index}`,
        { path: `${root}/${index}.parquet`, format: 'parquet' as const },
      ] as const
    })
    const program: Program = { steps: tables.flatMap(stepsOf) }
    const outcome = await runProgram({ program, files: Object.fromEntries(files), folder: run })
    if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
    const paths = tables.map((_, index) => {
      return outcome.results.find(({ block }) => block === `out${index}`)?.path ?? ''
    })
    // Read back whole: pages cut long cells.
    const answers = await runRaw(
      paths.flatMap((path) => [
        `SELECT column_name FROM (DESCRIBE FROM read_parquet('${path}'))`,
        `FROM read_parquet('${path}')`,
      ]),
      root,
    )
    for (const [index, one] of tables.entries()) {
      const [names, rows] = answers.slice(index * 2, index * 2 + 2).map(rowsOf)
      expect(names?.flat()).toEqual([...one.renamed, 'put', 'same', 'other'])
      const wanted = one.rows.map((cells) => {
        const counts = [alike(cells, one.rows[0] ?? []), alike(cells, one.other)]
        return [...cells, one.put.join(''), ...counts]
      })
      expect(rows).toEqual(wanted)
    }
  },
)

function rowsOf(answer: string): string[][] {
  // The rows of a SELECT of texts, as the raw child gives them.
  return JSON.parse(answer.replace(/^ok /, '')) as string[][]
}

test.each(['a\0b', '\uFEFFa', '\uD800'])(
  'what DuckDB cannot carry is refused with a word: %j',
  async (name) => {
    const columns: Column[] = [{ name, type: 'text' }]
    const relation: Relation = { kind: 'from', dataset: 't', columns }
    const step = { id: 'a', block: 'a', name: 'a', sentence: '', columns, relation }
    const select: Relation = { kind: 'select', input: relation, columns: [{ name, from: name }] }
    const folder = join(root, `refused ${name.charCodeAt(0)}`)
    await mkdir(folder)
    const file = { path: `${root}/0.parquet`, format: 'parquet' as const }
    const program = { steps: [{ ...step, relation: select }] }
    await expect(runProgram({ program, files: { t: file }, folder })).rejects.toThrow(
      /U\+[0-9A-F]{4} cannot be used/,
    )
  },
)

const at = { start: 0, end: 0 }

/** Reads a table, puts texts into a formula, compares every cell with itself and another, renames all. */
function stepsOf({ names, renamed, rows, other, put }: Tested, index: number): Program['steps'] {
  const columns = names.map((name): Column => ({ name, type: 'text' }))
  const load: Relation = { kind: 'from', dataset: `t${index}`, columns }
  const computed: Relation = {
    kind: 'compute',
    input: { kind: 'step', step: `in${index}`, columns },
    columns: [
      { name: 'put', value: call('concat', put.map(text)) },
      { name: 'same', value: counted(names, rows[0] ?? []) },
      { name: 'other', value: counted(names, other) },
    ],
  }
  const chosen = names.map((from, place) => ({ name: renamed[place] ?? from, from }))
  const kept = ['put', 'same', 'other'].map((name) => ({ name, from: name }))
  const select: Relation = { kind: 'select', input: computed, columns: [...chosen, ...kept] }
  const step = (id: string, relation: Relation, leaving: readonly Column[]) => {
    return { id, block: id, name: id, sentence: id, columns: leaving, relation }
  }
  const leaving = [...renamed, 'put', 'same', 'other'].map((name): Column => ({
    name,
    type: 'text',
  }))
  return [step(`in${index}`, load, columns), step(`out${index}`, select, leaving)]
}

/** How many columns hold the text given for them, as text. */
function counted(names: readonly string[], texts: readonly string[]): Expression {
  const ones = names.map((name, place): Expression => {
    const isIt: Expression = {
      kind: 'binary',
      operator: '=',
      left: { kind: 'column', name, at },
      right: text(texts[place] ?? ''),
      at,
    }
    return call('if', [isIt, text('x'), text('')])
  })
  return call('to_text', [call('length', [call('concat', ones)])])
}

function alike(cells: readonly string[], texts: readonly string[]): string {
  return String(cells.filter((cell, index) => cell === texts[index]).length)
}

function text(value: string): Expression {
  return { kind: 'literal', type: 'text', value, at }
}

function call(name: string, args: readonly Expression[]): Expression {
  return { kind: 'call', name, args, at }
}

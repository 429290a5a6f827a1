import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cell, type Column, duckdbText, targets } from '@plainflow/core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runRaw } from '../testing/run-raw.ts'
import { closeRuntimes, RUN_TARGETS, runOn } from './runtimes/runtimes.ts'
import { drive, prepareDriver } from './runtimes/scala.ts'
import { apart, hostileProgram } from './testing/hostile-program.ts'
import { copyStatements } from './testing/stage-tables.ts'

/** Names and values that try to leave their literal, before Scala's own parser and executed. */
const CANARY_FILE = join(tmpdir(), `plainflow-canary-${process.pid}`)
const CANARY = `new java.io.File("${CANARY_FILE}").createNewFile()`
const PIECES = [
  ...String.raw`' " '' "" """ '" \ \' \" {x} %s $x $$ \${x} ${'$'}{x} // /* */ ; $1 \u0022 \u000a \x00 => <- -- * .`.split(
    ' ',
  ),
  '`',
  '\\`',
  '``',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202E',
  '\u001B',
  '\f',
  '\u001A',
  '日本',
  '🎉',
  `"); ${CANARY}; ("`,
  `""" + ${CANARY} + """`,
  `${'${'}${CANARY}}`,
  `\n${CANARY}\n//`,
  `*/ ${CANARY} /*`,
  `\\u0022 + ${CANARY} + \\u0022`,
]
const hostile = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
const WIDTH = 10
const STRINGS = fc.sample(hostile, { seed: 20_240_229, numRuns: 2_000 })
const GROUPS = Array.from({ length: STRINGS.length / WIDTH }, (_, index) =>
  apart(STRINGS.slice(index * WIDTH, (index + 1) * WIDTH)),
)
/** Words that mean something to Scala or to Spark, as they are. */
const WORDS = 'type val null this `x` a.b * col lit _'.split(' ')
const PLAIN = Array.from({ length: WIDTH }, (_, index) => `plain ${index}`)
const SOURCES = { t: { path: 't.parquet', format: 'parquet' as const } }

describe.runIf(RUN_TARGETS.includes('scala'))('hostile strings in Scala', () => {
  let root = ''
  let classpath = ''
  beforeAll(async () => {
    classpath = await prepareDriver()
    root = await mkdtemp(join(tmpdir(), 'plainflow-scala-hostile-'))
  }, 600_000)
  afterAll(async () => {
    await closeRuntimes()
    await rm(root, { recursive: true, force: true })
    await rm(CANARY_FILE, { force: true })
  })

  test('2,000 of them stay in their literals, as the compiler itself reads the code', async () => {
    const given = [PLAIN, ...GROUPS].map((strings) => ({
      code: targets.scala.print(hostileProgram(strings), SOURCES),
      strings,
      forms: strings.flatMap(formsOf),
    }))
    expect(JSON.parse(await drive('parse', given, classpath))).toEqual({ read: 201, astray: 0 })
  }, 300_000)

  test('200 of them run as what they are, and nothing else does', async () => {
    const some = [...GROUPS.slice(0, 20), WORDS]
    const folders = some.map((_, index) => join(root, String(index)))
    for (const folder of folders) await mkdir(folder)
    const statements = some.flatMap((names, index) => {
      const columns = names.map((name): Column => ({ name, type: 'text' }))
      return copyStatements({ columns, rows: [names] }, join(folders[index] ?? '', 't.parquet'))
    })
    const refused = (await runRaw(statements, root)).filter((answer) => !answer.startsWith('ok'))
    expect(refused).toEqual([])
    const jobs = some.map((names, index) => ({
      folder: folders[index] ?? '',
      code: targets.scala.print(hostileProgram(names), SOURCES),
    }))
    const answers = await runOn('scala', jobs)
    expect(answers?.flatMap(({ failed }) => failed ?? [])).toEqual([])
    expect(existsSync(CANARY_FILE)).toBe(false)
    const found = await runRaw(
      folders.map((folder) => `FROM read_parquet(${duckdbText(join(folder, 'result.parquet'))})`),
      root,
    )
    const wanted = some.map((names) => {
      const [first = ''] = names
      return names.map((name) => [...names, first, ...names.map((each) => `${each}!`), name])
    })
    expect(found.map(sortedRows)).toEqual(wanted.map((rows) => rows.map(asText).toSorted()))
  }, 300_000)
})

/** What the code may call a string: itself, a new name made of it, and each as a reference of Spark. */
function formsOf(text: string): string[] {
  const names = [text, `${text}!`, `right_${text}`.toLowerCase()]
  return [...names, ...names.map((name) => `\`${name.replaceAll('`', '``')}\``)]
}

function sortedRows(answer: string): string[] {
  // Rows of JSON behind `ok `.
  return (JSON.parse(answer.replace(/^ok /, '')) as Cell[][]).map(asText).toSorted()
}

function asText(row: readonly Cell[]): string {
  return JSON.stringify(row)
}

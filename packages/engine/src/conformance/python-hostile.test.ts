import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Column, targets } from '@plainflow/core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare as preparePolars } from '../../../../scripts/runtimes/polars.mjs'
import { prepare as preparePyspark } from '../../../../scripts/runtimes/pyspark.mjs'
import { runPython } from '../run-python.ts'
import { runRaw } from '../testing/run-raw.ts'
import { closeRuntimes, RUN_TARGETS, runOn } from './runtimes/runtimes.ts'
import { apart, hostileProgram } from './testing/hostile-program.ts'
import { copyStatements } from './testing/stage-tables.ts'

/** Names and values that try to leave their literal, before Python's own parser and executed. */
const PIECES = [
  ...String.raw`' " '' "" '" \ \' \" """ ''' {x} %s # ; $1 \x00 \u0041 \N{DIGIT ONE} ^ $ * . {{x}} ${'$'}{1}`.split(
    ' ',
  ),
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
  '日本',
  '🎉',
  `"); open("canary", "w"); ("`,
  `'); open('canary', 'w'); ('`,
  `\nopen("canary", "w")\n#`,
  `""" + str(open("canary", "w")) + """`,
]
const hostile = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
const SEED = 20_240_229
const WIDTH = 10
const STRINGS = fc.sample(hostile, { seed: SEED, numRuns: 2_000 })
const GROUPS = Array.from({ length: STRINGS.length / WIDTH }, (_, index) =>
  STRINGS.slice(index * WIDTH, (index + 1) * WIDTH),
)
/** Polars takes these for patterns, Spark for structures and all columns. */
const PATTERNS = ['*', '^.*$', '^a$', '^$', 'a', 'a.b', 'a.*', '`b`', '^[a-z]+$', '$']
const SOURCES = { t: { path: 't.parquet', format: 'parquet' as const } }

const PREPARE = { polars: preparePolars, pyspark: preparePyspark } as const

// The keys of the table are its key type.
describe.each(Object.keys(PREPARE) as (keyof typeof PREPARE)[])('hostile strings in %s', (id) => {
  const isRun = RUN_TARGETS.includes(id)
  let root = ''
  let python = ''

  beforeAll(async () => {
    if (!isRun) return
    python = await PREPARE[id]()
    root = await mkdtemp(join(tmpdir(), 'plainflow-python-hostile-'))
  }, 600_000)
  afterAll(async () => {
    await closeRuntimes()
    if (root !== '') await rm(root, { recursive: true, force: true })
  })

  test.runIf(isRun)(
    '2,000 of them stay in their literals, as Python itself reads the code',
    async () => {
      const plain = targets[id].print(hostileProgram(PLAIN), SOURCES)
      const given = GROUPS.map((strings) => {
        return {
          code: targets[id].print(hostileProgram(apart(strings)), SOURCES),
          strings: apart(strings),
        }
      })
      const folder = join(root, 'parse')
      await mkdir(folder)
      await writeFile(join(folder, 'given.json'), JSON.stringify({ plain, given }))
      const { output } = await runPython({ code: READER, folder, python })
      expect(output).toContain(`${GROUPS.length} read, 0 astray`)
    },
    300_000,
  )

  test.runIf(isRun)(
    '200 of them run as what they are, and nothing else does',
    async () => {
      const some = [...GROUPS.slice(0, 20).map(apart), PATTERNS]
      const folders = some.map((_, index) => join(root, String(index)))
      for (const folder of folders) await mkdir(folder)
      const statements = some.flatMap((names, index) => {
        const columns = names.map((name): Column => ({ name, type: 'text' }))
        return copyStatements({ columns, rows: [names] }, join(folders[index] ?? '', 't.parquet'))
      })
      const refused = (await runRaw(statements, root)).filter((answer) => !answer.startsWith('ok'))
      expect(refused).toEqual([])
      const jobs = some.map((names, index) => {
        return {
          folder: folders[index] ?? '',
          code: targets[id].print(hostileProgram(names), SOURCES),
        }
      })
      const answers = await runOn(id, jobs)
      expect(answers?.flatMap(({ failed }) => failed ?? [])).toEqual([])
      expect(folders.filter((folder) => existsSync(join(folder, 'canary')))).toEqual([])
      const rows = await runRaw(
        folders.map((folder) => `FROM read_parquet('${folder}/result.parquet')`),
        root,
      )
      const wanted = some.map((names) => {
        const [first = ''] = names
        const cells = names.map((name) => [
          ...names,
          first,
          ...names.map((each) => `${each}!`),
          name,
        ])
        return cells.map((row) => JSON.stringify(row)).toSorted()
      })
      // runRaw gives rows of JSON behind `ok `.
      const found = rows.map((answer) => JSON.parse(answer.slice(3)) as string[][])
      expect(found.map((table) => table.map((row) => JSON.stringify(row)).toSorted())).toEqual(
        wanted,
      )
    },
    300_000,
  )
})

const PLAIN = Array.from({ length: WIDTH }, (_, index) => `plain ${index}`)

/** Whether programs are the same but for their texts, and their texts those that were given. */
const READER = `
import ast, json


class Blank(ast.NodeTransformer):
    def visit_Constant(self, node):
        if isinstance(node.value, str):
            texts.add(node.value)
            return ast.Constant("text")
        return node


def shape(code):
    return ast.dump(Blank().visit(ast.parse(code)))


texts = set()
given = json.load(open("given.json"))
plain = shape(given["plain"])
astray = 0
for one in given["given"]:
    texts = set()
    if shape(one["code"]) != plain or not texts.issuperset(one["strings"]):
        astray += 1
print(len(given["given"]), "read,", astray, "astray")
`

import { BLOCKS, codeConnections, type Program, type Sources, targets } from '@plainflow/core'
import { CASES } from '@plainflow/core/cases'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/dplyr.mjs'
import { runR } from './runtimes/dplyr.ts'
import { RUN_TARGETS } from './runtimes/runtimes.ts'
import { caseProgram } from './testing/case-program.ts'
import { randomProgram } from './testing/random-program.ts'

/** What a reader of the printed R meets, judged by lintr, as Debian has no styler. */
let rscript = ''

describe.runIf(RUN_TARGETS.includes('dplyr'))('the printed R', () => {
  beforeAll(async () => {
    rscript = await prepare()
  }, 600_000)

  test('is written as the style guide of the tidyverse asks', async () => {
    const cases = BLOCKS.flatMap((definition) =>
      (CASES[definition.type] ?? []).map((given) => caseProgram(definition, given)),
    )
    const random = fc.sample(randomProgram(), { seed: 20_240_229, numRuns: 40 })
    const programs = [...cases, ...random.map(({ program }) => program)]
    const files = [
      ...programs.map((program) => targets.dplyr.print(program, sourcesOf(program))),
      targets.dplyr.print(OUTSIDE, codeConnections([{ id: 'c1', name: 'Shop', ...CONNECTOR }])),
    ]
    // The judge says a sentence and the line.
    const said = JSON.parse(await runR(JUDGE, { files: gathered(files) }, rscript)) as string[]
    expect(said.filter((one) => !ONE_TEXT.test(one))).toEqual([])
  }, 300_000)
})

/** A text that is too long for its line stands on one of its own. */
const ONE_TEXT =
  /^Lines should not be more than 80 characters\.: *(?:"(?:[^"\\]|\\.)*"|'[^'\\]*'),?$/

const CONNECTOR = { connector: 'postgresql' }
const THERE = { connection: 'c1', ...CONNECTOR, kind: 'table', schema: '' } as const
const COLUMNS = [
  { name: 'id', type: 'integer' },
  { name: 'seen at', type: 'timestamp' },
] as const
const COMMON = { block: 'b', columns: COLUMNS, sentence: 'Orders' }

/** One that goes to a database for its rows, and with them. */
const OUTSIDE: Program = {
  steps: [
    {
      ...COMMON,
      id: 'orders',
      name: 'orders',
      relation: { kind: 'from', outside: { ...THERE, table: 'orders' }, columns: COLUMNS },
    },
    {
      ...COMMON,
      id: 'out',
      name: 'out',
      relation: { kind: 'step', step: 'orders', columns: COLUMNS },
      outlet: { ...THERE, table: 'kept', mode: 'upsert', keys: ['id'] },
    },
  ],
}

/** All that is printed in a few files, in which what every program has stands once. */
function gathered(files: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const parts = files
    .flatMap((file) => file.split(/\n\n(?=\S)/))
    .filter((part) => !seen.has(part) && seen.add(part))
  const size = Math.ceil(parts.length / 12)
  return Array.from({ length: 12 }, (_, index) =>
    parts
      .slice(index * size, (index + 1) * size)
      .map((part) => part.trimEnd())
      .join('\n\n'),
  ).filter((part) => part !== '')
}

/** A file for whatever dataset a program reads. */
function sourcesOf({ steps }: Program): Sources {
  const names = Array.from(
    JSON.stringify(steps).matchAll(/"dataset":"([^"]+)"/g),
    ([, name]) => name,
  )
  return Object.fromEntries(
    names.map((name) => [name, { path: `${name}.csv`, format: 'csv' as const }]),
  )
}

/** Columns are no variables, which lintr cannot know. */
const JUDGE = `
linters <- lintr::linters_with_defaults(object_usage_linter = NULL)
said <- lapply(given$files, function(code) {
  file <- tempfile(fileext = ".R")
  writeLines(code, file)
  lapply(lintr::lint(file, linters = linters), function(one) {
    paste0(one$message, ": ", one$line)
  })
})
answer <- as.list(unlist(said))
`

import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Column, targets, writtenOutlet } from '@plainflow/core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/dplyr.mjs'
import { runRaw } from '../testing/run-raw.ts'
import { runR } from './runtimes/dplyr.ts'
import { closeRuntimes, RUN_TARGETS, runOn } from './runtimes/runtimes.ts'
import { apart, hostileProgram } from './testing/hostile-program.ts'
import { copyStatements } from './testing/stage-tables.ts'

/** Names and values that try to leave their literal, before R's own parser and executed. */
const CANARY = 'file.create("canary")'
const PIECES = [
  ...String.raw`' " '' "" '" \ \' \" {x} %s %in% # ; $1 \x00 \u0041 \U{41} ^ $ . .data .keep ...`.split(
    ' ',
  ),
  '`',
  '\\`',
  '``',
  ':=',
  'r"(',
  ')"',
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
  `"); ${CANARY}; ("`,
  `'); file.create('canary'); ('`,
  `\`); ${CANARY}; (\``,
  `\n${CANARY}\n#`,
  `"]]; ${CANARY}; x[["`,
]
const hostile = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
const WIDTH = 10
const STRINGS = fc.sample(hostile, { seed: 20_240_229, numRuns: 2_000 })
const GROUPS = Array.from({ length: STRINGS.length / WIDTH }, (_, index) =>
  apart(STRINGS.slice(index * WIDTH, (index + 1) * WIDTH)),
)
/** Words that mean something to R or to a verb, as they are. */
const WORDS = '.data .keep .by .groups if TRUE NULL NA_character_ n .env'.split(' ')
const SOURCES = { t: { path: 't.parquet', format: 'parquet' as const } }

let root = ''
let rscript = ''

describe.runIf(RUN_TARGETS.includes('dplyr'))('hostile strings in R', () => {
  beforeAll(async () => {
    rscript = await prepare()
    root = await mkdtemp(join(tmpdir(), 'plainflow-dplyr-hostile-'))
  }, 600_000)
  afterAll(async () => {
    await closeRuntimes()
    await rm(root, { recursive: true, force: true })
  })

  test('2,000 of them stay in their literals, as R itself reads the code', async () => {
    const given = [PLAIN, ...GROUPS].map((strings) => ({
      code: targets.dplyr.print(hostileProgram(strings), SOURCES),
      strings,
    }))
    expect(JSON.parse(await runR(READER, { given }, rscript))).toEqual({ read: 201, astray: 0 })
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
      code: targets.dplyr.print(hostileProgram(names), SOURCES),
    }))
    const answers = await runOn('dplyr', jobs)
    expect(answers?.flatMap(({ failed }) => failed ?? [])).toEqual([])
    expect(folders.filter((folder) => existsSync(join(folder, 'canary')))).toEqual([])
    const outlet = writtenOutlet(targets.dplyr, {
      kind: 'file',
      format: 'parquet',
      name: 'result.parquet',
      compress: false,
    })
    const found = await Promise.all(
      folders.map(async (folder) => cellsOf(await readFile(join(folder, outlet.name), 'utf8'))),
    )
    const wanted = some.map((names) => {
      const [first = ''] = names
      const cells = names.map((name) => [...names, first, ...names.map((each) => `${each}!`), name])
      return cells.map((row) => JSON.stringify(row)).toSorted()
    })
    expect(found.map(([, ...rows]) => rows.map((row) => JSON.stringify(row)).toSorted())).toEqual(
      wanted,
    )
    expect(found.map(([header]) => header)).toEqual(
      some.map((names) => hostileProgram(names).steps[0]?.columns.map(({ name }) => name)),
    )
  }, 300_000)
})

/** The rows of a CSV file; the engine's reader would not take a line end in a header. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const PLAIN = Array.from({ length: WIDTH }, (_, index) => `plain ${index}`)

/**
 * Whether programs are the same but for their strings: as texts, as names in backticks, as names of
 * arguments, or as `.data[["text"]]`.
 */
const READER = `
shape <- function(code, strings) {
  known <- c(strings, paste0(strings, "!"))
  seen <- character()
  named <- function(text) {
    if (!text %in% known) return(text)
    seen <<- c(seen, text)
    "#"
  }
  walk <- function(node) {
    if (is.character(node)) return(named(node))
    if (is.symbol(node)) return(named(as.character(node)))
    if (!is.call(node) && !is.pairlist(node)) return(node)
    parts <- as.list(node)
    if (length(parts) == 3 && identical(parts[[2]], quote(.data))) return(walk(parts[[3]]))
    names <- names(parts)
    if (is.null(names)) names <- rep("", length(parts))
    for (place in seq_along(parts)) {
      if (identical(parts[[place]], quote(expr = ))) next
      part <- parts[[place]]
      if (is.call(part) && identical(part[[1]], as.name(":="))) {
        names[[place]] <- part[[2]]
        part <- part[[3]]
      }
      parts[[place]] <- walk(part)
    }
    list(unname(parts), vapply(names, named, character(1), USE.NAMES = FALSE))
  }
  tree <- lapply(as.list(parse(text = code, keep.source = FALSE, encoding = "UTF-8")), walk)
  list(tree = tree, all = all(strings %in% seen))
}
shapes <- lapply(given$given, function(one) shape(one$code, unlist(one$strings)))
astray <- vapply(shapes, function(one) {
  !one$all || !identical(one$tree, shapes[[1]]$tree)
}, logical(1))
answer <- list(read = length(shapes), astray = sum(astray))
`

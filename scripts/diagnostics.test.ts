import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/**
 * Every code that core can give is named in some test: a code nobody provokes is a message nobody has
 * seen. Codes are found in the text of the sources, so that a new one counts from its first day.
 */
const core = fileURLToPath(new URL('../packages/core/src', import.meta.url))
const packages = fileURLToPath(new URL('../packages', import.meta.url))
const sources = filesOf(core).filter((path) => !isTest(path))
const tested = filesOf(packages)
  .filter(isTest)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** The functions that put an owner before a code, and the place of the code among what they take. */
const HELPERS = { problemAt: 1, report: 1 } as const
const HELPED = /^(?:blocks|conditions)\//

test('every code of a diagnostic is named in a test', () => {
  const codes = sources.flatMap(codesIn)
  expect(codes.length).toBeGreaterThan(75)
  const silent = codes.filter(({ owner, code }) => {
    // Shared checks give their codes to whichever block asks: one of them has to be seen.
    if (owner !== null) return !tested.includes(`'${owner}/${code}'`)
    return !tested.includes(`/${code}'`) && !tested.includes(`'${code}'`)
  })
  const said = silent.map(({ owner, code, path }) => `${owner ?? '*'}/${code} in ${path}`)
  expect([...new Set(said)]).toEqual([])
})

/** Lists of codes that the compiler holds their users to. */
test.each([
  ['expression', 'relation/expression-problem.ts'],
  ['sql', 'import-sql/sql-problem.ts'],
])('every %s code is named in a test', (owner, path) => {
  const text = readFileSync(join(core, path), 'utf8')
  const codes = Array.from(text.matchAll(/^ +\| '([a-z-]+)'$/gm), (match) => match[1] ?? '')
  expect(codes.length).toBeGreaterThan(15)
  const silent = codes.filter((code) => {
    return !tested.includes(`'${owner}/${code}'`) && !tested.includes(`'${code}'`)
  })
  expect(silent).toEqual([])
})

interface Code {
  readonly owner: string | null
  readonly code: string
  readonly path: string
}

/** Codes written whole (`code: 'pipeline/cycle'`), and those a helper puts its owner before. */
function codesIn(path: string): Code[] {
  const text = readFileSync(path, 'utf8')
  const short = path.slice(core.length + 1)
  const whole = Array.from(text.matchAll(/'([a-z_]+)\/([a-z]+(?:-[a-z]+)*)'/g), (match) => {
    return { owner: match[1] ?? '', code: match[2] ?? '', path: short }
  }).filter(({ owner }) => OWNERS.has(owner))
  if (!HELPED.test(short)) return whole
  const owner = /^blocks\/([a-z_]+)\//.exec(short)?.[1] ?? null
  return [...whole, ...helpedCodes(text, short).map((code) => ({ owner, code, path: short }))]
}

/** The codes given to helpers; a code that is not written out there would escape, so it is refused. */
function helpedCodes(text: string, path: string): string[] {
  const calls = text.matchAll(/(?<![\w.]|function )(problemAt|report)\(/g)
  const found = Array.from(calls, (match): string[] => {
    // The pattern finds no other names.
    const place = HELPERS[match[1] as keyof typeof HELPERS]
    const argument = argumentsAt(text, match.index + match[0].length)[place] ?? ''
    if (/^[a-z]+$/.test(argument)) return Array.from(text.matchAll(/\bcode: '([a-z-]+)'/g), codeOf)
    const code = /^'([a-z-]+)'$/.exec(argument)?.[1]
    if (code === undefined) throw new Error(`${path}: the code ${argument} is not written out`)
    return [code]
  })
  return found.flat()
}

function codeOf(match: RegExpMatchArray): string {
  return match[1] ?? ''
}

/** What stands between the commas of a call, up to the bracket that closes it. */
function argumentsAt(text: string, start: number): string[] {
  const found: string[] = []
  let depth = 0
  let quote = ''
  let from = start
  for (let at = start; at < text.length; at += 1) {
    const mark = text[at] ?? ''
    if (quote !== '') {
      if (mark === quote) quote = ''
      continue
    }
    if (`'"\``.includes(mark)) quote = mark
    else if ('([{'.includes(mark)) depth += 1
    else if (mark === ',' && depth === 0) {
      found.push(text.slice(from, at).trim())
      from = at + 1
    } else if (')]}'.includes(mark) && (depth -= 1) < 0) {
      return [...found, text.slice(from, at).trim()]
    }
  }
  return found
}

/** Whoever owns codes: the folders of blocks, and the pipeline itself. */
const OWNERS = new Set([
  ...readdirSync(join(core, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name),
  'pipeline',
])

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/node_modules|\/dist\//.test(path))
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts')
}

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Program } from '../relation/program.ts'
import { parseExpression } from '../relation/parse-expression.ts'
import { printExpression } from '../relation/print-expression.ts'
import { duckdbText } from './duckdb/duckdb-text.ts'
import { DUCKDB_KEYWORDS } from './duckdb/keywords.ts'
import { quoteDuckdbIdentifier } from './duckdb/quote-duckdb-identifier.ts'
import { postgresText } from './postgres/postgres-text.ts'
import { quotePostgresIdentifier } from './postgres/quote-postgres-identifier.ts'
import { pythonText } from './python/python-text.ts'
import { scalaText } from './scala/scala-text.ts'
import type { TargetId } from './target.ts'
import { targets } from './targets.ts'

/** Strings that have broken out of quotes somewhere, and anything else. */
const NASTY = [
  String.raw`' " '' "" '" \ \' \" """ ''' {x} %s % -- /* */ # ; $$ $1 ? :x E'\n' \x00 \u0041`.split(
    ' ',
  ),
  ['\n', '\r\n', '\t', '\u2028', '\u2029', '\u0085', '\u202E', '\u001B', ' ', 'é', '🎉', '日本語'],
  [`'; DROP TABLE x; --`, `"); import os; os.system("id") #`, String.raw`\N{DIGIT ONE}`],
  [`' || (SELECT 1) || '`, '`', String.raw`\${x}`, 'e\u0301'],
].flat()
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'grapheme', maxLength: 5 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join('').replaceAll(/\0|^\uFEFF+/g, ''))
  .filter((text) => text !== '')
const runs = { numRuns: 1_000 }

describe('a written string reads back as itself', () => {
  test('DuckDB names', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        expect(readSqlName(quoteDuckdbIdentifier(name))).toBe(name)
      }),
      runs,
    )
  })

  test('DuckDB texts', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        expect(readSql(duckdbText(value))).toEqual([{ kind: 'text', value }])
      }),
      runs,
    )
  })

  test('PostgreSQL names that it keeps whole, and texts', () => {
    fc.assert(
      fc.property(hostile, hostile, (name, value) => {
        const isWhole = new TextEncoder().encode(name).length <= 63
        const read = readSqlName(quotePostgresIdentifier(name))
        expect(new TextEncoder().encode(read).length).toBeLessThanOrEqual(63)
        expect(isWhole ? read : name).toBe(name)
        expect(readSql(postgresText(value))).toEqual([{ kind: 'text', value }])
      }),
      runs,
    )
    const long = 'a'.repeat(100)
    expect(quotePostgresIdentifier(`${long}b`)).not.toBe(quotePostgresIdentifier(`${long}c`))
  })

  test('Python texts, half surrogate pairs included', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (value) => {
        expect(readPython(pythonText(value))).toEqual([{ kind: 'text', value }])
      }),
      runs,
    )
    expect(pythonText('\uD800')).toBe(String.raw`"\ud800"`)
    expect(pythonText('say "hi"')).toBe(`'say "hi"'`)
  })

  test('Scala texts, half surrogate pairs included', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (value) => {
        expect(readScala(scalaText(value))).toEqual([{ kind: 'text', value }])
      }),
      runs,
    )
    expect(scalaText('\uD800')).toBe(String.raw`"\ud800"`)
    expect(scalaText('say "hi" for $1')).toBe(String.raw`"say \"hi\" for $1"`)
  })

  test('keywords and odd names are quoted, plain ones are not', () => {
    for (const keyword of DUCKDB_KEYWORDS)
      expect(quoteDuckdbIdentifier(keyword)).toBe(`"${keyword}"`)
    expect(quoteDuckdbIdentifier('SELECT')).toBe('"SELECT"')
    expect(quoteDuckdbIdentifier('unit_price')).toBe('unit_price')
    expect(quoteDuckdbIdentifier('größe')).toBe('"größe"')
    expect(quoteDuckdbIdentifier('1st')).toBe('"1st"')
  })

  test.each(['a\0b', '\uFEFFa', '\uD800'])('what no engine carries is refused: %j', (text) => {
    expect(() => quoteDuckdbIdentifier(text)).toThrow(/U\+[0-9A-F]{4} cannot be used/)
    expect(() => duckdbText(text)).toThrow(/U\+[0-9A-F]{4} cannot be used/)
  })
})

describe('a hostile string changes no token of a program but its own', () => {
  const readers: Readonly<Record<TargetId, (text: string) => Token[]>> = {
    duckdb: readSql,
    postgres: readPsql,
    pandas: readPython,
    polars: readPython,
    pyspark: readPython,
    scala: readScala,
    dplyr: readR,
  }
  // Ids are not ours to name in a test twice: every target must have a reader.
  test.each(Object.keys(readers) as TargetId[])('%s', (id) => {
    const shape = (text: string) =>
      withoutTrailingCommas(readers[id](text)).map(({ kind, value }) =>
        kind === 'word' || kind === 'symbol' ? value : kind,
      )
    const plain = shape(
      targets[id].print(program('Plain Name', 'value', 'file.csv'), sources('in.csv')),
    )
    // Names with line ends or longer than PostgreSQL keeps take another way, run by the conformance tests.
    const oneLine = hostile.map((text) => text.replaceAll(/[\n\r]/g, ' '))
    const short = oneLine.map((text) => Array.from(text).slice(0, 14).join(''))
    // So do files whose names Spark passes over.
    const shown = hostile.map((text) => `x${text}`.replaceAll(/\/(?=[._])/g, '/x'))
    // A table is named after its file; one called `to` would be quoted, and one called `text` read as a type.
    const apart = oneLine.map((text) => `${text}x`)
    const [names, files] = id === 'postgres' ? [short, apart] : [hostile, shown]
    fc.assert(
      fc.property(names, hostile, files, (name, value, file) => {
        // A space keeps the name from being a bare word, which the plain one is not either.
        const column = `x ${name}`
        const printed = targets[id].print(program(column, value, file), sources(file))
        const texts = readers[id](printed).flatMap((token) =>
          'word symbol'.includes(token.kind) ? [] : [token.value],
        )
        expect(shape(printed)).toEqual(plain)
        expect(texts).toContain(column)
        expect(texts).toContain(value)
        // For psql, what begins like a command or a home folder is a file of this folder.
        const isOdd = id === 'postgres' && /^[|~]/.test(file)
        expect(texts).toContain(isOdd ? `./${file}` : file)
        // Spark takes the paths of its inputs for patterns.
        const escaped = file.replaceAll(/[\\*?[\]{}]/g, String.raw`\$&`)
        expect(texts).toContain(id === 'pyspark' || id === 'scala' ? escaped : value)
      }),
      { numRuns: 200 },
    )
  })
})

function program(column: string, value: string, file: string): Program {
  const columns = [{ name: column, type: 'text' as const }]
  const at = { start: 0, end: 0 }
  const condition = {
    kind: 'binary' as const,
    operator: '=' as const,
    at,
    left: { kind: 'column', name: column, at } as const,
    right: { kind: 'literal', type: 'text', value, at } as const,
  }
  const load = { kind: 'from', dataset: 'd', columns } as const
  const filter = { kind: 'filter', input: { kind: 'step', step: 'a', columns }, condition } as const
  const select = {
    kind: 'select',
    input: filter,
    columns: [{ name: `${column}!`, from: column }],
  } as const
  const outlet = { kind: 'file', format: 'csv', name: file, compress: false } as const
  const sentence = `Keep ${value}`
  return {
    steps: [
      { id: 'a', block: 'a', name: 'load', sentence, columns, relation: load },
      { id: 'b', block: 'b', name: 'keep', sentence, columns, relation: select, outlet },
    ],
  }
}

function sources(path: string) {
  return { d: { path, format: 'csv' as const } }
}

interface Token {
  readonly kind: 'word' | 'symbol' | 'text' | 'name'
  readonly value: string
}

/** A tiny reader of SQL, written apart from the writers: comments, '' in texts, "" in names. */
function readSql(text: string): Token[] {
  const pattern = /--[^\n]*|\s+|'((?:[^']|'')*)'|"((?:[^"]|"")*)"|([A-Za-z_0-9]+)|(.)/gsu
  return [...text.matchAll(pattern)].flatMap(([, quoted, named, word, symbol]): Token[] => {
    if (quoted !== undefined) return [{ kind: 'text', value: quoted.replaceAll("''", "'") }]
    if (named !== undefined) return [{ kind: 'name', value: named.replaceAll('""', '"') }]
    if (word !== undefined) return [{ kind: 'word', value: word }]
    return symbol === undefined ? [] : [{ kind: 'symbol', value: symbol }]
  })
}

/** The same for psql, where escapes as in C stand behind a backslash command; tables are named after files. */
function readPsql(text: string): Token[] {
  const named = /^CREATE TEMP TABLE (\w+) \(/m.exec(text)?.[1]
  return psqlTokens(text).map((token) =>
    token.kind === 'word' && token.value === named ? { ...token, value: 'data' } : token,
  )
}

function psqlTokens(text: string): Token[] {
  return text.split(/(?<= )(\\[go] '(?:[^'\\]|''|\\.)*')/s).flatMap((part): Token[] => {
    const quoted = /^\\[go] '(.*)'$/s.exec(part)?.[1]
    if (quoted === undefined) return readSql(part)
    const value = quoted.replaceAll(
      /''|\\x([\da-f]{2})|\\(.)/gs,
      (pair, hex?: string, one?: string) =>
        hex === undefined ? (one ?? pair.slice(1)) : String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    return [{ kind: 'text', value }]
  })
}

function readSqlName(text: string): string {
  const [token, ...rest] = readSql(text)
  expect(rest).toEqual([])
  return token?.value ?? ''
}

/** A tiny reader of Python: comments, texts in either quote with backslash escapes. */
function readPython(text: string): Token[] {
  const pattern =
    /#[^\n]*|\s+|"""((?:[^"\\]|\\.|"(?!""))*)"""|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|(\w+)|(.)/gsu
  return [...text.matchAll(pattern)].flatMap(([, long, double, single, word, symbol]): Token[] => {
    const quoted = long ?? double ?? single
    if (quoted !== undefined) return [{ kind: 'text', value: unescapePython(quoted) }]
    if (word !== undefined) return [{ kind: 'word', value: word }]
    return symbol === undefined ? [] : [{ kind: 'symbol', value: symbol }]
  })
}

/**
 * A tiny reader of R: comments, texts in either quote and names in backticks, all with escapes. A name
 * is one in backticks, a text, or `.data[["a text"]]`, as the marks in it allow.
 */
function readR(text: string): Token[] {
  const pattern =
    /#[^\n]*|\s+|\.data\[\[(?=["'])|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`|([\w.]+)|(.)/gsu
  const bare = text.replaceAll(/(\.data\[\[("|')(?:(?!\2)[^\\\n]|\\.)*\2)\]\]/gsu, '$1')
  return [...bare.matchAll(pattern)].flatMap(([, double, single, named, word, symbol]): Token[] => {
    const quoted = double ?? single ?? named
    if (quoted !== undefined) return [{ kind: 'text', value: unescapePython(quoted) }]
    if (word !== undefined) return [{ kind: 'word', value: word }]
    return symbol === undefined ? [] : [{ kind: 'symbol', value: symbol }]
  })
}

function unescapePython(body: string): string {
  const short: Record<string, string> = { n: '\n', r: '\r', t: '\t' }
  return body.replaceAll(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|(.))/gsu,
    (_, two?: string, four?: string, eight?: string, one?: string) => {
      const hex = two ?? four ?? eight
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      return short[one ?? ''] ?? one ?? ''
    },
  )
}

/** A tiny reader of Scala: comments, texts with escapes, and those in three quotes without. */
function readScala(text: string): Token[] {
  const pattern = /\/\/[^\n]*|\/\*.*?\*\/|\s+|"""(.*?)"""(?!")|"((?:[^"\\\n]|\\.)*)"|(\w+)|(.)/gsu
  return [...text.matchAll(pattern)].flatMap(([, raw, quoted, word, symbol]): Token[] => {
    if (raw !== undefined) return [{ kind: 'text', value: raw }]
    if (quoted !== undefined) return [{ kind: 'text', value: unescapePython(quoted) }]
    if (word !== undefined) return [{ kind: 'word', value: word }]
    return symbol === undefined ? [] : [{ kind: 'symbol', value: symbol }]
  })
}

/** Long strings break lines, and black ends a broken list with a comma. */
function withoutTrailingCommas(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token, index) => !(token.value === ',' && /^[)\]}]$/.test(tokens[index + 1]?.value ?? '')),
  )
}

test('an expression carries a hostile string unharmed as well', () => {
  fc.assert(
    fc.property(
      hostile.filter((text) => !text.includes('\uFEFF')),
      (text) => {
        const at = { start: 0, end: 0 }
        const literal = parseExpression(
          printExpression({ kind: 'literal', type: 'text', value: text, at }),
        )
        const column = parseExpression(printExpression({ kind: 'column', name: text, at }))
        expect(literal).toMatchObject({ expression: { kind: 'literal', value: text } })
        expect(column).toMatchObject({ expression: { kind: 'column', name: text } })
      },
    ),
    runs,
  )
})

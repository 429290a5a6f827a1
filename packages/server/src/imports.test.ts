import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { findCycle, type Leads } from './testing/find-cycle.ts'

const SOURCE = import.meta.dirname

/** Every import of the server, those of types among them: the linter looks at the others only. */
const imports = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
    .map((file) => [file, importsOf(file, readFileSync(join(SOURCE, file), 'utf8'))]),
)

test('no file is imported by one that it imports, not even for a type', () => {
  expect(told(findCycle(imports))).toBe('')
})

test('no folder is imported by one that it imports from, at any depth', () => {
  const ways = [...siblings(imports)].map(([folder, leads]) => told(findCycle(leads), folder))
  expect(ways.filter((way) => way !== '')).toEqual([])
})

test('every way of importing is seen, and what is in a comment is not', () => {
  const text = `import './a.ts'
import { b } from '../b.ts'
import type { C } from "./deep/c.ts"
import { type D, e } from './d.ts'
export type { F } from './f.ts'
export * from './g.ts'
import {
  h,
} from './h.ts'
const i = await import('./i.ts')
type J = import('./j.ts').J
// import { k } from './k.ts'
import { readFile } from 'node:fs'`
  const found = ['room/a.ts', 'b.ts', 'room/deep/c.ts', 'room/d.ts', 'room/f.ts', 'room/g.ts']
  const more = ['room/h.ts', 'room/i.ts', 'room/j.ts']
  expect([...importsOf('room/x.ts', text)]).toEqual([...found, ...more])
})

test('folders lead to each other where files in them do', () => {
  const files = { 'a/b/x.ts': ['a/c.ts', 'd/y.ts'], 'd/z.ts': ['a/c.ts'], 'a/c.ts': ['a/b/w.ts'] }
  const found = siblings(new Map(Object.entries(files).map(([file, to]) => [file, new Set(to)])))
  expect([...found].map(([folder, leads]) => told(findCycle(leads), folder))).toEqual([
    'a: b → c.ts → b',
    'a → d → a',
  ])
})

test('a cycle is told by its way', () => {
  const leads = { a: ['b'], b: ['c', 'd'], c: [], d: ['e'], e: ['b'] }
  const graph = new Map(Object.entries(leads).map(([name, to]) => [name, new Set(to)]))
  expect(told(findCycle(graph))).toBe('b → d → e → b')
})

function importsOf(file: string, text: string): ReadonlySet<string> {
  const code = text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  const named = code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]+)\1/g)
  return new Set(
    [...named].map(([, , path = '']) =>
      relative('/', join('/', dirname(file), path)).replaceAll(sep, '/'),
    ),
  )
}

/** For every folder, which of the files and folders in it lead to which others. */
function siblings(all: Leads): ReadonlyMap<string, Leads> {
  const inside = new Map<string, Map<string, Set<string>>>()
  for (const [file, imported] of all)
    for (const other of imported) {
      const { folder, from, to } = whereTheyPart(file, other)
      const leads = inside.get(folder) ?? new Map<string, Set<string>>()
      inside.set(folder, leads.set(from, (leads.get(from) ?? new Set()).add(to)))
    }
  return inside
}

function whereTheyPart(file: string, other: string) {
  const [here, there] = [file.split('/'), other.split('/')]
  const depth = here.findIndex((name, index) => name !== there[index])
  const folder = here.slice(0, depth).join('/')
  return { folder, from: here[depth] ?? '', to: there[depth] ?? '' }
}

function told(cycle: readonly string[] | null, folder = ''): string {
  return cycle ? `${folder && `${folder}: `}${cycle.join(' → ')}` : ''
}

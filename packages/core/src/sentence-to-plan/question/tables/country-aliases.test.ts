import { expect, test } from 'vitest'
import { schemaOf } from '../../../tables/schema.ts'
import { countryAliases } from './country-aliases.ts'

function aliases(name: string, cells: readonly string[]): Record<string, string[]> {
  const dataset = {
    id: 't',
    name: 't',
    filename: 't.csv',
    columns: [{ name, type: 'text' as const }],
    samples: { [name]: [...cells] },
  }
  const [column] = schemaOf(dataset).columns
  const found: Record<string, string[]> = {}
  for (const [said, cell] of column ? countryAliases(column) : [])
    (found[String(cell)] ??= []).push(said)
  return found
}

test('codes of a column about countries are said by name and as adjectives', () => {
  expect(aliases('Country', ['DE', 'PL'])['PL']).toEqual(['poland', 'pol', 'polish'])
})

test('the same letters are a language where the column says so', () => {
  expect(aliases('Lang.', ['DE', 'EN', 'UK'])['UK']).toEqual(['ukrainian', 'ukr'])
})

test('departments are no countries', () => {
  expect(aliases('department', ['IT', 'HR', 'NO'])).toEqual({})
})

test('a code that is an everyday word is not looked for by it', () => {
  const found = aliases('country', ['Italy', 'India', 'Canada', 'USA', 'Peru'])
  for (const word of ['it', 'in', 'can', 'us', 'per'])
    expect(Object.values(found).flat()).not.toContain(word)
})

test('among other texts a country has its other names only', () => {
  expect(aliases('remark', ['Holland', 'late', 'broken', 'paid'])['Holland']).toEqual([
    'netherlands',
    'the netherlands',
  ])
})

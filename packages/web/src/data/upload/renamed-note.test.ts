import { expect, test } from 'vitest'
import { renamedNote } from './renamed-note.ts'

test('a file whose name was taken is said to be kept under another', () => {
  const note = renamedNote({ name: 'Sales 2', filename: 'sales.csv' })
  expect(note).toMatch(/^Kept as "Sales 2", since the name "Sales" was taken\. /)
})

test.each([
  ['sales', 'sales.csv'],
  ['sales 2', 'sales 2.csv'],
  ['Week 12', 'export.csv'],
])('%s of %s was not renamed', (name, filename) => {
  expect(renamedNote({ name, filename })).toBeNull()
})

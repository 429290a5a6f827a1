import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LocalCopies } from './local-copies.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plainflow-copies-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('what was not used for longest makes room, and what is borrowed stays', async () => {
  const copies = new LocalCopies(root, 100)
  await add(copies, 'a/one', 40)
  await add(copies, 'a/two', 40)
  const borrowed = copies.borrow('a/one')
  await add(copies, 'b/three', 40)
  expect(there()).toEqual(['a/one', 'b/three'])
  await add(copies, 'b/four', 40)
  expect(there()).toEqual(['a/one', 'b/four'])
  borrowed?.giveBack()
  // Given back twice is given back once.
  borrowed?.giveBack()
  await add(copies, 'b/three', 70)
  expect(there()).toEqual(['b/three'])
  expect(existsSync(join(root, 'a'))).toBe(false)
  expect(copies.borrow('a/one')).toBeNull()
})

test('come anew and lent while others make room, it stays', async () => {
  const copies = new LocalCopies(root, 100)
  for (const path of ['a/one', 'a/two', 'b/three']) await add(copies, path, 30)
  // The first is on its way out when the second goes and is fetched again.
  const adding = add(copies, 'b/four', 90)
  copies.forget('a/two')
  const again = add(copies, 'a/two', 30)
  const borrowed = copies.borrow('a/two')
  await Promise.all([adding, again])
  expect(there()).toContain('a/two')
  borrowed?.giveBack()
})

test('added anew, it is still lent to who had it', async () => {
  const copies = new LocalCopies(root, 50)
  await add(copies, 'a/one', 30)
  const borrowed = copies.borrow('a/one')
  await add(copies, 'a/one', 40)
  await add(copies, 'a/two', 40)
  expect(there()).toEqual(['a/one', 'a/two'])
  borrowed?.giveBack()
  await add(copies, 'b/three', 40)
  expect(there()).toEqual(['b/three'])
})

test('one larger than all of it stays for whoever wanted it', async () => {
  const copies = new LocalCopies(root, 10)
  await add(copies, 'a/large', 500)
  expect(there()).toEqual(['a/large'])
  await add(copies, 'a/two', 5)
  expect(there()).toEqual(['a/two'])
})

test('what is forgotten counts no more, and is left where it lies', async () => {
  const copies = new LocalCopies(root, 100)
  await add(copies, 'a/one', 90)
  copies.forget('a')
  await add(copies, 'a/two', 90)
  expect(there()).toEqual(['a/one', 'a/two'])
})

function add(copies: LocalCopies, path: string, bytes: number): Promise<void> {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), 'x')
  return copies.add(path, bytes)
}

function there(): readonly string[] {
  return ['a/one', 'a/two', 'a/large', 'b/three', 'b/four'].filter((path) =>
    existsSync(join(root, path)),
  )
}

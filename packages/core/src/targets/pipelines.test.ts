import { expect, test } from 'vitest'
import { goldenCode } from '../../corpus/read-corpus.ts'
import { TARGETS } from './target.ts'
import { targets } from './targets.ts'
import { EVERYDAY, everydayProgram, SHOP_FILES } from './testing/by-hand.ts'

const SHOWN = ['revenue-by-country-and-year', 'top-customers', 'latest-order-of-each-customer']

test.each(SHOWN.flatMap((name) => TARGETS.map((id) => [name, id] as const)))(
  '%s in %s',
  async (name, id) => {
    const ending = targets[id].fileName.replace(/^.*\./, '')
    const text = targets[id].print(everydayProgram(name), SHOP_FILES)
    await expect(text).toMatchFileSnapshot(`golden/pipelines/${name}.${id}.${ending}`)
  },
)

/** Names that only a printer or a block would think of. */
const MADE_UP = /measure \d|window \d|one bound|other bound|\bload_csv|broken \d|_rows_\d/

test.each(EVERYDAY)('%s: no name is made up', (name) => {
  const program = everydayProgram(name)
  for (const id of TARGETS) {
    const found = MADE_UP.exec(targets[id].print(program, SHOP_FILES))
    expect(found?.[0], id).toBeUndefined()
  }
  const names = program.steps.map((step) => step.name)
  // Two of one name: there was a better one for the second.
  for (const one of names) expect(names).not.toContain(`${one}_2`)
})

test('no golden file holds a name that is made up', () => {
  const golden = goldenCode()
  expect(golden.size).toBeGreaterThan(100)
  for (const [path, text] of golden) expect(MADE_UP.exec(text)?.[0], path).toBeUndefined()
})

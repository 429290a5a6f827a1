import { expect, it } from 'vitest'
import { checkWalks } from './testing/check-walks.ts'
import { HOSTILE, SHOP } from './testing/tables.ts'

/** Ten thousand by `npm run test:full`. */
const WALKS = process.env['PLAINFLOW_FULL'] ? 10_000 : 1_000

it.each([
  ['a shop', SHOP],
  ['hostile names', HOSTILE],
])('whatever is said by the grammar names nothing that is not there: %s', (what, tables) => {
  const { wrong, imported } = checkWalks(tables, WALKS, 2)
  console.log(`${what}: ${imported} of ${WALKS} become blocks`)
  expect(wrong).toEqual([])
})

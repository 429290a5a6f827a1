import { mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeParts, openParts } from './open-parts.ts'
import { readSettings } from './settings.ts'
import { createReadyPlace } from './testing/create-ready-place.ts'

test('a start that fails leaves no store behind that keeps the next one from the folder', async () => {
  const place = await createReadyPlace()
  const settings = readSettings({ ...place.env, LOG_LEVEL: 'silent' })
  const secret = join(place.dataFolder, 'secret')
  mkdirSync(secret)
  await expect(openParts({ settings })).rejects.toThrow('EISDIR')
  rmdirSync(secret)
  const parts = await openParts({ settings })
  expect((await parts.store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await closeParts(parts)
  await place.remove()
})

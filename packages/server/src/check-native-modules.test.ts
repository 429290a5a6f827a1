import { expect, test } from 'vitest'
import { checkDataEngine, checkPasswordHashing } from './check-native-modules.ts'

test('every native module of this machine can be loaded', async () => {
  await expect(checkPasswordHashing()).resolves.toBeUndefined()
  expect(await checkDataEngine()).toBeNull()
})

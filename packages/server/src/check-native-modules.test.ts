import { expect, test } from 'vitest'
import { checkNativeModules } from './check-native-modules.ts'

test('every native module of this machine can be loaded', async () => {
  expect(await checkNativeModules()).toEqual([])
})

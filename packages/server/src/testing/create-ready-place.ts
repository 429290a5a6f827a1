import { inject } from 'vitest'
import { createTestPlace, type TestPlace } from './test-settings.ts'

/**
 * A place whose store is made and migrated already: a copy of the run's template. Tests of first
 * starts, migrations and restores take an empty one, `createTestPlace`.
 */
export function createReadyPlace(extra: Record<string, string> = {}): Promise<TestPlace> {
  return createTestPlace(extra, inject('storeTemplate'))
}

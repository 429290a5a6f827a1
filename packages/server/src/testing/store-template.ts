import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore } from '../store/open-store.ts'
import { createTestPlace, type TestPlace } from './test-settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly storeTemplate: Pick<TestPlace, 'env' | 'dataFolder'>
  }
}

let place: TestPlace | undefined

/** Once in a run of tests: a new store, made and migrated by the product itself, for all to copy. */
export async function setup({ provide }: TestProject): Promise<void> {
  place = await createTestPlace()
  const store = await openStore(readSettings(place.env), createLog('silent'))
  await store.close()
  const configuration = join(place.dataFolder, 'postgres', 'postgresql.conf')
  // No test cuts the power, and what a killed process wrote is still the system's.
  if (existsSync(configuration)) appendFileSync(configuration, '\nfsync = off\n')
  provide('storeTemplate', { env: place.env, dataFolder: place.dataFolder })
}

export async function teardown(): Promise<void> {
  await place?.remove()
}

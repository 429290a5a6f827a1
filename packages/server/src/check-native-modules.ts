import { checkEngine } from '@plainflow/engine'
import { SettingsError } from './settings.ts'

/** Refuses to go on without the module that hashes passwords; its import would end in a stack. */
export async function checkPasswordHashing(): Promise<void> {
  try {
    await import('@node-rs/argon2')
  } catch (error) {
    throw missing('@node-rs/argon2', error instanceof Error ? error.message : String(error))
  }
}

/** What is missing for DuckDB, or null. Takes longer than the rest of a start: run it beside that. */
export async function checkDataEngine(): Promise<SettingsError | null> {
  const engine = await checkEngine()
  return engine.ok ? null : missing(engine.missing, engine.message)
}

function missing(name: string, why: string): SettingsError {
  const [first] = why.split('\n')
  return new SettingsError([`${name}: ${first} (run "npm install" again on this machine)`])
}

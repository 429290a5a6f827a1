import { mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { killStore } from './kill-store.ts'

/** Kills the embedded PostgreSQL, which cannot start again until the function given back is called. */
export function holdDown(dataFolder: string): () => void {
  const messages = join(dataFolder, 'postgres.log')
  // What it says has nowhere to go.
  rmSync(messages)
  mkdirSync(messages)
  killStore(dataFolder)
  return () => rmdirSync(messages)
}

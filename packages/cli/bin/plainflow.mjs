#!/usr/bin/env node
// Plain JavaScript, because it has to run before anything is built.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/bundled/main.js', import.meta.url)
const builder = new URL('../../../scripts/ensure-built.mjs', import.meta.url)

try {
  // In a checkout the build follows the sources; an installed package has only the build.
  if (existsSync(fileURLToPath(builder))) {
    const { ensureBuilt } = await import(builder.href)
    const parts = process.argv[2] === 'start' ? ['node', 'web'] : ['node']
    await ensureBuilt({ parts, say: (line) => process.stderr.write(`${line}\n`) })
  }
  await import(built.href)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

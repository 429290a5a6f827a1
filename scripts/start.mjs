import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './ensure-built.mjs'
import { ROOT } from './root.mjs'

await ensureBuilt({ say: console.log })
await import(pathToFileURL(join(ROOT, 'packages/server/dist/bundled/main.js')).href)

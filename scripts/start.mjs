import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithNpm } from './end-with-npm.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ROOT } from './root.mjs'

endWithNpm()
await ensureBuilt({ say: console.log })
await import(pathToFileURL(join(ROOT, 'packages/server/dist/bundled/main.js')).href)

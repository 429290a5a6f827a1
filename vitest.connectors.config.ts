import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BUILT_CORE, buildCore } from './scripts/built-core.mjs'

const conditions = ['source']
/** What is set up once in a run is loaded without conditions: there a stale build would be taken. */
const alias = [
  ...(await buildCore()),
  {
    find: /^@plainflow\/(contract|engine|models)$/,
    replacement: fileURLToPath(new URL('packages/$1/src/index.ts', import.meta.url)),
  },
]

/** Tests against servers that npm does not bring; `npm run test:connectors` installs them first. */
export default defineConfig({
  resolve: { conditions, alias },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'connectors',
    include: ['packages/*/src/**/*.outside.test.ts'],
    environment: 'node',
    globalSetup: 'packages/server/src/testing/store-template.ts',
    setupFiles: ['scripts/seed-properties.ts'],
    // As in vitest.config.ts: most of these wait for a process of theirs.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 300_000,
    hookTimeout: 180_000,
    disableConsoleIntercept: true, // as in vitest.config.ts
    server: { deps: { external: [BUILT_CORE] } },
  },
})

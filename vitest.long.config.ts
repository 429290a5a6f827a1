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

/** Tests that take minutes: large files, kills, measured memory. One after the other, as they measure. */
export default defineConfig({
  resolve: { conditions, alias },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'long',
    include: ['packages/*/src/**/*.long.test.ts', 'e2e/*.long.test.ts'],
    environment: 'node',
    globalSetup: 'packages/server/src/testing/store-template.ts',
    setupFiles: ['scripts/seed-properties.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 180_000,
    disableConsoleIntercept: true, // as in vitest.config.ts
    server: { deps: { external: [BUILT_CORE] } },
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { BUILT_CORE, buildCore } from './scripts/built-core.mjs'
import { testsLeftOutNow } from './scripts/suites.mjs'

const conditions = ['source']
/** What is set up once in a run is loaded without conditions: there a stale build would be taken. */
const alias = [
  ...(await buildCore()),
  {
    find: /^@plainflow\/(contract|engine|models)$/,
    replacement: fileURLToPath(new URL('packages/$1/src/index.ts', import.meta.url)),
  },
]

const LONG = ['packages/*/src/**/*.long.test.ts', 'e2e/*.long.test.ts']
/** What these find does not depend on what else the machine does: two at a time. */
const BESIDE = [
  'bombs',
  'kills',
  'store-kills',
  'disk-full',
  'tpch-targets',
  'local-model',
  'answer-grammar',
]
const besideEachOther = BESIDE.map((name) => `packages/*/src/**/${name}.long.test.ts`)
const leftOut = await testsLeftOutNow()

const common = {
  environment: 'node',
  globalSetup: 'packages/server/src/testing/store-template.ts',
  setupFiles: 'scripts/seed-properties.ts',
  testTimeout: 1_800_000,
  hookTimeout: 180_000,
  disableConsoleIntercept: true, // as in vitest.config.ts
  server: { deps: { external: [BUILT_CORE] } },
} satisfies ViteUserConfig['test']
const resolving = {
  resolve: { conditions, alias },
  ssr: { resolve: { conditions, externalConditions: conditions } },
}

/** Tests that take minutes: large files, kills, measured memory. Those that measure run one by one. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...resolving,
        test: {
          ...common,
          name: 'long',
          include: besideEachOther,
          exclude: leftOut,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...resolving,
        test: {
          ...common,
          name: 'measured',
          include: LONG,
          exclude: [...besideEachOther, ...leftOut, '**/node_modules/**'],
          sequence: { groupOrder: 1 },
          fileParallelism: false,
        },
      },
    ],
  },
})

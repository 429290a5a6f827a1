import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BUILT_CORE, buildCore } from './scripts/built-core.mjs'
import { testsLeftOutNow } from './scripts/suites.mjs'

// Packages are tested from their sources, those above core on core as it is built a moment before.
const conditions = ['source']
/** What is set up once in a run is loaded without conditions: there a stale build would be taken. */
const alias = [
  ...(await buildCore()),
  {
    find: /^@plainflow\/(contract|engine|models)$/,
    replacement: fileURLToPath(new URL('packages/$1/src/index.ts', import.meta.url)),
  },
]

/**
 * Their modules are loaded once for all test files instead of once for each, which took a third of the
 * time: none keeps anything that another file would stumble over. A file of the command line's tests
 * builds the program it runs, and removes it.
 */
const SHARED = new Set(['core', 'contract', 'engine', 'models', 'server'])
/** Among all languages a file starts servers of its own, and shares nothing: it takes minutes anyway. */
const hasAllTargets = process.env['PLAINFLOW_TARGETS'] !== undefined

/**
 * What is tried in every language, in CI once and in all of them by `npm run test:targets`; a machine
 * without them tries it on DuckDB.
 */
const LATER =
  process.env['PLAINFLOW_CONFORMANCE'] === 'later'
    ? ['src/conformance/**', 'src/reading/printed-code.test.ts', 'src/exports/**']
    : []

/** Where `npm test` takes a part of what is as it was when all of it was tried, the others. */
const leftOut = await testsLeftOutNow()

/** What a package's tests share, made once in a run. */
const SETUPS: Readonly<Record<string, string>> = { server: './src/testing/store-template.ts' }

const seeded = fileURLToPath(new URL('scripts/seed-properties.ts', import.meta.url))

/**
 * Lines to the console go straight out. Vitest would hand each to its main process, and a line that comes
 * while a worker ends then fails the whole run though every test passed.
 */
const disableConsoleIntercept = true

const fromSources = {
  resolve: { conditions, alias },
  ssr: { resolve: { conditions, externalConditions: conditions } },
}
/** A package beneath these names its own sources for our condition, and Node runs no TypeScript. */
const server = {
  deps: {
    inline: [/eventsource-parser/, /@ai-sdk\//, /node_modules\/ai\//],
    external: [BUILT_CORE],
  },
}

const nodePackage = (name: string) => ({
  ...fromSources,
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.ts'],
    // `npm run test:long`, `npm run test:connectors`
    exclude: [
      '**/*.long.test.ts',
      '**/*.outside.test.ts',
      ...(name === 'engine' ? LATER : []),
      ...leftOut.map((file) => file.replace(`packages/${name}/`, '')),
    ],
    environment: 'node',
    globalSetup: SETUPS[name] ?? [],
    setupFiles: [seeded],
    isolate: hasAllTargets || !SHARED.has(name),
    // Ends what hangs. It judges nothing: what has to be fast is measured and said in its own test.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // Waits end when what is waited for is there; a minute is nothing on a busy machine.
    expect: { poll: { timeout: 120_000 } },
    disableConsoleIntercept,
    server,
  },
})

export default defineConfig({
  test: {
    // Left to itself Vitest takes one worker on two cores, and most tests wait for a process of theirs: three
    // keep them busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      ...['core', 'contract', 'engine', 'models', 'server', 'cli'].map(nodePackage),
      './packages/web/vitest.config.ts',
      {
        ...fromSources,
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['*.test.ts'],
          testTimeout: 300_000,
          disableConsoleIntercept,
          server,
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'
import { testsLeftOutNow } from '../scripts/suites.mjs'
import { PATIENCE_MS } from './harness/browser.ts'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    exclude: [
      '*.measure.test.ts', // `npm run measure`
      '*.long.test.ts', // `npm run test:long`
      ...(await testsLeftOutNow()).map((file) => file.replace('e2e/', '')),
    ],
    testTimeout: 4 * PATIENCE_MS,
    hookTimeout: 2 * PATIENCE_MS,
    disableConsoleIntercept: true, // as in vitest.config.ts at the root
    expect: { poll: { timeout: PATIENCE_MS } },
    globalSetup: './harness/products.ts',
    // What drives the browser is loaded once for all files.
    isolate: false,
    // Each has a product and a browser of its own, whose page keeps one core busy.
    maxWorkers: 2,
  },
})

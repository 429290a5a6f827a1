import { defineConfig } from 'vitest/config'

const conditions = ['source']

/**
 * `npm run measure`: bounds in milliseconds, for a quiet machine. No part of the tests, which must not
 * depend on how busy a machine is.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'measure',
    include: ['e2e/*.measure.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
})

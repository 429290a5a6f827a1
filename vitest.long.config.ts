import { defineConfig } from 'vitest/config'

const conditions = ['source']

/** Tests that take minutes: large files, kills, measured memory. One after the other, as they measure. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'long',
    include: ['packages/*/src/**/*.long.test.ts'],
    environment: 'node',
    globalSetup: 'packages/server/src/testing/store-template.ts',
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 180_000,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    exclude: ['*.measure.test.ts'], // `npm run measure`
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // One product and one browser at a time: two cores, and a journey is long.
    fileParallelism: false,
  },
})

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BUILT_CORE, buildCore } from '../../scripts/built-core.mjs'
import { testsLeftOutNow } from '../../scripts/suites.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  plugins: [react()],
  resolve: {
    conditions: ['source'],
    alias: [...(await buildCore()), { find: /^@\//, replacement: `${root}src/` }],
  },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    name: 'web',
    root,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: (await testsLeftOutNow()).map((file) => file.replace('packages/web/', '')),
    environment: 'happy-dom',
    setupFiles: [`${root}../../scripts/seed-properties.ts`],
    // As in vitest.config.ts at the root: waits end when what is waited for is there.
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    disableConsoleIntercept: true, // as in vitest.config.ts at the root
    server: { deps: { external: [BUILT_CORE] } },
  },
})

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BUILT_CORE, buildCore } from '../../scripts/built-core.mjs'

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
    environment: 'happy-dom',
    setupFiles: [`${root}../../scripts/seed-properties.ts`],
    testTimeout: 60_000,
    disableConsoleIntercept: true, // as in vitest.config.ts at the root
    server: { deps: { external: [BUILT_CORE] } },
  },
})

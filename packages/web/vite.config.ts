import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  plugins: [react(), tailwindcss()],
  resolve: {
    // Packages of the workspace are read from their sources: no build between an edit and the screen.
    conditions: ['source', ...defaultClientConditions],
    alias: {
      '@': `${root}src`,
      'react-style-singleton': `${root}src/design/style-singleton.ts`,
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
  build: {
    target: 'es2022',
    // Inlined assets would be data: addresses, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: {
        // Core and contract only declare; a module nobody reads from can go.
        moduleSideEffects: (id: string) => !/packages\/(core|contract)\/src\//.test(id),
      },
    },
  },
})

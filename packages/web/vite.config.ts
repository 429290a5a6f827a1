import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { trimLibraries } from './trim-libraries.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** What the entry loads by itself; a name that is missing here is only named once more. */
const OF_EVERY_PAGE =
  /^assets\/(index|rolldown-runtime|react|jsx-runtime|preload-helper|class-names|createLucideIcon|link|query|useQuery|client|with-selector|dist)-/

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), trimLibraries(), compressed()],
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
    modulePreload: {
      // A part that is loaded later names all it needs, and those of every page are there by then.
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !OF_EVERY_PAGE.test(file)) : needed,
    },
    rolldownOptions: {
      treeshake: {
        // Core and contract only declare; a module nobody reads from can go.
        moduleSideEffects: (id: string) => !/packages\/(core|contract)\/src\//.test(id),
      },
    },
  },
})

/** Writes every asset compressed beside itself: the server hands those out instead of compressing. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      const assets = join(dir ?? '', 'assets')
      for (const name of await readdir(assets)) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const content = await readFile(join(assets, name))
        await writeFile(join(assets, `${name}.gz`), await promisify(gzip)(content))
        await writeFile(join(assets, `${name}.br`), await promisify(brotliCompress)(content))
      }
    },
  }
}

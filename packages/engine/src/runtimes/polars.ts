import { pythonRuntime } from './python.ts'

/** XlsxWriter writes Excel files. */
export const polarsRuntime = pythonRuntime({
  packages: ['polars', 'XlsxWriter'],
  env: () => ({ POLARS_MAX_THREADS: '2' }),
})

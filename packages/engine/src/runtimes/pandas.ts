import { pythonRuntime } from './python.ts'

/** pyarrow reads and writes Parquet, openpyxl Excel: a program without these files does without. */
export const pandasRuntime = pythonRuntime({
  packages: ['pandas', 'pyarrow', 'openpyxl'],
  // Threads of linear algebra, each with memory of its own, are of no use here.
  env: () => ({ OPENBLAS_NUM_THREADS: '1' }),
})

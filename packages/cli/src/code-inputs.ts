import type { CodeInput, CodeInputs } from '@plainflow/engine'
import type { OpenData } from './open-data.ts'

/** The tables as exported code finds them: their own files, and their copies where it reads those. */
export function codeInputs({ catalogue, files, sources, paths }: OpenData): CodeInputs {
  return Object.fromEntries(
    catalogue.datasets.map(({ id, name, rowCount = 0 }, at): [string, CodeInput] => {
      const [source, original, parquet] = [sources[id], paths[at], files[id]?.path]
      if (!source || original === undefined || parquet === undefined)
        throw new Error(`the file of the table ${id} is not at hand`)
      return [id, { name, source, original, parquet, rows: rowCount }]
    }),
  )
}

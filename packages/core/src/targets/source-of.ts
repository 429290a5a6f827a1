import type { CsvDialect, SourceFile, Sources } from './target.ts'

/** The file behind a dataset; a program printed without one of its files is a bug of the caller. */
export function sourceOf(sources: Sources, dataset: string): SourceFile {
  const source = Object.hasOwn(sources, dataset) ? sources[dataset] : undefined
  if (!source) throw new Error(`No file is given for the dataset ${JSON.stringify(dataset)}`)
  return source
}

export const COMMON_CSV: CsvDialect = { delimiter: ',', quote: '"', header: true, skip: 0 }

import type { FileFormat, FileOutlet } from '../relation/program.ts'
import type { Target } from './target.ts'

/** The file that a language leaves behind for an outlet: another one where it cannot write the asked for. */
export function writtenOutlet({ gaps }: Pick<Target, 'gaps'>, outlet: FileOutlet): FileOutlet {
  const gap = gaps.formats?.[outlet.format]
  if (!gap) return outlet
  const compressed = outlet.compress && gap.instead !== 'excel'
  return {
    ...outlet,
    format: gap.instead,
    name: `${outlet.name}.${ENDINGS[gap.instead]}${compressed ? '.gz' : ''}`,
  }
}

const ENDINGS: Readonly<Record<FileFormat, string>> = {
  csv: 'csv',
  json: 'json',
  excel: 'xlsx',
  parquet: 'parquet',
}

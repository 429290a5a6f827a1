import { EXPORT_WORDS } from './export.ts'
import type { ExportId, ExportWords } from './export.ts'
import { exportStem } from './export-stem.ts'

/** What an export is called: `sales-by-region.ipynb`. A DAG is a module, which takes underscores. */
export function exportFileName(id: ExportId, title: string): string {
  const { ending }: ExportWords = EXPORT_WORDS[id]
  const stem = exportStem(title, ending === '.py' ? '_' : '-')
  return `${stem}${id === 'container' ? '-container' : ''}${ending}`
}

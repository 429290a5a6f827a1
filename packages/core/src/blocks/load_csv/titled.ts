import type { LoadCsvConfiguration } from './config.ts'

/** "orders.csv", and of a workbook's sheets which one. */
export function titled({ dataSource }: LoadCsvConfiguration): string | null {
  const { filePath, sheet = '' } = dataSource.config
  const file = filePath.replace(/^.*\//, '')
  return file === '' || sheet === '' ? file || null : `${file} · ${sheet}`
}

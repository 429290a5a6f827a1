/** What a download is called: `codeFileName('Sales in the West', 'pipeline.sql')` is `sales-in-the-west.sql`. */
export function codeFileName(pipeline: string, fileName: string): string {
  // Two languages may share an ending; what stands before it tells them apart.
  const ending = /\..*$/.exec(fileName)?.[0] ?? ''
  const words = pipeline
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  const stem = (words ?? []).join('-').slice(0, 60).replace(/-$/, '')
  return stem === '' || stem === UNNAMED ? fileName : `${stem}${ending}`
}

const UNNAMED = 'untitled-pipeline'

import type { WebRequest } from '@plainflow/core'
import { OutsideFailed } from '../connector.ts'
import type { Answer } from './ask-once.ts'
import { csvRows } from './csv-rows.ts'
import { refuseSignIn } from './google-sheet.ts'
import { jsonRows, lineRows } from './json-rows.ts'
import type { Row } from './row.ts'
import { sheetRows } from './sheet-rows.ts'
import { xmlRows } from './xml-rows.ts'

/** The records of an answer, some at a time; those of a file of Parquet are read apart. */
export async function* rowsOf(
  answer: Answer,
  request: Pick<WebRequest, 'format' | 'rowsAt'>,
): AsyncGenerator<Iterable<Row>> {
  if (answer.file) yield* sheetRows(answer.file, request.rowsAt)
  else yield textRows(answer, request)
}

function textRows(
  answer: Answer,
  { format, rowsAt }: Pick<WebRequest, 'format' | 'rowsAt'>,
): Iterable<Row> {
  refuseSignIn(answer)
  const text = textOf(answer)
  // An answer without a body, such as 204, has no rows.
  if (text.trim() === '') return []
  switch (format === 'auto' ? guessed(answer, text) : format) {
    case 'json':
      return jsonRows(text, rowsAt)
    case 'ndjson':
      return lineRows(text)
    case 'csv':
      return csvRows(text)
    case 'xml':
      return xmlRows(text, rowsAt)
  }
}

/** By what the answer says it is; by how it begins where it says nothing of use. */
function guessed({ headers, url }: Answer, text: string): 'json' | 'ndjson' | 'csv' | 'xml' {
  const type = (headers['content-type'] ?? '').toLowerCase()
  if (/ndjson|json-?lines|jsonl/.test(type) || /\.(?:ndjson|jsonl)(?:\.gz)?$/.test(url.pathname))
    return 'ndjson'
  if (type.includes('json')) return 'json'
  if (/csv|tab-separated/.test(type)) return 'csv'
  const start = text.trimStart()
  if (/^<(?:!doctype\s+html|html)/i.test(start) || type.includes('html'))
    throw new OutsideFailed(
      'The answer is a web page, not data. The address of an API might be another, or it asks to sign in.',
    )
  if (type.includes('xml') || start.startsWith('<?xml')) return 'xml'
  if (/^[{[]/.test(start)) return 'json'
  if (/\.(?:csv|tsv|txt)(?:\.gz)?$/.test(url.pathname) || type.includes('text/plain')) return 'csv'
  return 'json'
}

export function textOf({ headers, body }: Pick<Answer, 'headers' | 'body'>): string {
  const [, named = 'utf-8'] = /charset="?([\w-]{1,40})/i.exec(headers['content-type'] ?? '') ?? []
  try {
    return decoderOf(named).decode(body)
  } catch {
    throw new OutsideFailed(`The answer is not text in ${named}, as it says.`)
  }
}

function decoderOf(named: string) {
  try {
    return new TextDecoder(named, { fatal: true })
  } catch {
    return new TextDecoder('utf-8', { fatal: true })
  }
}

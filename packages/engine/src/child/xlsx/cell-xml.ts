import type { DuckDBValue } from '@duckdb/node-api'
import type { ColumnType } from '@plainflow/core'

const LONGEST_TEXT = 32_767

export function cellXml(value: DuckDBValue, type: ColumnType): string {
  if (value === null) return '<c/>'
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`
  if (typeof value === 'string') return textCell(value)
  const number = Number(value)
  // A spreadsheet counts in doubles: an integer that one cannot hold goes out as text, digit by digit.
  if (typeof value === 'bigint' && !Number.isSafeInteger(number)) return textCell(String(value))
  if (!Number.isFinite(number)) return textCell(String(value))
  return `<c${styleOf(type, number)}><v>${number}</v></c>`
}

export function textCell(text: string): string {
  if (text.length > LONGEST_TEXT) {
    throw new Error(
      `an Excel cell holds ${LONGEST_TEXT.toLocaleString('en')} characters; one cell has ${text.length.toLocaleString('en')}. CSV or Parquet have no such limit.`,
    )
  }
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

/** Places in the style sheet of workbook-parts.ts. Days before 1900-03-01 cannot be shown as dates. */
function styleOf(type: ColumnType, number: number): string {
  if (number < 61) return ''
  return type === 'date' ? ' s="1"' : type === 'timestamp' ? ' s="2"' : ''
}

/** XML cannot hold control characters at all; the format's own escape for them is _x0001_. */
function escapeXml(text: string): string {
  return text
    .replace(/_x[0-9A-Fa-f]{4}_/g, (escape) => `_x005F${escape}`)
    .replace(/[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]/g, hex)
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function hex(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

import { createHash } from 'node:crypto'
import type { FileOutlet } from '@plainflow/core'

/** A name for a step's result that is safe as a file name and in an address, and tells the step. */
export function resultKey(step: string, taken: Set<string>): string {
  const safe = step.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 80)
  // Two ids may look alike once made safe; their hashes do not.
  const key = safe === step && safe !== '' ? safe : `${safe}-${hash(step)}`
  return free(key, '', taken)
}

/** The outlet's label as a file name: no folders, no hidden files, the right ending, once only. */
export function outputName(outlet: FileOutlet, taken: Set<string>): string {
  const ending = ENDINGS[outlet.format] + (outlet.compress && gzips(outlet) ? '.gz' : '')
  const label = outlet.name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const stem = label.toLowerCase().endsWith(ending)
    ? label.slice(0, -ending.length)
    : stemOf(label, outlet)
  return free([...stem].slice(0, 60).join('') || 'output', ending, taken)
}

const ENDINGS: Record<FileOutlet['format'], string> = {
  csv: '.csv',
  json: '.json',
  excel: '.xlsx',
  parquet: '.parquet',
}

function stemOf(label: string, outlet: FileOutlet): string {
  const plain = ENDINGS[outlet.format]
  return label.toLowerCase().endsWith(plain) ? label.slice(0, -plain.length) : label
}

function gzips(outlet: FileOutlet): boolean {
  return outlet.format === 'csv' || outlet.format === 'json'
}

/** Without case: some disks know no difference. */
function free(stem: string, ending: string, taken: Set<string>): string {
  let name = stem + ending
  for (let number = 2; taken.has(name.toLowerCase()); number += 1)
    name = `${stem}-${number}${ending}`
  taken.add(name.toLowerCase())
  return name
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

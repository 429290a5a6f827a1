import { createHash } from 'node:crypto'
import type { ArtifactKind, ArtifactOutlet, FileOutlet } from '@plainflow/core'

/** A name for a step's result that is safe as a file name and in an address, and tells the step. */
export function resultKey(step: string, taken: Set<string>): string {
  const safe = step.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 80)
  // Two ids may look alike once made safe; their hashes do not.
  const key = safe === step && safe !== '' ? safe : `${safe}-${hash(step)}`
  return free(key, '', taken)
}

/** The outlet's label as a file name: no folders, no hidden files, the right ending, once only. */
export function outputName(outlet: FileOutlet | ArtifactOutlet, taken: Set<string>): string {
  const plain = plainEnding(outlet)
  const ending = plain + (gzips(outlet) ? '.gz' : '')
  const label = outlet.name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const stem = label.toLowerCase().endsWith(ending)
    ? label.slice(0, -ending.length)
    : withoutEnding(label, plain)
  return free([...stem].slice(0, 60).join('') || 'output', ending, taken)
}

const ENDINGS: Record<FileOutlet['format'], string> = {
  csv: '.csv',
  json: '.json',
  excel: '.xlsx',
  parquet: '.parquet',
}

const ARTIFACT_ENDINGS: Record<ArtifactKind, string> = { report: '.html', model: '.json' }

function plainEnding(outlet: FileOutlet | ArtifactOutlet): string {
  return outlet.kind === 'file' ? ENDINGS[outlet.format] : ARTIFACT_ENDINGS[outlet.made.kind]
}

function withoutEnding(label: string, ending: string): string {
  return label.toLowerCase().endsWith(ending) ? label.slice(0, -ending.length) : label
}

function gzips(outlet: FileOutlet | ArtifactOutlet): boolean {
  if (outlet.kind === 'artifact' || !outlet.compress) return false
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

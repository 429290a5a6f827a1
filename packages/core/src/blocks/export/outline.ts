import type { Outlined } from '../outline.ts'
import { DATABASES, OTHER_DATABASES, restOf } from '../outline-words.ts'
import { initial } from './config.ts'

export const openers = [
  'export',
  'save',
  'write',
  'store',
  'upload',
  'publish',
  'insert',
  'upsert',
  'deliver',
]

const PLACES = [
  ...Object.keys(DATABASES),
  OTHER_DATABASES,
  's3|gcs|azure|sftp|ftp|google sheets|sharepoint',
].join('|')
const CLAUSE = new RegExp(
  String.raw`^(?:export|save|write|store|upload|publish|insert|upsert|load|push|deliver|send|put)\b[^,]{0,80}?\s(?:to|into|in)\s+(?:the\s+|an?\s+|our\s+)?(${PLACES})\b[\w\s]{0,40}(.*)$`,
  'is',
)

/** "write it to Postgres": files can be written so far, so where else it shall go stays open. */
export function outline(clause: string): Outlined | null {
  const found = CLAUSE.exec(clause)
  if (!found || /\sfrom\s/i.test(clause)) return null
  const format = /\b(csv|json|parquet|excel)\b/i.exec(clause)?.[1]?.toLowerCase()
  return {
    configuration: { ...initial, output: { ...initial.output, ...(format ? { format } : {}) } },
    confidence: 0.93,
    assumptions: [],
    open: [`Rows are written to files so far; writing to "${found[1]}" is not available yet.`],
    ...restOf(found[2]),
  }
}

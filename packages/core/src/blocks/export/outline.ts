import type { Given } from '../block.ts'
import type { Outlined } from '../outline.ts'
import { DATABASES, OTHER_DATABASES, restOf } from '../outline-words.ts'
import { initial } from './config.ts'
import { intoTable } from './said-table.ts'

export const openers = [
  'export',
  'save',
  'write',
  'store',
  'upload',
  'publish',
  'insert',
  'upsert',
  'append it',
  'append them',
  'append the rows',
  'append the result',
  'append to the table',
  'replace the table',
  'overwrite the table',
  'refill the table',
  'deliver',
]

const DATABASE = [...Object.keys(DATABASES), 'database|db'].join('|')
const PLACES = [
  ...Object.keys(DATABASES),
  OTHER_DATABASES,
  's3|gcs|azure|sftp|ftp|google sheets|sharepoint',
].join('|')
const CLAUSE = new RegExp(
  String.raw`^(?:export|save|write|store|upload|publish|insert|upsert|load|push|deliver|send|put)\b[^,]{0,80}?\s(?:to|into|in)\s+(?:the\s+|an?\s+|our\s+)?(${PLACES})\b[\w\s]{0,40}(.*)$`,
  'is',
)

/** "write it to the table daily, replace it"; "upload it to S3", which stays open. */
export function outline(clause: string, given: Given): Outlined | null {
  return intoTable(clause, given) ?? elsewhere(clause)
}

function elsewhere(clause: string): Outlined | null {
  const found = CLAUSE.exec(clause)
  if (!found || /\sfrom\s/i.test(clause)) return null
  const place = found[1] ?? ''
  const isDatabase = new RegExp(String.raw`^(?:${DATABASE})$`, 'i').test(place)
  const format = /\b(csv|json|parquet|excel)\b/i.exec(clause)?.[1]?.toLowerCase()
  return {
    configuration: {
      ...initial,
      output: {
        ...initial.output,
        ...(format ? { format } : {}),
        ...(isDatabase ? { to: 'table' } : {}),
      },
    },
    confidence: 0.93,
    assumptions: [],
    open: [
      isDatabase
        ? `There is no connection to "${place}" to write to yet: add it in the Database tab, then choose it.`
        : `Rows are written to files and tables so far; writing to "${place}" is not available yet.`,
    ],
    ...restOf(found[2]),
  }
}

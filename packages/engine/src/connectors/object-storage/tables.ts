import type { OutsideTable, Reach } from '../connector.ts'
import { fileKind } from './file-kind.ts'
import { buckets, objects, type StoredObject } from './objects.ts'
import { inSession, type Session } from './session.ts'

/** Of all buckets together; a pattern is written where there are more. */
const MOST_LOOKED_AT = 10_000

/** The files that can be read, and patterns for those that lie together. */
export function tables(reach: Reach): Promise<readonly OutsideTable[]> {
  return inSession(reach, async (session) => {
    const told: OutsideTable[] = []
    let left = MOST_LOOKED_AT
    for (const bucket of await bucketsOf(session)) {
      const found: StoredObject[] = []
      for await (const object of objects(session, bucket, '')) {
        if (left === 0) break
        left -= 1
        found.push(object)
      }
      told.push(...tablesIn(bucket, found))
    }
    return told
  })
}

async function bucketsOf(session: Session): Promise<readonly string[]> {
  const own = String(session.settings['bucket'] ?? '')
  return own === '' ? buckets(session) : [session.bucketOf(own)]
}

function tablesIn(schema: string, found: readonly StoredObject[]): readonly OutsideTable[] {
  const patterns = new Map<string, number>()
  const single: string[] = []
  for (const { key, size } of found) {
    const pattern = size === 0 || fileKind(key) === null ? null : patternOf(key)
    if (pattern === null || /(?:^|\/)[_.][^/]*$/.test(key)) continue
    patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1)
    // What lies in parts by its values is a table as a whole.
    if (!pattern.includes('**')) single.push(key)
  }
  const several = [...patterns].filter(([name, count]) => count > 1 || name.includes('**'))
  return [
    ...several.map(([name]) => ({ schema, name, kind: 'view' as const, rows: null })),
    ...single.map((name) => ({ schema, name, kind: 'table' as const, rows: null })),
  ]
}

/** `orders/2024/a.csv` lies with `orders/2024/*.csv`, `orders/year=2024/a.csv` with all years. */
function patternOf(key: string): string {
  const parts = key.split('/')
  const [, ending = ''] = /(\.[a-z]+(?:\.gz)?)$/i.exec(parts.at(-1) ?? '') ?? []
  const first = parts.findIndex((part, at) => at < parts.length - 1 && /^[^=]+=/.test(part))
  const folder = (first === -1 ? parts.slice(0, -1) : parts.slice(0, first)).join('/')
  const before = folder === '' ? '' : `${folder}/`
  return first === -1 ? `${before}*${ending}` : `${before}**/*${ending}`
}

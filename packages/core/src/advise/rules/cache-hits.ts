import type { Finding } from '../finding.ts'
import type { Ground } from '../ground.ts'
import { sayCount } from '../../words/say-count.ts'

/** Rows that were there from an earlier run. */
export function cacheHits({ run }: Ground): readonly Finding[] {
  const hits = run?.blocks.filter(({ cached }) => cached) ?? []
  if (!run || hits.length === 0) return []
  return [
    {
      rule: 'cache-hits',
      category: 'Performance',
      severity: 'success',
      title: `${sayCount(hits.length, 'block')} ${hits.length === 1 ? 'was' : 'were'} not computed again`,
      description: 'Neither their configuration nor their data changed since an earlier run.',
      recommendation: 'Nothing to do.',
      confidence: 100,
      impact: 'low',
      evidence: `Last run: ${hits.length} of ${sayCount(run.blocks.length, 'block')} from the cache.`,
      blocks: hits.map(({ id }) => id),
    },
  ]
}

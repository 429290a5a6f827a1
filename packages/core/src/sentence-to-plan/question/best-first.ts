import { RANK_WORDS } from './lexicon.ts'
import type { Mention } from './mention.ts'
import { says } from './schema.ts'
import type { SchemaColumn } from './schema.ts'
import { stem } from './stem.ts'

/** "The best finish" is the first place, and the best time the shortest: there less is more. */
export function isLessMore({ text }: Mention, column: SchemaColumn): boolean {
  if (!/^(?:the )?(?:best|worst|fastest|quickest|slowest)$/i.test(text)) return false
  return says(column, RANK_WORDS) || says(column, TIMES)
}

const TIMES = new Set(['time', 'grid', 'start', 'peak'].map(stem))

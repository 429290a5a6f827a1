import type { Draft } from '../draft/draft.ts'
import { isTable } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import type { Query } from '../query/query.ts'

const SEVERAL =
  /^(?:which|what(?: are the| were the)?|(?:list|name|show|give|tell)(?: me)?(?: all)? the) (?:[a-z]+ )?(?:[a-z]+ \( ?s ?\)|[a-z]{2,}[^s\W]s|people|men|women)(?= |$)/
const ONE = /^(?:which|what) (?:is|was|has|does)\b/

/** "Which countries won the fewest medals": all that are level, where more than one is asked for. */
export function keepTies(draft: Draft, query: Query | null): Query | null {
  const [key, ...more] = draft.order
  if (!query || !key || more.length > 0 || query.tables.length > 1) return query
  if (
    query.limit !== 1 ||
    query.per ||
    query.offset !== undefined ||
    draft.sentence.tables.length > 1
  )
    return query
  if (!asksSeveral(draft)) return query
  if (query.group.length > 0) return { ...query, per: [] }
  if (!key.of || isTable(key.of) || key.measure !== null || key.of.numeric !== 'native')
    return query
  const column = refOf(key.of)
  const { limit: _limit, ...rest } = query
  return {
    ...rest,
    order: [],
    where: [
      ...query.where,
      {
        kind: 'against',
        column,
        comparison: '=',
        query: {
          ...rest,
          select: [{ kind: 'measure', measure: key.descending ? 'max' : 'min', column }],
          order: [],
        },
      },
    ],
  }
}

function asksSeveral({ sentence }: Draft): boolean {
  const text = sentence.tokens.map(({ fold }) => fold).join(' ')
  return SEVERAL.test(text) && !ONE.test(text)
}

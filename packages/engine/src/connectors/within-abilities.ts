import type { ConnectorAbilities } from '@plainflow/core'
import type { ReadRequest } from './connector.ts'

/**
 * What of a request a connector takes over; the rest is done where the rows arrive. A limit counts the rows
 * that conditions keep, in the order asked for: where either stays here, all rows have to come.
 */
export function withinAbilities(
  { pushesDown }: ConnectorAbilities,
  request: ReadRequest,
): ReadRequest {
  const does = new Set(pushesDown)
  const conditions = does.has('conditions') ? request.conditions : []
  const isWhole = conditions.length === request.conditions.length
  const isSorted = request.sort.length === 0 || does.has('sorting')
  const limit = does.has('limits') && isWhole && isSorted ? request.limit : null
  return {
    ...request,
    needed: does.has('columns') ? request.needed : null,
    conditions,
    sort: limit === null ? [] : request.sort,
    limit,
  }
}

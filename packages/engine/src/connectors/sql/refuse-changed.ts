import type { Column } from '@plainflow/core'
import { mentioned } from '../../needed-columns.ts'
import { columnsRead, OutsideFailed, type ReadRequest } from '../connector.ts'

/** Where a column that is used is gone or has another type, the pipeline was checked for something else. */
export function refuseChanged(request: ReadRequest, now: readonly Column[]): void {
  const types = new Map(now.map(({ name, type }) => [name, type]))
  const used = new Set([
    ...columnsRead(request).map(({ name }) => name),
    ...request.conditions.flatMap(mentioned),
    ...request.sort.map(({ column }) => column),
  ])
  const changes = request.columns.flatMap(({ name, type }) => {
    if (!used.has(name) || types.get(name) === type) return []
    const found = types.get(name)
    return found === undefined
      ? [`"${name}" is gone`]
      : [`"${name}" was ${type} and is ${found} now`]
  })
  if (changes.length === 0) return
  const known = new Set(request.columns.map(({ name }) => name))
  const added = now.filter(({ name }) => !known.has(name)).map(({ name }) => `"${name}"`)
  const also = added.length === 0 ? '' : ` New: ${added.join(', ')}.`
  const { source } = request
  const what = source.kind === 'table' ? `The table "${source.table}"` : 'What the query gives'
  throw new OutsideFailed(
    `${what} has changed: ${changes.join('; ')}.${also} Look at it again in its block, so that the pipeline is checked for what is there now.`,
  )
}

import { Failure } from '@plainflow/contract'
import { EMPTY_PIPELINE } from '@plainflow/core'
import { columnsOnly, ownDatasets } from '../datasets/own-datasets.ts'
import type { Handlers } from '../http/call.ts'
import type { WithStore } from '../store/open-store.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'

/** Pipelines made from what people bring along. */
export function importHandlers(services: WithStore & WithThinkers): Pick<Handlers, 'importSql'> {
  const { db } = services.store
  return {
    async importSql({ user, body }) {
      const owned = await ownDatasets(db, user.id)
      const { datasets } = body
      const known = new Set(owned.map(({ id }) => id))
      if (datasets?.some((id) => !known.has(id)))
        throw new Failure('not_found', 'There is no such dataset.')
      const chosen = datasets ? owned.filter(({ id }) => datasets.includes(id)) : owned
      const given = { sql: body.sql, catalogue: columnsOnly(chosen, []), now: Date.now() }
      const imported = await services.thinkers.think(user.id, 'importSql', given)
      const { blocks, connections } = 'pipeline' in imported ? imported.pipeline : EMPTY_PIPELINE
      return {
        blocks: [...blocks],
        connections: [...connections],
        diagnostics: imported.diagnostics.map((diagnostic) => ({ ...diagnostic })),
      }
    },
  }
}

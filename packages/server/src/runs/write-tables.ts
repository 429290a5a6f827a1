import type { Program, TableOutlet } from '@plainflow/core'
import { type RunResult, writeOutside } from '@plainflow/engine'
import { isOutsideTrouble } from '../connections/outside.ts'
import { ownConnection } from '../connections/own-connections.ts'
import type { BlockStates } from './block-states.ts'
import type { RunExecution } from './run-execution.ts'
import { updateHeldRun } from './run-leases.ts'

/**
 * Writes what goes to tables outside, once all of the run has been computed. That it begins is stored
 * first: whoever takes up a run whose server died would write a second time. Gives why it failed, or null.
 */
export async function writeTables(
  { services, run, signal }: RunExecution,
  { steps }: Program,
  results: readonly RunResult[],
  states: BlockStates,
): Promise<string | null> {
  const { outside, store } = services
  for (const { outlet, block, columns } of steps) {
    if (outlet?.kind !== 'table') continue
    const result = results.find((one) => one.block === block)
    if (!result) throw new Error('There is no result to write to a table')
    const name = tableName(outlet)
    signal.throwIfAborted()
    states.apply({ kind: 'block-started', block })
    await states.written()
    const isHeld = await updateHeldRun(store.db, run, { writing: name })
    if (!isHeld) throw new Error('Another server has taken the run over')
    const start = performance.now()
    try {
      const row = await ownConnection(store.db, run.userId, outlet.connection)
      const { rows } = await outside.reach(outside.opened(row), (reach, child) =>
        writeOutside(row.connector, reach, { outlet, columns }, result.path, { ...child, signal }),
      )
      const ms = Math.round(performance.now() - start)
      states.log.run('info', `Wrote ${rows.toLocaleString('en-US')} rows to ${name}.`)
      states.apply({ kind: 'block-finished', block, rows, ms })
    } catch (error) {
      if (!isOutsideTrouble(error)) throw error
      states.apply({ kind: 'block-failed', block, reason: error.message })
      return error.message
    }
  }
  return null
}

function tableName({ schema, table }: TableOutlet): string {
  return schema === '' ? table : `${schema}.${table}`
}

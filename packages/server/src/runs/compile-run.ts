import {
  type Catalogue,
  type Column,
  type Diagnostic,
  isFrom,
  type KnownSource,
  outsideId,
  type Pipeline,
  type Program,
  sameJson,
  type Trained,
} from '@plainflow/core'
import { outsideColumns } from '@plainflow/engine'
import { connectionsAtHand, ownConnection } from '../connections/own-connections.ts'
import { rememberColumns } from '../connections/remember-columns.ts'
import { columnsOnly, type StoredDataset } from '../datasets/own-datasets.ts'
import { withModels } from '../trained-models/models-at-hand.ts'
import type { CompiledProgram } from '../thinking/compile.ts'
import type { RunExecution } from './run-execution.ts'

type CompiledRun = CompiledProgram | { readonly error: string }

/**
 * The program of a run. What comes from outside is asked for its columns anew: another program may have
 * changed them since the pipeline was made, and that is told in place of what the rows would do to it.
 */
export async function compileRun(
  execution: RunExecution,
  owned: readonly StoredDataset[],
  trained: Trained,
): Promise<CompiledRun> {
  const { services, run } = execution
  const first = await compile()
  // Checked when it was queued; since then a dataset was deleted.
  if ('error' in first) return first
  const changes = await learnChanges(execution, first.program)
  if (changes.length === 0) return first
  const second = await compile()
  return 'error' in second ? { error: `${changes.join(' ')} ${second.error}` } : second

  async function compile(): Promise<CompiledRun> {
    const given = await givenOf(execution, owned, trained)
    const compiled = await services.thinkers.think(run.userId, 'compile', given)
    return 'diagnostics' in compiled ? { error: firstError(compiled.diagnostics) } : compiled
  }
}

/** The snapshot, and what there is for it. */
export async function givenOf(
  { services, run }: RunExecution,
  owned: readonly StoredDataset[],
  trained: Trained,
): Promise<{ readonly pipeline: Pipeline; readonly catalogue: Catalogue }> {
  const pipeline = { blocks: run.blocks, connections: run.connections }
  const known = await connectionsAtHand(services, run.userId)
  const catalogue = await withModels(
    services,
    run.userId,
    { ...pipeline, id: run.pipelineId },
    columnsOnly(owned, known),
  )
  return { pipeline, catalogue: { ...catalogue, trained } }
}

export function firstError(diagnostics: readonly Diagnostic[]): string {
  const wrong = diagnostics.find(({ severity }) => severity === 'error')
  return wrong?.message ?? 'The pipeline has errors.'
}

/** Asks what comes from outside for its columns; says which have changed since it was looked at. */
export async function learnChanges(
  { services, run, signal }: RunExecution,
  program: Program,
): Promise<readonly string[]> {
  const { db } = services.store
  const changes: string[] = []
  for (const { source, columns } of sourcesOf(program)) {
    // It would be asked twice, which not everybody who answers takes lightly; reading it tells what is new.
    if (source.kind === 'request') continue
    const row = await ownConnection(db, run.userId, source.connection)
    const now = await services.outside.reach(services.outside.opened(row), (reach, child) =>
      outsideColumns(row.connector, reach, source, { ...child, signal }),
    )
    const plain = now.map(({ name, type }) => ({ name, type }))
    if (sameJson(columns, plain)) continue
    await rememberColumns(db, run.userId, source, plain)
    changes.push(sayChange(source.kind === 'table' ? source.table : 'the query', columns, plain))
  }
  return changes
}

/** What a program reads from outside, each once. */
export function sourcesOf({ steps }: Program): readonly (KnownSource & { block: string })[] {
  const found = new Map<string, KnownSource & { block: string }>()
  // Lists of columns are shared by all steps they pass through.
  const seen = new Set<object>()
  const walk = (value: unknown, block: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (isFrom(value) && 'outside' in value) {
      const id = outsideId(value.outside)
      if (!found.has(id)) found.set(id, { source: value.outside, columns: value.columns, block })
    }
    for (const part of Object.values(value)) walk(part, block)
  }
  for (const { relation, block } of steps) walk(relation, block)
  return [...found.values()]
}

/** `The columns of "orders" have changed: "amount" is gone, "total" is new.` */
function sayChange(name: string, before: readonly Column[], after: readonly Column[]): string {
  const typeAfter = new Map(after.map((column) => [column.name, column.type]))
  const typeBefore = new Map(before.map((column) => [column.name, column.type]))
  const changes = [
    ...before.flatMap((column) => {
      const type = typeAfter.get(column.name)
      if (type === undefined) return [`"${column.name}" is gone`]
      return type === column.type ? [] : [`"${column.name}" is ${type} now`]
    }),
    ...after.flatMap((column) => (typeBefore.has(column.name) ? [] : [`"${column.name}" is new`])),
  ]
  const what = changes.length === 0 ? 'they stand in another order' : changes.join(', ')
  return `The columns of "${name}" have changed: ${what}.`
}

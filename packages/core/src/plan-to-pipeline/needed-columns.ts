import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { walkPipeline } from '../pipeline/walk-pipeline.ts'
import type { WalkedBlock } from '../pipeline/walk-pipeline.ts'
import type { Plan } from '../sentence-to-plan/plan.ts'
import type { AskContext } from './asked.ts'

/**
 * Why blocks cannot be removed: "country comes from the Join, and the Aggregate needs it". Null where
 * something else is wrong than columns that would be gone.
 */
export function sayNeeded(
  plan: Plan,
  diagnostics: readonly Diagnostic[],
  { pipeline, catalogue }: AskContext,
): string | null {
  const { walked } = walkPipeline(pipeline, catalogue)
  const removed = plan.steps.flatMap((step) => (step.kind === 'remove' ? [step.block] : []))
  const needs = diagnostics.flatMap(({ at, data }) => {
    const column = data?.['column']
    const needing = walked.get(at.block ?? '')
    const giver = removed.map((id) => walked.get(id)).find((one) => one && brings(one, column))
    if (typeof column !== 'string' || !needing || !giver) return []
    return [{ column, by: `the ${needing.block.label}`, from: `the ${giver.block.label}` }]
  })
  const [first] = needs
  if (!first) return null
  const columns = [...new Set(needs.map(({ column }) => column))]
  const come = columns.length === 1 ? 'comes' : 'come'
  const from = [...new Set(needs.map((one) => one.from))].join(' and ')
  const needing = [...new Set(needs.map(({ by, column }) => `${by} needs ${column}`))]
  const why =
    columns.length === 1 && needing.length === 1 ? `${first.by} needs it` : needing.join(', ')
  return `${columns.join(' and ')} ${come} from ${from}, and ${why}.`
}

/** Whether a column leaves a block that does not enter it with its first rows. */
function brings({ columns, given }: WalkedBlock, name: unknown): boolean {
  const isThere = (list: readonly { readonly name: string }[] = []) =>
    list.some((column) => column.name === name)
  return isThere(columns[0]) && !isThere(given.inputs[0]?.columns)
}

import type { ChatEvent } from '@plainflow/contract'
import { type Catalogue, diffPipelines, type Pipeline } from '@plainflow/core'
import type { WithThinkers } from '../thinking/thinkers.ts'

type Tell = (event: ChatEvent) => void

interface Change {
  readonly userId: string
  readonly before: Pipeline
  readonly after: Pipeline
  readonly catalogue: Catalogue
}

/** What was found in the sentence, stage by stage, and the answer's words while it is tried on the data. */
export async function tellPlan(
  services: WithThinkers,
  { response, ...change }: Change & { readonly response: string },
  tell: Tell,
): Promise<void> {
  await tellStages(services, change, tell, () => tellWords(response, tell))
}

/** The stages of a change up to its trial on the data. */
export async function tellStages(
  { thinkers }: WithThinkers,
  { userId, before, after, catalogue }: Change,
  tell: Tell,
  speak: () => void = () => {},
): Promise<void> {
  const used = await thinkers.think(userId, 'readsOf', { pipeline: after, catalogue })
  const tables = catalogue.datasets.filter(({ id }) => used.includes(id)).map(({ name }) => name)
  tell({ kind: 'stage', stage: 'tables', text: `Tables found: ${listed(tables)}` })
  tell({ kind: 'stage', stage: 'plan', text: `Plan: ${listed(steps(before, after))}` })
  tell({ kind: 'stage', stage: 'check', text: 'Columns and types fit' })
  speak()
  tell({ kind: 'stage', stage: 'sample', text: 'Running it on the data' })
}

export function tellWords(text: string, tell: Tell): void {
  for (const words of text.match(/\s*\S+(?:\s+\S+)?/g) ?? []) tell({ kind: 'words', text: words })
}

function steps(before: Pipeline, after: Pipeline): string[] {
  const diff = diffPipelines(before, after)
  return [
    ...diff.added.map((id) => label(id, after)),
    ...diff.changed.map((id) => `change ${label(id, after)}`),
    ...diff.removed.map((id) => `remove ${label(id, before)}`),
  ]
}

function label(id: string, { blocks }: Pipeline): string {
  return blocks.find((block) => block.id === id)?.label ?? id
}

const MOST_NAMED = 6

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'none'
  const more = names.length - MOST_NAMED
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

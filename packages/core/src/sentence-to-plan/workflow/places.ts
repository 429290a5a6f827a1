import type { Given } from '../../blocks/block.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import type { PlanPlace } from '../canvas-tail.ts'
import { foldName } from '../../words/fold.ts'
import type { PlanInput } from '../plan.ts'
import type { OutlinedBlock } from './meaning-of.ts'

/** Rows that a next step of a workflow could take. */
export interface Place extends PlanPlace {
  /** The step whose columns nobody knows, where these rows come from one. */
  readonly openSource?: number
  /** By the words for it: an output beside the first. */
  readonly asides: readonly { readonly words: readonly string[]; readonly place: Place }[]
}

/** The rows that leave a block, its other outputs beside the first; null for an outlet. */
export function leaving(
  { definition, configuration, columns: known }: OutlinedBlock,
  step: number,
  from: readonly Place[],
  catalogue: Catalogue,
): Place | null {
  if (definition.outputs.length === 0) return null
  const inputs = from.map(({ given }, index) =>
    index === 0 && known ? { ...given, columns: known } : given,
  )
  const given: Given = { block: 'planned', inputs, catalogue }
  const rule = definition.columns(configuration, given)
  const wrong = rule.diagnostics.some(({ severity }) => severity === 'error')
  const open = wrong || rule.columns[0] === undefined || inputs.some((input) => input.open)
  const openSource = from.find((one) => one.openSource !== undefined)?.openSource
  const called = definition.called?.(configuration, given) ?? from[0]?.given.called
  const places = definition.outputs.map((port, index): Place => {
    const columns = rule.columns[index] ?? inputs[0]?.columns ?? []
    const input: PlanInput =
      index === 0 ? { kind: 'step', step } : { kind: 'step', step, port: port.id }
    return {
      input,
      given: {
        relation: { kind: 'step', step: `step ${step}`, columns },
        columns,
        ...(called === undefined ? {} : { called }),
        ...(open ? { open: true } : {}),
      },
      ...(open && from.length === 0
        ? { openSource: step }
        : openSource === undefined
          ? {}
          : { openSource }),
      asides: [],
    }
  })
  const [first, ...more] = places
  if (!first) return null
  const asides = more.map((place, index) => ({
    words: definition.outputs[index + 1]?.words ?? [],
    place,
  }))
  return { ...first, asides: [...asides, ...(from[0]?.asides ?? [])] }
}

/** "… from orders", "… of both tables" behind several loads: the clause without it, and whose rows are named. */
export function tablesSaid(
  clause: string,
  places: readonly Place[],
): { readonly text: string; readonly named: Place | null } {
  if (places.length < 2) return { text: clause, named: null }
  const all = ALL_TABLES.exec(clause)
  if (all) return { text: clause.slice(0, all.index), named: null }
  const [whole, name = ''] = ONE_TABLE.exec(clause) ?? []
  const named = places.find(({ given }) => foldName(given.called ?? '') === foldName(name))
  if (whole === undefined || !named || foldName(name) === '') return { text: clause, named: null }
  return { text: clause.slice(0, -whole.length), named }
}

const ALL_TABLES =
  /\s+(?:(?:from|in|of|for|on)\s+)?(?:both|all|each)(?:\s+of\s+(?:them|the\s+\w+))?(?:\s+(?:tables?|files?|datasets?|sources?))?$/i
const ONE_TABLE =
  /\s+(?:from|in|of)\s+(?:the\s+)?([\p{L}\p{N}_]+)(?:\.\w+)?(?:\s+(?:table|file|data|dataset))?$/iu

/** "write the rejected rows to bad.csv": an output beside the first may be named; its words are taken out. */
export function spokenOf(
  clause: string,
  current: Place | null,
): { readonly text: string; readonly place: Place | null } {
  for (const { words, place } of current?.asides ?? []) {
    const said = words.find((phrase) => clause.toLowerCase().includes(phrase))
    if (said === undefined) continue
    const at = clause.toLowerCase().indexOf(said)
    const text =
      clause.slice(0, at).replace(/\b(?:the|all|any)\s*$/i, '') + clause.slice(at + said.length)
    return { text: text.replaceAll(/\s+/g, ' ').trim(), place }
  }
  return { text: clause, place: null }
}

import type { AffectedPipeline } from '@plainflow/contract'
import { countOf } from '@/app/count-of.ts'

const NAMED = 3

/** What a change of a dataset does to the pipelines that use it, in a sentence. */
export function affectedWords(affected: readonly AffectedPipeline[]): string {
  if (affected.length === 0) return 'No pipeline uses it.'
  const broken = affected.filter(({ diagnostics }) =>
    diagnostics.some(({ severity }) => severity === 'error'),
  )
  if (broken.length === 0)
    return `${countOf(affected.length, 'pipeline')} ${affected.length === 1 ? 'uses' : 'use'} it and still ${affected.length === 1 ? 'fits' : 'fit'}.`
  const names = broken.slice(0, NAMED).map(({ name }) => `“${name}”`)
  const more = broken.length - names.length
  return `No longer right: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. ${firstProblem(broken)}`
}

function firstProblem(broken: readonly AffectedPipeline[]): string {
  const [problem] = broken.flatMap(({ diagnostics }) =>
    diagnostics.filter(({ severity }) => severity === 'error'),
  )
  return problem?.message ?? ''
}

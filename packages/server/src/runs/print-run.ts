import { Failure } from '@plainflow/contract'
import { type Diagnostic, TARGET_WORDS, TARGETS } from '@plainflow/core'
import type { GeneratedFile } from '../store/schema.ts'
import type { ToPrint } from '../thinking/print.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'

type Printed =
  { readonly files: readonly GeneratedFile[] } | { readonly diagnostics: readonly Diagnostic[] }

/**
 * The code that a run offers to read. A model is large in some languages and larger in others: each gets
 * a thought of its own, and one for which that is too little is told as a gap, as the run needs none of them.
 */
export async function printRun(
  { thinkers }: WithThinkers,
  userId: string,
  given: ToPrint,
): Promise<Printed> {
  if (!hasModel(given)) return thinkers.think(userId, 'runFiles', given)
  const { pipeline, catalogue } = given
  const found = await thinkers.think(userId, 'nextTraining', { pipeline, catalogue })
  if ('diagnostics' in found) return found
  if (found.next) return { files: [] }
  // What is too complex to run is refused as ever.
  const compiled = await thinkers.think(userId, 'compile', { pipeline, catalogue })
  if ('diagnostics' in compiled) return compiled
  const files: GeneratedFile[] = []
  for (const target of TARGETS) {
    try {
      const printed = await thinkers.think(userId, 'runFiles', { ...given, only: target })
      if ('diagnostics' in printed) return printed
      files.push(...printed.files)
    } catch (error) {
      if (!(error instanceof Failure && error.code === 'too_complex')) throw error
      const { fileName: key, label } = TARGET_WORDS[target]
      files.push({ key, text: '', gap: `${label} is left out: the model is too large for it.` })
    }
  }
  return { files }
}

function hasModel({ catalogue: { trained = {}, models = [] } }: ToPrint): boolean {
  return Object.keys(trained).length > 0 || models.some(({ model }) => model !== undefined)
}

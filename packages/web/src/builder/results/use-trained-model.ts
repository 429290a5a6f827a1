import { useRunAtHand } from './use-result-key.ts'

/** The model that a block has trained in the run at hand. */
export function useTrainedModel(block: string | null): string | null {
  const artifacts = useRunAtHand()?.artifacts ?? []
  const trained = artifacts.filter(({ kind }) => kind === 'model')
  return trained.find(({ blockId }) => blockId === block)?.id ?? null
}

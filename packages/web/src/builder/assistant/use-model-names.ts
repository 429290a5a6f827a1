import type { ModelInUse } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { useSettled } from '../config/preview/use-settled.ts'
import { type ConnectionDraft, connectionOf, missingToAsk } from './connection-draft.ts'

/** Once a key that is being typed has stood still for so long, it is tried. */
const SETTLED_MS = 600

/** The names of a provider's models, loaded by themselves as soon as it can be asked. */
export function useModelNames(draft: ConnectionDraft, own: ModelInUse | null) {
  const { provider, address, key } = connectionOf(draft)
  const asked = useSettled(JSON.stringify({ provider, address, key }), SETTLED_MS)
  const missing = missingToAsk(draft, own)
  const isSettled = asked === JSON.stringify({ provider, address, key })
  const query = useQuery({
    queryKey: ['model-names', asked],
    queryFn: () => call('listModels', { body: { provider, address, key } }),
    enabled: missing === null && isSettled,
    // A key is not left lying about.
    gcTime: 0,
  })
  const isCurrent = missing === null && isSettled
  return {
    names: (isCurrent && query.data?.models) || [],
    missing,
    isLoading: missing === null && (!isSettled || query.isFetching),
    trouble: isCurrent && query.isError && !query.isFetching ? reasonOf(query.error) : null,
    loadAgain: () => void query.refetch(),
  }
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Answer, Routes } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'

export type Assistant = Answer<Routes['assistant']>

/** Who reads the sentences. */
export const ASSISTANT = { queryKey: ['assistant'], queryFn: () => call('assistant') }

export function useAssistant(): UseQueryResult<Assistant> {
  return useQuery(ASSISTANT)
}

/** Kept at once; what was used of it is asked for anew. */
export function keepModel(model: Assistant['model']): void {
  queryClient.setQueryData<Assistant>(ASSISTANT.queryKey, (known) => known && { ...known, model })
  void queryClient.invalidateQueries({ queryKey: ASSISTANT.queryKey })
}

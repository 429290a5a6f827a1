import type { Execution, RunEntry } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { call } from '@/app/call.ts'
import { Select } from '@/design/select.tsx'
import { RUN_WORDS, sayMoment } from './run-words.ts'

/** The other runs of the pipeline that are over, to compare this one with; nothing where there are none. */
export function RunChoice({ run: { id, pipelineId } }: { run: Execution }) {
  const { with: chosen = '' } = useSearch({ from: '/runs/$id' })
  const navigate = useNavigate()
  const query = { pipelineId, limit: 100 }
  const { data } = useQuery({
    queryKey: ['runs', query],
    queryFn: () => call('runHistory', { query }),
    refetchOnMount: 'always',
  })
  const isOffered = (other: RunEntry) => other.finishedAt !== null || other.id === chosen
  const others = data?.runs.filter((other) => other.id !== id && isOffered(other)) ?? []
  if (others.length === 0) return null
  return (
    <Select
      aria-label="Compare with"
      className="max-w-80 min-w-56 flex-1 [&>select]:h-8 [&>select]:text-[0.8125rem]"
      value={chosen}
      onChange={({ target }) =>
        void navigate({
          to: '/runs/$id',
          params: { id },
          search: target.value === '' ? {} : { with: target.value },
          replace: true,
        })
      }
    >
      <option value="">{chosen === '' ? 'Compare with…' : 'Compare with none'}</option>
      {others.map((other) => (
        <option key={other.id} value={other.id}>
          {sayMoment(other.createdAt)}, {RUN_WORDS[other.status].said.toLowerCase()}
        </option>
      ))}
    </Select>
  )
}

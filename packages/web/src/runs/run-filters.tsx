import { RUN_STATUSES } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { Select } from '@/design/select.tsx'
import { RUN_WORDS } from './run-words.ts'
import { useRunsSearch } from './use-runs-search.ts'

export function RunFilters() {
  const { pipeline = '', status = '', show } = useRunsSearch()
  const { data: pipelines = [] } = useQuery({
    queryKey: ['pipelines'],
    queryFn: () => call('listPipelines'),
    refetchOnMount: 'always',
  })
  return (
    <div className="grid gap-3 border-b px-5 py-4 sm:grid-cols-[1fr_12rem]">
      <Select
        aria-label="Pipeline"
        value={pipeline}
        onChange={({ target }) => show({ pipeline: target.value })}
      >
        <option value="">All pipelines</option>
        {pipelines.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="State"
        value={status}
        onChange={({ target }) =>
          show({ status: RUN_STATUSES.find((one) => one === target.value) })
        }
      >
        <option value="">In any state</option>
        {RUN_STATUSES.map((one) => (
          <option key={one} value={one}>
            {RUN_WORDS[one].said}
          </option>
        ))}
      </Select>
    </div>
  )
}

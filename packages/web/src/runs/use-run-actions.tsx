import type { RunEntry } from '@plainflow/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { sayMoment } from './run-words.ts'

export type NamedRun = Pick<RunEntry, 'id' | 'pipelineName' | 'createdAt'>

const LONGEST_NAME = 200

/** What can be done with a run, from the list and from its own page. */
export function useRunActions() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const refresh = () => queries.invalidateQueries({ queryKey: ['runs'] })
  const again = useMutation({
    mutationFn: (id: string) => call('runAgain', { params: { id } }),
    onSuccess: async ({ executionId }) => {
      await refresh()
      await navigate({ to: '/runs/$id', params: { id: executionId } })
    },
    onError: (error) => toast('It was not run again', reasonOf(error), 'danger'),
  })
  const stop = useMutation({
    mutationFn: (id: string) => call('cancelExecution', { params: { id } }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['execution', id] })
      await refresh()
    },
    onError: (error) => toast('It was not stopped', reasonOf(error), 'danger'),
  })
  const remove = useMutation({
    mutationFn: (id: string) => call('deleteExecution', { params: { id } }),
    onSuccess: async () => {
      toast('Run deleted', undefined, 'success')
      await refresh()
    },
    onError: (error) => toast('The run was not deleted', reasonOf(error), 'danger'),
  })
  const copy = useMutation({
    mutationFn: (run: NamedRun) => copyOf(run),
    onSuccess: ({ id }) => navigate({ to: '/pipeline/$id', params: { id } }),
    onError: (error) => toast('No copy was made', reasonOf(error), 'danger'),
  })
  return { again, stop, remove, copy }
}

/** The blocks that ran, as a draft beside their pipeline: that one stays as it is. */
async function copyOf({ id, pipelineName, createdAt }: NamedRun) {
  const { blocks, connections } = await call('executionSnapshot', { params: { id } })
  return call('createPipeline', {
    body: {
      name: `${pipelineName} as run on ${sayMoment(createdAt)}`.slice(0, LONGEST_NAME),
      blocks: JSON.stringify(blocks),
      connections: JSON.stringify(connections),
      draft: true,
    },
  })
}

import type { Dataset } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Confirm } from '@/design/confirm.tsx'
import { toast } from '@/design/toast.ts'
import { NameList } from '../name-list.tsx'
import { refreshProjects } from '../projects/use-projects.ts'
import { dropDataset } from '../use-datasets.ts'

/** Asks before a dataset goes, naming the pipelines that read it. */
export function DeleteDataset({ dataset, onClose }: { dataset: Dataset; onClose: () => void }) {
  const { id, filename } = dataset
  const users = useQuery({
    queryKey: ['dataset', id, 'pipelines'],
    queryFn: () => call('datasetPipelines', { params: { id } }),
    // Pipelines may have been saved since it was last asked.
    staleTime: 0,
    gcTime: 0,
  })
  const { data: pipelines = [] } = users
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this file?"
      action="Delete"
      // A failed look-up must not keep anyone from deleting.
      isReady={!users.isPending}
      onConfirm={() => void remove(dataset)}
    >
      <span className="block break-words">
        “{filename}” goes for good. Blocks that read it will ask for another file.
      </span>
      {users.isPending && <span className="mt-2 block">Looking which pipelines use it…</span>}
      {users.isError && (
        <span className="mt-2 block">
          Which pipelines use it could not be found out: {reasonOf(users.error)}
        </span>
      )}
      <NameList title={`Used by ${countOf(pipelines.length, 'pipeline')}`} names={pipelines} />
    </Confirm>
  )
}

async function remove({ id, filename }: Dataset): Promise<void> {
  try {
    await call('deleteDataset', { params: { id } })
    dropDataset(id)
    refreshProjects()
    toast('File deleted', filename, 'success')
  } catch (error) {
    toast('The file was not deleted', reasonOf(error), 'danger')
  }
}

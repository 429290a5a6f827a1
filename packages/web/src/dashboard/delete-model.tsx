import type { TrainedModel } from '@plainflow/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { modelTitle } from '@/data/model/model-words.ts'
import { useModel } from '@/data/model/use-model.ts'
import { Confirm } from '@/design/confirm.tsx'
import { toast } from '@/design/toast.ts'

/** A question before a version goes, with a word about who would miss it. */
export function DeleteModel({ model, onClose }: { model: TrainedModel; onClose: () => void }) {
  const { id, name, version, inUse } = model
  const queries = useQueryClient()
  const { data, isPending } = useModel(id)
  const remove = useMutation({
    mutationFn: () => call('deleteArtifact', { params: { id } }),
    onSuccess: () => {
      toast('Deleted', undefined, 'success')
      return queries.invalidateQueries({ queryKey: ['models'] })
    },
    onError: (error) => toast('It was not deleted', reasonOf(error), 'danger'),
  })
  const users = data?.usedBy.map((pipeline) => `“${pipeline.name}”`) ?? []
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this version?"
      action="Delete"
      isReady={!isPending}
      onConfirm={() => remove.mutate()}
    >
      Version {version} of “{modelTitle(name)}” goes for good.{' '}
      {users.length > 0
        ? `${users.join(', ')} ${users.length === 1 ? 'uses' : 'use'} it and will not run without another.`
        : 'No pipeline names this version.'}{' '}
      {inUse && 'Where only the name is said, the newest of those left is meant from now on.'}
    </Confirm>
  )
}

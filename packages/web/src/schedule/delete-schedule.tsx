import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { toast } from '@/design/toast.ts'
import { useRefreshSchedule } from './use-schedule.ts'

export function DeleteSchedule({ pipelineId }: { pipelineId: string }) {
  const [isAsked, setAsked] = useState(false)
  const refresh = useRefreshSchedule(pipelineId)
  const remove = useMutation({
    mutationFn: () => call('deleteSchedule', { params: { id: pipelineId } }),
    onSuccess: () => {
      toast('Schedule deleted', undefined, 'success')
      return refresh()
    },
    onError: (error) => toast('The schedule was not deleted', reasonOf(error), 'danger'),
  })
  return (
    <>
      <Button
        variant="ghost"
        className="mr-auto text-danger"
        disabled={remove.isPending}
        onClick={() => setAsked(true)}
      >
        Delete
      </Button>
      <Confirm
        open={isAsked}
        onOpenChange={setAsked}
        title="Delete this schedule?"
        action="Delete"
        onConfirm={() => remove.mutate()}
      >
        The pipeline and its past runs stay. It no longer runs by itself.
      </Confirm>
    </>
  )
}

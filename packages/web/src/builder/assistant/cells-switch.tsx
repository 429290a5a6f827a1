import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useSession } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Switch } from '@/design/switch.tsx'
import { toast } from '@/design/toast.ts'

/** Whether cells go along with a message; off until the user says so. */
export function CellsSwitch() {
  const id = useId()
  const sharesCells = useSession((session) => session.user?.sharesCells ?? false)
  const keep = useMutation({
    mutationFn: (wanted: boolean) => call('updateUser', { body: { sharesCells: wanted } }),
    onSuccess: ({ user }) => useSession.setState({ status: 'authenticated', user }),
    onError: (error) => toast('The setting was not kept', reasonOf(error), 'danger'),
  })
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          Let the model see sample cells
        </label>
        <p id={`${id}-hint`} className="text-xs text-muted">
          Values of columns that have few, a few examples and three rows of each table go along with
          a message. Kept with the account.
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={keep.isPending ? keep.variables : sharesCells}
        onCheckedChange={(checked) => keep.mutate(checked)}
      />
    </div>
  )
}

import type { Trigger } from '@plainflow/contract'
import { useMutation } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Button } from '@/design/button.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { toast } from '@/design/toast.ts'
import { NewSecret } from './new-secret.tsx'
import { useRefreshSchedule } from './use-schedule.ts'

const QUESTIONS = {
  rotate: {
    title: 'Make a new secret?',
    action: 'New secret',
    text: 'Programs that use the old one are refused from then on.',
  },
  remove: {
    title: 'Remove this address?',
    action: 'Remove',
    text: 'Programs that call it are refused from then on. The pipeline and its runs stay.',
  },
} as const

/** The address by which other programs start the pipeline, and its secret. */
export function TriggerPart({
  pipelineId,
  trigger,
}: {
  pipelineId: string
  trigger: Trigger | null
}) {
  const [made, setMade] = useState<string | null>(null)
  const [asked, setAsked] = useState<keyof typeof QUESTIONS>('rotate')
  const [isAsked, setIsAsked] = useState(false)
  const refresh = useRefreshSchedule(pipelineId)
  const params = { id: pipelineId }
  const make = useMutation({
    mutationFn: () => call('putTrigger', { params }),
    onSuccess: ({ secret }) => {
      setMade(secret)
      return refresh()
    },
    onError: (error) => toast('The address was not made', reasonOf(error), 'danger'),
  })
  const remove = useMutation({
    mutationFn: () => call('deleteTrigger', { params }),
    onSuccess: () => {
      setMade(null)
      toast('Address removed', undefined, 'success')
      return refresh()
    },
    onError: (error) => toast('The address was not removed', reasonOf(error), 'danger'),
  })
  const ask = (question: keyof typeof QUESTIONS) => {
    setAsked(question)
    setIsAsked(true)
  }
  if (!trigger)
    return (
      <EmptyState
        icon={Webhook}
        title="No address yet"
        action={
          <Button disabled={make.isPending} onClick={() => make.mutate()}>
            Make an address
          </Button>
        }
      >
        A program sends a POST to it, with a secret of its own, and the pipeline runs. The secret
        opens nothing else.
      </EmptyState>
    )
  const { title, action, text } = QUESTIONS[asked]
  return (
    <div className="space-y-4">
      <dl className="space-y-3 text-sm">
        <div>
          <dt className="text-[0.8125rem] font-medium">Address</dt>
          <dd className="mt-1 rounded-md border bg-sunken px-2.5 py-2">
            <code className="text-xs break-all select-all">{trigger.url}</code>
          </dd>
        </div>
        <div>
          <dt className="text-[0.8125rem] font-medium">Secret</dt>
          <dd className="mt-1 text-[0.8125rem] text-muted">
            <code>{trigger.start}…</code> ·{' '}
            {trigger.lastUsedAt === null ? 'never used' : `used ${timeAgo(trigger.lastUsedAt)}`}
          </dd>
        </div>
      </dl>
      {made && <NewSecret url={trigger.url} secret={made} onDone={() => setMade(null)} />}
      <div className="flex flex-wrap justify-end gap-2 border-t pt-4">
        <Button variant="ghost" className="mr-auto text-danger" onClick={() => ask('remove')}>
          Remove
        </Button>
        <Button variant="secondary" disabled={make.isPending} onClick={() => ask('rotate')}>
          New secret
        </Button>
      </div>
      <Confirm
        open={isAsked}
        onOpenChange={setIsAsked}
        title={title}
        action={action}
        onConfirm={() => (asked === 'rotate' ? make : remove).mutate()}
      >
        {text}
      </Confirm>
    </div>
  )
}

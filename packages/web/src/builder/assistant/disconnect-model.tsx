import type { ModelInUse } from '@plainflow/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { type Assistant, keepModel } from './use-assistant.ts'
import { sayModel } from './where-it-goes.ts'

/** Forgets a model of one's own with its key, once that is confirmed. */
export function DisconnectModel({
  own,
  assistant: { server, forEverybody },
}: {
  own: ModelInUse
  assistant: Assistant
}) {
  const [isAsking, setAsking] = useState(false)
  const forget = useMutation({
    mutationFn: () => call('disconnectModel'),
    onSuccess: ({ model }) => {
      keepModel(model)
      toast('Model disconnected', 'Its key is forgotten.', 'success')
    },
    onError: (error) => toast('The model is still connected', reasonOf(error), 'danger'),
  })
  return (
    <>
      <Button variant="ghost" size="sm" disabled={forget.isPending} onClick={() => setAsking(true)}>
        {forget.isPending && <Spinner />}
        Disconnect
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title="Disconnect the model?"
        action="Disconnect"
        onConfirm={() => forget.mutate()}
      >
        {sayModel(own)} is no longer asked{forEverybody && ', by anybody on this server'}, and its
        key is forgotten.{' '}
        {server && !forEverybody
          ? `Sentences are then read by ${sayModel(server)}${HAS_PLANS ? ', which costs credits' : ''}.`
          : 'Sentences are then read on this server and never leave it.'}
      </Confirm>
    </>
  )
}

import type { ManagedUser } from '@plainflow/contract'
import { useState } from 'react'
import { loadUser, useSession } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { randomId } from '@/app/random-id.ts'
import { countOf } from '@/app/count-of.ts'
import { Field } from '@/design/field.tsx'
import { FormDialog } from '@/design/form-dialog.tsx'
import { Input } from '@/design/input.tsx'
import { toast } from '@/design/toast.ts'

/** Credits with a reason, which stands in the user's ledger. Sent twice, they are given once. */
export function GrantDialog({
  user,
  onGranted,
  onClose,
}: {
  user: ManagedUser
  onGranted: () => Promise<unknown>
  onClose: () => void
}) {
  const self = useSession((session) => session.user?.id)
  const [credits, setCredits] = useState('10')
  const [reason, setReason] = useState('')
  const [key, setKey] = useState(randomId)
  const amount = Number(credits)
  const isAmount = Number.isInteger(amount) && amount !== 0
  const grant = async () => {
    const answer = await call('grantCredits', {
      params: { id: user.id },
      body: { credits: amount, reason },
      headers: { 'idempotency-key': key },
    })
    toast(
      'Credits granted',
      `${user.email} has ${countOf(answer.user.credits, 'credit')}.`,
      'success',
    )
    if (user.id === self) await loadUser()
    await onGranted()
  }
  return (
    <FormDialog
      title="Grant credits"
      description={
        <>
          To <span className="wrap-anywhere">{user.email}</span>, who has{' '}
          {countOf(user.credits, 'credit')}. A number below zero takes some back.
        </>
      }
      action="Grant"
      missing={
        !isAmount
          ? 'The number of credits must be a whole number other than 0.'
          : reason.trim()
            ? null
            : 'A reason is required.'
      }
      save={grant}
      onClose={onClose}
    >
      {(error) => (
        <>
          <Field label="Credits" error={isAmount ? undefined : error}>
            {(control) => (
              <Input
                {...control}
                type="number"
                step={1}
                value={credits}
                onChange={(event) => {
                  setCredits(event.target.value)
                  setKey(randomId())
                }}
              />
            )}
          </Field>
          <Field
            label="Reason"
            hint="The user reads it in their credit history."
            error={isAmount ? error : undefined}
          >
            {(control) => (
              <Input
                {...control}
                value={reason}
                maxLength={200}
                onChange={(event) => {
                  setReason(event.target.value)
                  setKey(randomId())
                }}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { Field } from '@/design/field.tsx'
import { FormDialog } from '@/design/form-dialog.tsx'
import { Input } from '@/design/input.tsx'
import { toast } from '@/design/toast.ts'
import { leaveSession } from '../session.ts'

/** Nobody does this by mistake: the address has to be typed. */
export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const isTyped = typed.trim().toLowerCase() === email
  const remove = async () => {
    await call('deleteAccount', { body: { email: typed } })
    await leaveSession(() => navigate({ to: '/' }))
    toast('Account deleted', 'Everything in it is gone.', 'success')
  }
  return (
    <FormDialog
      title="Delete this account?"
      description="Everything in it goes for good, now. There is no way back."
      action="Delete for good"
      isDanger
      missing={isTyped ? null : 'This is not the address of the account.'}
      save={remove}
      onClose={onClose}
    >
      {(error) => (
        <Field
          label={
            <>
              Type <span className="wrap-anywhere">{email}</span> to confirm
            </>
          }
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}

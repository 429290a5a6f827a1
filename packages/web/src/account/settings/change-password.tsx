import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Field } from '@/design/field.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { FormError } from '../form-error.tsx'
import { PasswordInput } from '../password-input.tsx'
import { Part } from './part.tsx'

const EMPTY = { current: '', password: '', confirm: '' }

export function ChangePassword() {
  const queries = useQueryClient()
  const [values, setValues] = useState(EMPTY)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { current, password, confirm } = values
    if (password !== confirm) return setError('Passwords do not match')
    setBusy(true)
    try {
      await call('changePassword', { body: { current, password } })
      setValues(EMPTY)
      toast('Password changed', 'Every other session was signed out.', 'success')
      await queries.invalidateQueries({ queryKey: ['sessions'] })
    } catch (problem) {
      setError(reasonOf(problem))
    } finally {
      setBusy(false)
    }
  }
  const edit = (name: keyof typeof EMPTY) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value })
      setError(null)
    },
  })
  return (
    <Part title="Change password" lead="Every other session ends with it; API keys go on.">
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <FormError message={error} />
        <Field label="Current password">
          {(control) => (
            <PasswordInput {...control} {...edit('current')} autoComplete="current-password" />
          )}
        </Field>
        <Field label="New password" hint="At least 8 characters; a long phrase is fine.">
          {(control) => (
            <PasswordInput
              {...control}
              {...edit('password')}
              autoComplete="new-password"
              minLength={8}
            />
          )}
        </Field>
        <Field label="Confirm new password">
          {(control) => (
            <PasswordInput {...control} {...edit('confirm')} autoComplete="new-password" />
          )}
        </Field>
        <Button type="submit" disabled={busy} className="self-start">
          {busy && <Spinner />}
          Change Password
        </Button>
      </form>
    </Part>
  )
}

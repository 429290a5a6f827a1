import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { useTitle } from '@/app/use-title.ts'
import { Button } from '@/design/button.tsx'
import { Field } from '@/design/field.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FormError } from './form-error.tsx'
import { PasswordInput } from './password-input.tsx'
import { forgetSession } from './session.ts'

export function ResetPage() {
  useTitle('Reset password')
  const { token } = useSearch({ from: '/reset-password' })
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [error, setError] = useState<string | null>(
    token ? null : 'This link is invalid or has expired.',
  )
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password !== confirm) return setError('Passwords do not match')
    setBusy(true)
    try {
      const { message } = await call('resetPassword', { body: { token, password } })
      // The server ended every session, this browser's too.
      forgetSession()
      toast('Password changed', message, 'success')
      await navigate({ to: '/auth' })
    } catch (problem) {
      setError(reasonOf(problem))
      setBusy(false)
    }
  }
  return (
    <AuthFrame
      title="Set a new password"
      lead="Every session of the account ends with it, its API keys and the addresses that start its pipelines too."
    >
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <FormError message={error} />
        <Field label="New password" hint="At least 8 characters; a long phrase is fine.">
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="new-password"
              minLength={8}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setError(null)
              }}
            />
          )}
        </Field>
        <Field label="Confirm password">
          {(control) => (
            <PasswordInput
              {...control}
              name="confirm"
              autoComplete="new-password"
              value={confirm}
              onChange={(event) => {
                setConfirm(event.target.value)
                setError(null)
              }}
            />
          )}
        </Field>
        <Button type="submit" disabled={busy || !token}>
          {busy && <Spinner />}
          Set Password
        </Button>
      </form>
      <p className="mt-6 text-center">
        <Link
          to="/forgot-password"
          className="rounded-sm font-medium text-primary-text hover:underline"
        >
          Ask for a new link
        </Link>
      </p>
    </AuthFrame>
  )
}

import { Link } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { useTitle } from '@/app/use-title.ts'
import { Button } from '@/design/button.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { FormError } from './form-error.tsx'

export function ForgotPage() {
  useTitle('Forgot password')
  const [email, setEmail] = useState('')
  const [state, setState] = useState<{ sent?: string; error?: string; busy?: boolean }>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setState({ busy: true })
    try {
      const { message } = await call('forgotPassword', { body: { email } })
      setState({ sent: message })
    } catch (error) {
      setState({ error: reasonOf(error) })
    }
  }
  return (
    <AuthFrame title="Forgot password" lead="A link to set a new one comes by mail.">
      {state.sent ? (
        <output className="flex gap-3 rounded-lg bg-success-soft p-3.5 text-success">
          <MailCheck aria-hidden className="size-5 shrink-0" />
          {state.sent}
        </output>
      ) : (
        <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <FormError message={state.error ?? null} />
          <Field label="Email">
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="email"
                required
                value={email}
                onChange={(event) => {
                  setEmail(event.target.value)
                  setState({})
                }}
              />
            )}
          </Field>
          <Button type="submit" disabled={state.busy}>
            {state.busy && <Spinner />}
            Send Reset Link
          </Button>
        </form>
      )}
      <p className="mt-6 text-center">
        <Link to="/auth" className="rounded-sm font-medium text-primary-text hover:underline">
          Back to sign in
        </Link>
      </p>
    </AuthFrame>
  )
}

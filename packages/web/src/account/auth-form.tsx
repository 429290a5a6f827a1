import { SIGN_UP_CREDITS } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { Checkbox } from '@/design/checkbox.tsx'
import { Field } from '@/design/field.tsx'
import { Input } from '@/design/input.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { FormError } from './form-error.tsx'
import { PasswordInput } from './password-input.tsx'
import { signIn, signUp } from './session.ts'

const FAILED = 'Authentication failed. Please check your credentials and try again.'

export function AuthForm({
  signingUp,
  onSubmitting,
  onFailed,
  onEntered,
}: {
  signingUp: boolean
  onSubmitting: () => void
  onFailed: () => void
  onEntered: () => void
}) {
  const [values, setValues] = useState({ email: '', username: '', password: '', confirm: '' })
  const [remember, setRemember] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const errorBox = useRef<HTMLDivElement>(null)

  const edit = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value })
      setError(null)
    },
  })
  const fail = (message: string) => {
    setError(message)
    setBusy(false)
    onFailed()
    requestAnimationFrame(() => errorBox.current?.focus())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (signingUp && values.password !== values.confirm) return fail('Passwords do not match')
    setBusy(true)
    setError(null)
    onSubmitting()
    try {
      if (signingUp) {
        await signUp(values.email, values.username, values.password)
        toast(
          'Account created successfully!',
          HAS_PLANS
            ? `Welcome to Plainflow. ${SIGN_UP_CREDITS} free credits are ready to use.`
            : 'Welcome to Plainflow.',
          'success',
        )
      } else {
        await signIn(values.email, values.password, remember)
        toast('Welcome back!', 'Signed in successfully.', 'success')
      }
      onEntered()
    } catch (problem) {
      fail(statusOf(problem) === null ? reasonOf(problem) : reasonOf(problem) || FAILED)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormError ref={errorBox} message={error} />
      <Field label="Email">
        {(control) => (
          <Input {...control} {...edit('email')} type="email" autoComplete="email" required />
        )}
      </Field>
      {signingUp && <UsernameField {...edit('username')} />}
      <Field
        label="Password"
        hint={signingUp ? 'At least 8 characters; a long phrase is fine.' : undefined}
        labelEnd={signingUp ? undefined : <ForgotLink />}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...edit('password')}
            autoComplete={signingUp ? 'new-password' : 'current-password'}
            minLength={signingUp ? 8 : undefined}
          />
        )}
      </Field>
      {signingUp ? (
        <Field label="Confirm password">
          {(control) => (
            <PasswordInput {...control} {...edit('confirm')} autoComplete="new-password" />
          )}
        </Field>
      ) : (
        <RememberMe remember={remember} onRemember={setRemember} />
      )}
      {signingUp && HAS_PLANS && <FreePlanBox />}
      <Button type="submit" disabled={busy} className="w-full">
        {busy && <Spinner />}
        {signingUp ? 'Create Account' : 'Sign In'}
      </Button>
      {signingUp && <TermsNote />}
    </form>
  )
}

function UsernameField(edited: ComponentProps<typeof Input>) {
  return (
    <Field label="Username" hint="Letters, digits, dots, dashes and underscores.">
      {(control) => (
        <Input
          {...control}
          {...edited}
          autoComplete="username"
          required
          maxLength={40}
          spellCheck={false}
        />
      )}
    </Field>
  )
}

function ForgotLink() {
  return (
    <Link
      to="/forgot-password"
      className="rounded-sm text-[0.8125rem] text-primary-text hover:underline"
    >
      Forgot password?
    </Link>
  )
}

function RememberMe({
  remember,
  onRemember,
}: {
  remember: boolean
  onRemember: (remember: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <Checkbox
        id={id}
        checked={remember}
        onCheckedChange={(checked) => onRemember(checked === true)}
      />
      <label htmlFor={id} className="text-[0.8125rem]">
        Remember me
      </label>
    </div>
  )
}

function FreePlanBox() {
  return (
    <div className="flex gap-3 rounded-lg bg-primary-soft p-3.5">
      <Sparkles aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-text" />
      <div className="text-[0.8125rem]">
        <p className="font-medium">Free plan</p>
        <p className="text-foreground/80">
          Standard model, {SIGN_UP_CREDITS} credits to begin with, no credit card.
        </p>
      </div>
    </div>
  )
}

function TermsNote() {
  return (
    <p className="text-center text-xs text-muted">
      With an account the{' '}
      <Link to="/terms" className="underline underline-offset-2 hover:text-foreground">
        Terms
      </Link>{' '}
      and the{' '}
      <Link to="/privacy" className="underline underline-offset-2 hover:text-foreground">
        Privacy Policy
      </Link>{' '}
      apply.
    </p>
  )
}

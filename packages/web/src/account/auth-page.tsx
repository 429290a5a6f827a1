import { Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTitle } from '@/app/use-title.ts'
import { LoadingPage } from '@/design/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { AuthForm } from './auth-form.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useSession } from './session.ts'

export function AuthPage() {
  const { mode = 'signin', redirect } = useSearch({ from: '/auth' })
  const status = useSession((session) => session.status)
  // Where somebody goes who was signed in on arrival, and where after signing in here, differ.
  const [entered, setEntered] = useState(false)
  const navigate = useNavigate()
  const { history, state } = useRouter()
  // Once: while leaving, the location is another one already.
  const [from] = useState(state.location.state.from)
  const signingUp = mode === 'signup'
  useTitle(signingUp ? 'Sign up' : 'Sign in')

  if (status === 'loading') return <LoadingPage />
  if (status === 'authenticated' && !entered)
    return <Navigate to="/dashboard" {...(from ? { href: from } : {})} replace />

  const goOn = () => {
    const plan = localStorage.getItem('pending_plan')
    if (redirect === 'payment' && plan) {
      localStorage.removeItem('pending_plan')
      return navigate({ to: '/payment', search: { plan: plan as 'basic' }, replace: true }) // the route falls back on its own
    }
    if (from) return history.replace(from)
    return navigate({ to: '/dashboard', replace: true })
  }
  const toggle = () =>
    navigate({
      to: '/auth',
      search: {
        ...(signingUp ? {} : { mode: 'signup' as const }),
        ...(redirect ? { redirect } : {}),
      },
      state: from ? { from } : {},
      replace: true,
    })

  return (
    <AuthFrame
      title={signingUp ? 'Create your account' : 'Welcome back'}
      lead={
        signingUp
          ? 'Describe a pipeline in a minute from now.'
          : 'Sign in to go on with your pipelines.'
      }
    >
      <AuthForm
        // A fresh form for each mode: no error and no password is carried over.
        key={mode}
        signingUp={signingUp}
        onSubmitting={() => setEntered(true)}
        onFailed={() => setEntered(false)}
        onEntered={() => void goOn()}
      />
      <ProviderButtons />
      <p className="mt-6 text-center text-sm text-muted">
        {signingUp ? 'Already have an account?' : 'New to Plainflow?'}{' '}
        <button
          type="button"
          onClick={() => void toggle()}
          className="rounded-sm font-medium text-primary-text hover:underline"
        >
          {signingUp ? 'Sign in' : 'Sign up'}
        </button>
      </p>
    </AuthFrame>
  )
}

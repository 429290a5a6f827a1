import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '@/app/call.ts'
import { Button } from '@/design/button.tsx'
import { toast } from '@/design/toast.ts'

/** External sign-in where the server has it; elsewhere the button says so. */
export function ProviderButtons() {
  const { data } = useQuery({ queryKey: ['providers'], queryFn: () => call('providers') })
  const start = (provider: 'google' | 'github', name: string) => {
    if (data?.[provider]) return location.assign(`/api/auth/${provider}`)
    toast(
      'Coming Soon',
      `${name} authentication will be available soon. Please use email/password for now.`,
      'danger',
    )
  }
  return (
    <>
      <div className="my-5 flex items-center gap-3 text-xs text-muted">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <Button variant="secondary" onClick={() => start('google', 'Google')}>
          <GoogleMark />
          Google
        </Button>
        <Button variant="secondary" onClick={() => start('github', 'GitHub')}>
          <GithubMark />
          GitHub
        </Button>
      </div>
    </>
  )
}

function GoogleMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        fill="#4285F4"
        d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8Z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.2-2.7l-3.5-2.7c-1 .6-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2V17A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.9l3.6-2.9Z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4Z"
      />
    </svg>
  )
}

function GithubMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden fill="currentColor">
      <path d="M12 .8a11.5 11.5 0 0 0-3.6 22.4c.6.1.8-.3.8-.6v-2c-3.2.7-3.9-1.5-3.9-1.5-.5-1.3-1.3-1.7-1.3-1.7-1-.7.1-.7.1-.7 1.2.1 1.8 1.2 1.8 1.2 1 1.8 2.7 1.3 3.4 1 .1-.8.4-1.3.7-1.6-2.5-.3-5.2-1.3-5.2-5.7 0-1.3.5-2.3 1.2-3.1-.1-.3-.5-1.5.1-3.1 0 0 1-.3 3.2 1.2a11 11 0 0 1 5.8 0C17.3 5 18.3 5.3 18.3 5.3c.6 1.6.2 2.8.1 3.1.7.8 1.2 1.8 1.2 3.1 0 4.4-2.7 5.4-5.3 5.7.4.4.8 1.1.8 2.2v3.2c0 .3.2.7.8.6A11.5 11.5 0 0 0 12 .8Z" />
    </svg>
  )
}

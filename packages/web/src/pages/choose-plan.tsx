import { PLANS, type PlanKey } from '@plainflow/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useSession } from '@/account/session.ts'
import { Button } from '@/design/button.tsx'

/** Anonymous visitors keep their choice over the sign-up; everyone else goes on to pay. */
export function ChoosePlan({ plan }: { plan: PlanKey }) {
  const navigate = useNavigate()
  const signedIn = useSession((session) => session.status === 'authenticated')
  const { name, popular } = PLANS[plan]
  const variant = popular ? 'primary' : 'secondary'
  if (plan === 'free')
    return (
      <Button asChild variant={variant} className="w-full">
        <Link to="/auth" search={{ mode: 'signup' }}>
          Start Free
        </Link>
      </Button>
    )
  const choose = () => {
    if (signedIn) return navigate({ to: '/payment', search: { plan } })
    localStorage.setItem('pending_plan', plan)
    return navigate({ to: '/auth', search: { mode: 'signup', redirect: 'payment' } })
  }
  return (
    <Button variant={variant} className="w-full" onClick={() => void choose()}>
      Choose {name}
    </Button>
  )
}

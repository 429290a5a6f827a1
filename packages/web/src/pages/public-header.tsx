import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSession } from '@/account/session.ts'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { Logo } from '@/design/logo.tsx'
import { ThemeToggle } from '@/design/theme-toggle.tsx'

const LINK = 'rounded-sm px-2.5 py-1.5 text-sm text-muted transition-colors hover:text-foreground'

/** Navigation of the public pages. Anchors lead to the sections of the landing page. */
export function PublicHeader() {
  const [open, setOpen] = useState(false)
  const signedIn = useSession((session) => session.status === 'authenticated')
  return (
    <header className="sticky top-0 z-30 border-b bg-background/85 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-4 sm:px-6">
        <Link to="/" aria-label="Plainflow, home" className="inline-flex rounded-md">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden flex-1 items-center gap-1 md:flex">
          <Anchors className={LINK} />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeToggle />
          <div className="hidden items-center gap-2 md:flex">
            <Actions signedIn={signedIn} />
          </div>
          <Button
            variant="ghost"
            size="icon"
            className="md:hidden"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden /> : <MenuIcon aria-hidden />}
          </Button>
        </div>
      </div>
      {open && (
        <nav
          id="mobile-menu"
          aria-label="Mobile"
          className="flex flex-col gap-1 border-t px-4 py-3 md:hidden"
        >
          <Anchors className={`${LINK} py-2.5`} onClick={() => setOpen(false)} />
          <div className="mt-2 grid grid-cols-2 gap-2">
            <Actions signedIn={signedIn} />
          </div>
        </nav>
      )}
    </header>
  )
}

function Anchors({ className, onClick }: { className: string; onClick?: () => void }): ReactNode {
  const shared = { className, ...(onClick ? { onClick } : {}) }
  return (
    <>
      <Link to="/" hash="features" {...shared}>
        Features
      </Link>
      <Link to="/" hash="use-cases" {...shared}>
        Use cases
      </Link>
      {HAS_PLANS && (
        <Link to="/" hash="pricing" {...shared}>
          Pricing
        </Link>
      )}
      <Link to="/" hash="reviews" {...shared}>
        Reviews
      </Link>
      <Link to="/documentation" {...shared}>
        Documentation
      </Link>
    </>
  )
}

function Actions({ signedIn }: { signedIn: boolean }) {
  if (signedIn)
    return (
      <>
        <Button asChild variant="ghost">
          <Link to="/dashboard">Dashboard</Link>
        </Button>
        <Button asChild>
          <Link to="/pipeline-builder">Pipeline Builder</Link>
        </Button>
      </>
    )
  return (
    <>
      <Button
        asChild
        variant="secondary"
        className="md:border-transparent md:bg-transparent md:shadow-none"
      >
        <Link to="/auth">Sign In</Link>
      </Button>
      <Button asChild>
        <Link to="/auth" search={{ mode: 'signup' }}>
          Get Started Free
        </Link>
      </Button>
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { useTitle } from '@/app/use-title.ts'
import { Button } from '@/design/button.tsx'
import { Logo } from '@/design/logo.tsx'
// Nothing here chooses a theme, but the page follows the system's.
import '@/design/theme.ts'

export function NotFoundPage() {
  useTitle('404 Page Not Found')
  return (
    <main className="flex min-h-full flex-col items-center justify-center gap-3 p-6 text-center">
      <Link to="/" aria-label="Plainflow, home" className="mb-4 inline-flex rounded-md">
        <Logo />
      </Link>
      <h1 className="text-2xl font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="text-muted">Did you forget to add the page to the router?</p>
      <Button asChild variant="secondary" className="mt-3">
        <Link to="/">Go to the start page</Link>
      </Button>
    </main>
  )
}

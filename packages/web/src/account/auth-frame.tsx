import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '@/design/logo.tsx'
import { ThemeToggle } from '@/design/theme-toggle.tsx'

/** The page around every account form. */
export function AuthFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-h-full flex-col bg-[radial-gradient(var(--dots)_1px,transparent_1px)] bg-[size:20px_20px]">
      <header className="flex items-center justify-between px-4 py-3 sm:px-6">
        <Link to="/" aria-label="Plainflow, home" className="inline-flex rounded-md">
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <main className="flex flex-1 items-start justify-center px-4 pt-6 pb-16 sm:items-center sm:pt-0">
        <div className="w-full max-w-[26rem] rounded-xl border bg-surface p-6 shadow-md sm:p-8">
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          <p className="mt-1 mb-6 text-muted">{lead}</p>
          {children}
        </div>
      </main>
    </div>
  )
}

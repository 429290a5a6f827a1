import type { ReactNode } from 'react'
import { useTitle } from '@/app/use-title.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** The frame of every public page below the landing page. */
export function PublicPage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  useTitle(title)
  return (
    <div className="flex min-h-full flex-col">
      <PublicHeader />
      <main className="mx-auto w-full max-w-6xl flex-1 px-4 py-14 sm:px-6">
        <h1 className="max-w-3xl text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
          {title}
        </h1>
        {lead && <p className="mt-4 max-w-2xl text-base text-pretty text-muted">{lead}</p>}
        <div className="mt-10">{children}</div>
      </main>
      <PublicFooter />
    </div>
  )
}

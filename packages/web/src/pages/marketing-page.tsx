import { Link, useLocation } from '@tanstack/react-router'
import { ArrowRight, Check } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { MARKETING } from './marketing.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PublicPage } from './public-page.tsx'

/** The six public pages for search traffic: one layout, the words in marketing.ts. */
export function MarketingPage() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const page = MARKETING[pathname.replace(/\/$/, '')]
  if (!page) return <NotFoundPage />
  return (
    <PublicPage title={page.title} lead={page.lead}>
      <ul className="grid max-w-3xl gap-4 sm:grid-cols-2">
        {page.points.map((point) => (
          <li key={point} className="flex gap-3 rounded-xl border bg-surface p-5 shadow-xs">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
            {point}
          </li>
        ))}
      </ul>
      <figure className="mt-8 max-w-3xl rounded-xl bg-sunken p-5">
        <figcaption className="text-xs font-medium text-muted">A sentence to try</figcaption>
        <blockquote className="mt-1.5 text-base">“{page.example}”</blockquote>
      </figure>
      <div className="mt-10 flex flex-wrap gap-3">
        <Button asChild size="lg">
          <Link to="/auth" search={{ mode: 'signup' }}>
            Start Building Free
            <ArrowRight aria-hidden />
          </Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/documentation">Read the documentation</Link>
        </Button>
      </div>
    </PublicPage>
  )
}

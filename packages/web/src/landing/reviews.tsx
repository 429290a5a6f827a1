import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { CHECKS } from './content.ts'

/** In place of praise that nobody could check. */
export function Reviews() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {CHECKS.map(({ icon: Icon, hue, title, shown, text, chapter, more }) => (
        <li key={title} className="flex flex-col rounded-xl border bg-surface p-5 shadow-xs">
          <div className="flex items-center gap-3">
            <span
              data-hue={hue}
              className="hue-soft flex size-9 shrink-0 items-center justify-center rounded-lg"
            >
              <Icon aria-hidden className="size-4.5" />
            </span>
            <h3 className="min-w-0 flex-1 font-semibold">{title}</h3>
          </div>
          <p className="mt-4 flex min-h-16 items-center rounded-lg bg-sunken px-3.5 py-2.5 font-mono text-[0.9375rem] font-medium whitespace-pre-line">
            {shown}
          </p>
          <p className="mt-4 flex-1 text-pretty text-muted">{text}</p>
          <Link
            to="/documentation/$chapter"
            params={{ chapter }}
            className="mt-4 inline-flex items-center gap-1.5 self-start rounded-sm font-medium text-primary-text hover:underline"
          >
            {more}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

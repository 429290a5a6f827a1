import { Link } from '@tanstack/react-router'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Logo } from '@/design/logo.tsx'

const GROUPS = [
  {
    title: 'Product',
    links: [
      { to: '/features', label: 'Features' },
      { to: '/templates', label: 'Templates' },
      ...(HAS_PLANS ? ([{ to: '/pricing', label: 'Pricing' }] as const) : []),
      { to: '/documentation', label: 'Documentation' },
    ],
  },
  {
    title: 'What it is for',
    links: [
      { to: '/ai-data-pipeline-builder', label: 'AI data pipeline builder' },
      { to: '/build-etl-pipeline-without-coding', label: 'ETL without coding' },
      { to: '/natural-language-to-python-code', label: 'Sentences to Python' },
      { to: '/best-no-code-ml-workflow-builder', label: 'No-code ML workflows' },
    ],
  },
  {
    title: 'More',
    links: [
      { to: '/spark-pipeline-generator-natural-language', label: 'Spark pipelines' },
      { to: '/open-source-data-pipeline-tool-students', label: 'For students' },
      { to: '/terms', label: 'Terms' },
      { to: '/privacy', label: 'Privacy' },
    ],
  },
] as const

export function PublicFooter() {
  return (
    <footer className="border-t bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-[32ch] text-muted">
            A sentence becomes a data pipeline that runs, with the code to take away.
          </p>
        </div>
        {GROUPS.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="text-[0.8125rem] font-semibold">{group.title}</h2>
            <ul className="mt-3 space-y-2.5">
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className="rounded-sm text-muted hover:text-foreground">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="border-t px-4 py-5 text-center text-xs text-muted">
        Plainflow is open source under the Apache License 2.0.
      </p>
    </footer>
  )
}

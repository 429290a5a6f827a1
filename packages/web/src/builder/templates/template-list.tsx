import type { Template } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import {
  BarChart3,
  BrainCircuit,
  Clock,
  type LucideIcon,
  Radio,
  Star,
  Warehouse,
} from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { currentPipeline } from '../state/pipeline-store.ts'

const Confirm = lazy(async () => ({ default: (await import('@/design/confirm.tsx')).Confirm }))

export const TEMPLATES_KEY = ['templates'] as const
const PENDING_KEY = 'pending_template'

const LOOKS: Readonly<Record<string, { icon: LucideIcon; hue: string }>> = {
  Analytics: { icon: BarChart3, hue: 'emerald' },
  Streaming: { icon: Radio, hue: 'amber' },
  ETL: { icon: Warehouse, hue: 'violet' },
  'Machine learning': { icon: BrainCircuit, hue: 'indigo' },
}
const OTHER = { icon: BarChart3, hue: 'slate' }

/** Ready-made pipelines; a click puts one on the canvas, over sample data. */
export function TemplateList({ words }: { words: readonly string[] }) {
  const templates = useQuery({ queryKey: TEMPLATES_KEY, queryFn: () => call('listTemplates') })
  const [busy, setBusy] = useState<string | null>(null)
  const [asking, setAsking] = useState<Template | null>(null)
  const deploy = async (template: Template) => {
    setBusy(template.id)
    const { deployTemplate } = await import('./deploy-template.ts')
    await deployTemplate(template)
    setBusy(null)
  }
  const choose = (template: Template) => {
    if (currentPipeline().blocks.length > 0) setAsking(template)
    else void deploy(template)
  }
  // Chosen before the builder was open, on the last step of the welcome.
  const isLoaded = templates.data !== undefined
  useEffect(() => {
    if (!isLoaded) return
    const pending = sessionStorage.getItem(PENDING_KEY)
    sessionStorage.removeItem(PENDING_KEY)
    const template = templates.data.find(({ id }) => id === pending)
    if (template) choose(template)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the list is there
  }, [isLoaded])
  if (templates.isPending) return <Skeleton className="mx-2 mt-3 h-40" />
  if (templates.isError)
    return (
      <p className="px-2 py-3 text-xs text-muted">
        The templates could not be loaded.{' '}
        <Button variant="link" size="inline" onClick={() => void templates.refetch()}>
          Try again
        </Button>
      </p>
    )
  const found = templates.data.filter((template) => fits(template, words))
  if (found.length === 0) return null
  return (
    <section aria-labelledby="palette-ready" className="mt-1.5 mb-3">
      <h2
        id="palette-ready"
        className="px-2 py-1 text-2xs font-semibold tracking-wide text-muted uppercase"
      >
        Templates
      </h2>
      <ul className="space-y-1.5 px-1">
        {found.map((template) => (
          <li key={template.id}>
            <TemplateCard
              template={template}
              isBusy={busy === template.id}
              isDisabled={busy !== null}
              onDeploy={() => choose(template)}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {asking && (
          <Confirm
            open
            onOpenChange={(open) => !open && setAsking(null)}
            title={`Deploy ${asking.name}?`}
            action="Deploy"
            onConfirm={() => void deploy(asking)}
          >
            It takes the place of the {countOf(currentPipeline().blocks.length, 'block')} on the
            canvas. Undo brings them back.
          </Confirm>
        )}
      </Suspense>
    </section>
  )
}

function TemplateCard({
  template,
  isBusy,
  isDisabled,
  onDeploy,
}: {
  template: Template
  isBusy: boolean
  isDisabled: boolean
  onDeploy: () => void
}) {
  const { name, description, difficulty, estimatedTime, rating, usageCount } = template
  const uses = countOf(usageCount, 'use')
  const { icon: Icon, hue } = LOOKS[template.category] ?? OTHER
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-busy={isBusy}
      onClick={onDeploy}
      className="block w-full rounded-lg border bg-raised p-2.5 text-left shadow-xs transition-colors enabled:hover:border-line-strong enabled:hover:bg-hover disabled:cursor-progress"
    >
      <span className="sr-only">Deploy </span>
      <span className="flex gap-2.5">
        <span
          data-hue={hue}
          className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
        >
          {isBusy ? <Spinner /> : <Icon aria-hidden className="size-4" />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-[0.8125rem] font-medium">{name}</span>
          <span className="block text-xs text-pretty text-muted">{description}</span>
        </span>
      </span>
      <span className="mt-2 flex items-center gap-x-1.5 text-2xs whitespace-nowrap text-muted tabular-nums">
        <Badge className="mr-auto px-1.5 text-2xs">{difficulty}</Badge>
        <span className="inline-flex items-center gap-1">
          <Clock aria-hidden className="size-3" />
          {estimatedTime} min
        </span>
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden className="size-3 fill-warning-line text-warning-line" />
          <span className="sr-only">rated </span>
          {rating}
        </span>
        <span>{uses}</span>
      </span>
    </button>
  )
}

function fits({ name, description, tags, category }: Template, words: readonly string[]): boolean {
  const text = [name, description, category, ...tags].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

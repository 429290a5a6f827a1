import type { Template } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Clock, Star } from 'lucide-react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { PublicPage } from './public-page.tsx'

export function TemplatesPage() {
  const templates = useQuery({ queryKey: ['templates'], queryFn: () => call('listTemplates') })
  return (
    <PublicPage
      title="Templates"
      lead="Whole pipelines over sample data: run one as it is, then change it block by block."
    >
      {templates.isPending && <Skeleton className="h-72" />}
      {templates.isError && (
        <p className="text-muted">
          The templates could not be loaded. {reasonOf(templates.error)}{' '}
          <Button variant="link" size="inline" onClick={() => void templates.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {templates.data?.map((template) => (
          <li key={template.id} className="flex">
            <TemplateCard template={template} />
          </li>
        ))}
      </ul>
    </PublicPage>
  )
}

function TemplateCard({ template }: { template: Template }) {
  const navigate = useNavigate()
  const { id, name, description, difficulty, estimatedTime, rating, usageCount } = template
  const use = () => {
    // The builder takes it from there, after the sign-in where one is needed.
    sessionStorage.setItem('pending_template', id)
    void navigate({ to: '/pipeline-builder' })
  }
  return (
    <Card className="flex w-full flex-col">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-base font-semibold">{name}</h2>
        <Badge>{difficulty}</Badge>
      </div>
      <p className="mt-1.5 text-pretty text-muted">{description}</p>
      <ol aria-label="Blocks" className="mt-4 mb-5 flex flex-1 flex-wrap content-start gap-1.5">
        {template.blocks.map((block) => (
          <li key={block.id} className="rounded-md border px-2 py-0.5 text-xs">
            {block.label}
          </li>
        ))}
      </ol>
      <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted tabular-nums">
        <span className="inline-flex items-center gap-1">
          <Clock aria-hidden className="size-3.5" />
          {estimatedTime} min
        </span>
        <span className="inline-flex items-center gap-1">
          <Star aria-hidden className="size-3.5 fill-warning-line text-warning-line" />
          <span className="sr-only">Rated </span>
          {rating}
        </span>
        <span>{countOf(usageCount, 'use')}</span>
      </p>
      <Button variant="secondary" onClick={use}>
        Use this template
      </Button>
    </Card>
  )
}

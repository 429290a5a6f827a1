import {
  type Block,
  describeBlock,
  diffFields,
  diffPipelines,
  EMPTY_CATALOGUE,
  findBlock,
  type Pipeline,
} from '@plainflow/core'
import { Minus, PencilLine, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf } from '@/app/count-of.ts'
import { usePipeline } from '../state/pipeline-store.ts'

/** An earlier pipeline beside the one on the canvas, block by block and field by field. */
export function Comparison({ before }: { before: Pipeline }) {
  const now = usePipeline((state) => state.pipeline)
  const diff = diffPipelines(before, now)
  const arrows = diff.connectionsAdded.length + diff.connectionsRemoved.length
  const total = diff.added.length + diff.removed.length + diff.changed.length + arrows
  if (total === 0)
    return <p className="text-sm text-muted">The canvas holds the same blocks and connections.</p>
  return (
    <div className="space-y-4">
      <h3 className="text-sm font-medium">Compared with the canvas now</h3>
      <ul className="space-y-3" aria-label="Differences">
        {pick(now, diff.changed).map((block) => (
          <Entry
            key={block.id}
            icon={<PencilLine aria-hidden />}
            block={block}
            what="changed since"
          >
            <Fields before={pick(before, [block.id])[0]} after={block} />
          </Entry>
        ))}
        {pick(before, diff.removed).map((block) => (
          <Entry
            key={block.id}
            icon={<Minus aria-hidden className="text-danger" />}
            block={block}
            what="removed since"
          >
            <p className="mt-1 text-xs text-muted">{sentence(before, block)}</p>
          </Entry>
        ))}
        {pick(now, diff.added).map((block) => (
          <Entry
            key={block.id}
            icon={<Plus aria-hidden className="text-success" />}
            block={block}
            what="added since"
          >
            <p className="mt-1 text-xs text-muted">{sentence(now, block)}</p>
          </Entry>
        ))}
      </ul>
      {arrows > 0 && (
        <p className="text-xs text-muted">
          {countOf(diff.connectionsAdded.length, 'connection')} drawn and{' '}
          {diff.connectionsRemoved.length} removed since.
        </p>
      )}
    </div>
  )
}

function Entry({
  icon,
  block,
  what,
  children,
}: {
  icon: ReactNode
  block: Block
  what: string
  children: ReactNode
}) {
  return (
    <li className="rounded-md border p-3 text-sm [&>p>svg]:size-4">
      <p className="flex items-center gap-2 [&_svg]:shrink-0">
        {icon}
        <span className="min-w-0 truncate font-medium">{block.label}</span>
        <span className="shrink-0 text-muted">{what}</span>
      </p>
      {children}
    </li>
  )
}

function Fields({ before, after }: { before: Block | undefined; after: Block }) {
  const changes = before ? diffFields(before, after) : []
  return (
    <table className="mt-2 w-full table-fixed text-xs">
      <thead className="text-left text-muted">
        <tr>
          <th className="w-1/4 pr-2 pb-1 font-medium">Field</th>
          <th className="pr-2 pb-1 font-medium">In this version</th>
          <th className="pb-1 font-medium">Now</th>
        </tr>
      </thead>
      <tbody className="align-top">
        {changes.map(({ field, before: was, after: is }) => (
          <tr key={field} className="border-t [&>td]:py-1.5 [&>td]:break-words">
            <td className="pr-2">{field}</td>
            <td className="pr-2 whitespace-pre-wrap">{was}</td>
            <td className="whitespace-pre-wrap">{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function pick({ blocks }: Pipeline, ids: readonly string[]): readonly Block[] {
  return blocks.filter(({ id }) => ids.includes(id))
}

function sentence(pipeline: Pipeline, block: Block): string {
  return (
    describeBlock(pipeline, block.id, EMPTY_CATALOGUE) ||
    (findBlock(block.type)?.label ?? block.type)
  )
}

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

export interface DifferenceWords {
  readonly changed: string
  readonly added: string
  readonly removed: string
  /** Over the two columns of fields. */
  readonly before: string
  readonly after: string
  /** After the connections that came and went. */
  readonly since: string
}

/** What tells two pipelines apart, block by block and field by field; nothing where they do the same. */
export function PipelineDifferences({
  before,
  after,
  words,
}: {
  before: Pipeline
  after: Pipeline
  words: DifferenceWords
}) {
  const diff = diffPipelines(before, after)
  const arrows = diff.connectionsAdded.length + diff.connectionsRemoved.length
  return (
    <>
      <ul className="space-y-3" aria-label="Differences">
        {pick(after, diff.changed).map((block) => (
          <Entry
            key={block.id}
            icon={<PencilLine aria-hidden />}
            block={block}
            what={words.changed}
          >
            <Fields before={pick(before, [block.id])[0]} after={block} words={words} />
          </Entry>
        ))}
        {pick(before, diff.removed).map((block) => (
          <Entry
            key={block.id}
            icon={<Minus aria-hidden className="text-danger" />}
            block={block}
            what={words.removed}
          >
            <p className="mt-1 text-xs text-muted">{sentence(before, block)}</p>
          </Entry>
        ))}
        {pick(after, diff.added).map((block) => (
          <Entry
            key={block.id}
            icon={<Plus aria-hidden className="text-success" />}
            block={block}
            what={words.added}
          >
            <p className="mt-1 text-xs text-muted">{sentence(after, block)}</p>
          </Entry>
        ))}
      </ul>
      {arrows > 0 && (
        <p className="text-xs text-muted">
          {countOf(diff.connectionsAdded.length, 'connection')} drawn and{' '}
          {diff.connectionsRemoved.length} removed{words.since}.
        </p>
      )}
    </>
  )
}

export function areSame(before: Pipeline, after: Pipeline): boolean {
  return Object.values(diffPipelines(before, after)).every((list) => list.length === 0)
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

function Fields({
  before,
  after,
  words,
}: {
  before: Block | undefined
  after: Block
  words: DifferenceWords
}) {
  const changes = before ? diffFields(before, after) : []
  return (
    <table className="mt-2 w-full table-fixed text-xs">
      <thead className="text-left text-muted">
        <tr>
          <th className="w-1/4 pr-2 pb-1 font-medium">Field</th>
          <th className="pr-2 pb-1 font-medium">{words.before}</th>
          <th className="pb-1 font-medium">{words.after}</th>
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

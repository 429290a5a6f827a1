import {
  blockTitle,
  type Influence,
  type Lineage,
  lineageOf,
  type Pipeline,
  type SourceColumn,
} from '@plainflow/core'
import { useMemo } from 'react'
import { useAnalysis } from '../state/analysis.tsx'
import { selectBlock } from '../state/workspace-store.ts'

const DECIDES = {
  filter: 'Filtered by',
  join: 'Joined on',
  group: 'Grouped by',
  order: 'Ordered by',
  distinct: 'Told apart by',
  sample: 'Sampled by',
} satisfies Record<Influence, string>

const DOES = {
  filter: 'filters by',
  join: 'joins on',
  group: 'groups by',
  order: 'orders by',
  distinct: 'tells rows apart by',
  sample: 'samples by',
} satisfies Record<Influence, string>

/** Where a column comes from: its source columns, what decides about its rows, the blocks on the way. */
export function LineageView({
  block,
  column,
  port = 0,
}: {
  block: string
  column: string
  port?: number
}) {
  const { pipeline, catalogue } = useAnalysis()
  const lineage = useMemo(
    () => lineageOf(pipeline, catalogue, block, column, port),
    [pipeline, catalogue, block, column, port],
  )
  if (!lineage) return <p className="text-[0.8125rem] text-muted">Not known yet.</p>
  const { values, influences, datasets, path } = lineage
  const kinds = [...new Set(influences.map(({ by }) => by))]
  const named = (id: string) => catalogue.datasets.find((one) => one.id === id)?.filename ?? id
  return (
    <div className="space-y-3 text-[0.8125rem]">
      <h3 className="font-semibold break-words">{column}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <dt className="text-muted">Made from</dt>
        <dd>
          {values.length > 0 ? (
            <Sources sources={values} />
          ) : (
            `no column; it is about the rows of ${datasets.map(named).join(' and ') || 'nothing'}`
          )}
        </dd>
        {kinds.map((kind) => (
          <Decided key={kind} word={DECIDES[kind]}>
            <Sources sources={influences.filter(({ by }) => by === kind)} />
          </Decided>
        ))}
      </dl>
      <Path path={path} readers={new Set([...values, ...influences].map((one) => one.block))} />
    </div>
  )
}

function Decided({ word, children }: { word: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{word}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** More are counted, not listed: a distinct over a thousand columns is decided by each of them. */
const MOST = 12

function Sources({ sources }: { sources: readonly SourceColumn[] }) {
  const { catalogue } = useAnalysis()
  return (
    <ul className="flex flex-wrap gap-1.5">
      {sources.slice(0, MOST).map(({ dataset, column }) => (
        <li
          key={`${dataset} ${column}`}
          className="max-w-full truncate rounded-md border bg-raised px-1.5 py-px text-xs"
        >
          <span className="text-muted">
            {catalogue.datasets.find(({ id }) => id === dataset)?.filename ?? dataset} ·{' '}
          </span>
          {column}
        </li>
      ))}
      {sources.length > MOST && (
        <li className="px-1 text-xs text-muted">and {sources.length - MOST} more</li>
      )}
    </ul>
  )
}

function Path({ path, readers }: { path: Lineage['path']; readers: ReadonlySet<string> }) {
  const { pipeline } = useAnalysis()
  return (
    <ol aria-label="Blocks on the way" className="space-y-1 border-l pl-3">
      {path.map((step, index) => (
        <li key={`${step.block} ${index}`} className="relative">
          <span
            aria-hidden
            className="absolute top-2 -left-[calc(0.75rem+3.5px)] size-1.5 rounded-full bg-line-strong"
          />
          <button
            type="button"
            className="font-medium hover:underline"
            onClick={() => selectBlock(step.block)}
          >
            {titleIn(pipeline, step.block)}
          </button>{' '}
          <span className="text-muted">{said(step, readers.has(step.block))}</span>
        </li>
      ))}
    </ol>
  )
}

/** "computes total, groups by region". */
function said({ columns, copied, decides }: Lineage['path'][number], reads: boolean): string {
  const kinds = [...new Set(decides.map(({ by }) => by))]
  const deeds = [
    ...(columns.length > 0
      ? [`${reads ? 'reads' : copied ? 'hands on' : 'computes'} ${listed(columns)}`]
      : []),
    ...kinds.map((kind) => {
      const names = decides.flatMap(({ by, column }) => (by === kind ? [column] : []))
      return `${DOES[kind]} ${listed(names)}`
    }),
  ]
  return deeds.length > 0 ? deeds.join(', ') : 'gives the rows'
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST).join(', ')
  return names.length > MOST ? `${shown} and ${names.length - MOST} more` : shown
}

function titleIn({ blocks }: Pipeline, id: string): string {
  const block = blocks.find((one) => one.id === id)
  return block ? blockTitle(block) : id
}

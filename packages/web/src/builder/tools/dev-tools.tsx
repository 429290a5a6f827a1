import { type Diagnostic, hasErrors } from '@plainflow/core'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { classNames } from '@/design/class-names.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import { useCode } from '../code/use-code.ts'
import { MendList } from '../mends/mend-list.tsx'
import { useMends } from '../mends/use-mends.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { selectBlock, show } from '../state/workspace-store.ts'

const CodeView = lazy(async () => ({ default: (await import('../code/code-view.tsx')).CodeView }))

const LOOKS = {
  error: { icon: CircleAlert, colour: 'text-danger' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
  info: { icon: Info, colour: 'text-muted' },
}

export function DevTools() {
  const analysis = useAnalysis()
  const { diagnostics, pipeline } = analysis
  const code = useCode('duckdb', analysis)
  const broken = hasErrors(diagnostics)
  const mends = useMends()
  return (
    <div className="space-y-5 p-3">
      <section aria-labelledby="diagnostics-title">
        <h2 id="diagnostics-title" className="text-[0.8125rem] font-semibold">
          Diagnostics
        </h2>
        {mends.length > 0 && (
          <div className="mt-2">
            <MendList mends={mends} />
          </div>
        )}
        {diagnostics.length === 0 ? (
          <p className="mt-2 flex items-center gap-2 text-[0.8125rem] text-muted">
            <CircleCheck aria-hidden className="size-4 text-success" />
            {pipeline.blocks.length === 0 ? 'The canvas is empty.' : 'Nothing is wrong.'}
          </p>
        ) : (
          <ul aria-label="Problems" className="mt-2 space-y-1.5">
            {diagnostics.map((diagnostic, index) => (
              <Item
                key={`${diagnostic.code} ${diagnostic.at.block} ${index}`}
                diagnostic={diagnostic}
                label={pipeline.blocks.find(({ id }) => id === diagnostic.at.block)?.label}
              />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="sql-title">
        <h2 id="sql-title" className="text-[0.8125rem] font-semibold">
          Generated SQL
        </h2>
        <div className="mt-2 overflow-hidden rounded-lg border">
          {code.isFetching ? (
            <Skeleton className="h-24 rounded-none" />
          ) : code.data && !broken ? (
            <Suspense fallback={<Skeleton className="h-24 rounded-none" />}>
              <CodeView text={code.data.text} language="sql" label="Generated SQL" />
            </Suspense>
          ) : (
            <p className="p-3 text-[0.8125rem] text-muted">
              {broken
                ? 'The SQL appears here once the errors above are mended.'
                : code.error
                  ? reasonOf(code.error)
                  : 'The SQL appears here with the first block.'}
            </p>
          )}
        </div>
      </section>
    </div>
  )
}

function Item({ diagnostic, label }: { diagnostic: Diagnostic; label: string | undefined }) {
  const { icon: Icon, colour } = LOOKS[diagnostic.severity]
  const { block } = diagnostic.at
  const body = (
    <>
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', colour)} />
      <span className="min-w-0">
        <span className="sr-only">{diagnostic.severity}: </span>
        {label !== undefined && <span className="block text-xs text-muted">{label}</span>}
        <span className="block break-words">{diagnostic.message}</span>
        <span className="block text-xs break-words text-muted">{diagnostic.hint}</span>
      </span>
    </>
  )
  const look =
    'flex w-full gap-2 rounded-md border bg-raised px-2.5 py-2 text-left text-[0.8125rem]'
  return (
    <li>
      {block === undefined ? (
        <div className={look}>{body}</div>
      ) : (
        <button
          type="button"
          className={`${look} transition-colors hover:bg-hover`}
          onClick={() => {
            selectBlock(block)
            show({ configuring: block })
          }}
        >
          {body}
        </button>
      )}
    </li>
  )
}

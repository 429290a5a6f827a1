import { type Diagnostic, hasErrors, importSql, type Pipeline } from '@plainflow/core'
import { useReactFlow } from '@xyflow/react'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Dialog } from '@/design/dialog.tsx'
import { glide } from '@/design/glide.ts'
import { toast } from '@/design/toast.ts'
import { FIT } from '../canvas/use-refit.ts'
import { currentPipeline, editPipeline, usePipeline } from '../state/pipeline-store.ts'
import { layOut } from '../state/place-blocks.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { selectBlock, show, useWorkspace } from '../state/workspace-store.ts'
import { beside } from './beside.ts'
import { placeOf } from './place-of.ts'
import { SqlEditor } from './sql-editor.tsx'

interface Read {
  readonly text: string
  readonly pipeline: Pipeline | null
  readonly diagnostics: readonly Diagnostic[]
}

/** A query becomes blocks. The text is parsed here; it goes nowhere and nothing of it is executed. */
export function PasteSqlDialog() {
  const pasted = useWorkspace((state) => state.sql)
  const catalogue = useCatalogue()
  const blocks = usePipeline((state) => state.pipeline.blocks.length)
  const { fitView } = useReactFlow()
  const [text, setText] = useState(pasted ?? '')
  const [read, setRead] = useState<Read | null>(null)
  const [shown, setShown] = useState<Diagnostic | null>(null)
  // What was read stands until the text changes.
  const current = read?.text === text ? read : null
  const wrong = useMemo(
    () => (current?.diagnostics ?? []).flatMap(({ at }) => at.span ?? []),
    [current],
  )
  const place = (pipeline: Pipeline, replace: boolean) => {
    editPipeline((before) => (replace ? pipeline : beside(before, pipeline)))
    // The last block gives the rows of the query: they are shown at once.
    const last = currentPipeline().blocks.at(-1)
    if (last) selectBlock(last.id)
    show({ sql: null, bottomTab: 'results', narrowView: 'canvas' })
    toast('SQL imported', `${countOf(pipeline.blocks.length, 'block')} on the canvas.`, 'success')
    requestAnimationFrame(() => void fitView({ ...FIT, duration: glide(200) }))
  }
  const start = () => {
    const imported = importSql(text, catalogue, Date.now())
    const { diagnostics } = imported
    const usable =
      'pipeline' in imported && !hasErrors(diagnostics) ? layOut(imported.pipeline) : null
    if (usable && diagnostics.length === 0 && blocks === 0) return place(usable, false)
    setRead({ text, pipeline: usable, diagnostics })
    setShown(diagnostics.find(({ severity }) => severity === 'error') ?? null)
  }
  const ready = current?.pipeline ?? null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && show({ sql: null })}
      title="Paste SQL"
      description="A SELECT becomes blocks on the canvas. The text is read, never executed."
      className="h-[min(40rem,calc(100dvh-2rem))] max-w-2xl"
      footer={
        ready ? (
          <>
            <p className="mr-auto self-center text-[0.8125rem]">
              {countOf(ready.blocks.length, 'block')} ready
              {blocks > 0 && `; the canvas has ${countOf(blocks, 'block')} already`}.
            </p>
            {blocks > 0 && (
              <Button variant="secondary" onClick={() => place(ready, true)}>
                Replace the canvas
              </Button>
            )}
            <Button onClick={() => place(ready, false)}>
              {blocks > 0 ? 'Add beside' : 'Add to the canvas'}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={() => show({ sql: null })}>
              Cancel
            </Button>
            <Button disabled={text.trim() === ''} onClick={start}>
              Import
            </Button>
          </>
        )
      }
    >
      <div className="flex h-full flex-col gap-3">
        <p className="text-xs text-muted">
          {catalogue.datasets.length > 0
            ? `Tables: ${tables(catalogue.datasets.map(({ name }) => name))}`
            : 'There are no tables yet: upload a file under Files first.'}
        </p>
        <div className="min-h-40 flex-1">
          <SqlEditor text={text} onChange={setText} wrong={wrong} shown={shown?.at.span ?? null} />
        </div>
        {current && current.diagnostics.length > 0 && (
          <ul
            aria-label="Problems in the SQL"
            className="max-h-40 shrink-0 space-y-1.5 overflow-y-auto"
          >
            {current.diagnostics.map((diagnostic, index) => (
              <li key={`${diagnostic.code} ${index}`}>
                <Problem text={text} diagnostic={diagnostic} onShow={setShown} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

const LOOKS = {
  error: { icon: CircleAlert, colour: 'text-danger' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
  info: { icon: Info, colour: 'text-muted' },
}

function Problem({
  text,
  diagnostic,
  onShow,
}: {
  text: string
  diagnostic: Diagnostic
  onShow: (diagnostic: Diagnostic) => void
}) {
  const { icon: Icon, colour } = LOOKS[diagnostic.severity]
  const { span } = diagnostic.at
  return (
    <button
      type="button"
      // A copy: the same place can be asked for again.
      onClick={() =>
        onShow({ ...diagnostic, at: { ...diagnostic.at, ...(span && { span: { ...span } }) } })
      }
      className="flex w-full gap-2 rounded-md border bg-raised px-2.5 py-2 text-left text-[0.8125rem] transition-colors hover:bg-hover"
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', colour)} />
      <span className="min-w-0">
        <span className="sr-only">{diagnostic.severity}: </span>
        <span className="block break-words">
          {span && <span className="text-muted">{placeOf(text, span.start)}: </span>}
          {diagnostic.message}
        </span>
        <span className="block text-xs break-words text-muted">{diagnostic.hint}</span>
      </span>
    </button>
  )
}

const MOST_TABLES = 20

function tables(names: readonly string[]): string {
  const more = names.length - MOST_TABLES
  return names.slice(0, MOST_TABLES).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

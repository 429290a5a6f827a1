import { BLOCKS, type CatalogueDataset, type Column, EXAMPLE_PROMPTS } from '@plainflow/core'
import { ArrowUpRight, FileUp, Sparkles } from 'lucide-react'
import { HAS_PLANS } from '@/billing/has-plans.ts'
import { Button } from '@/design/button.tsx'
import { useAnalysis } from '../state/analysis.tsx'
import { usePipeline } from '../state/pipeline-store.ts'
import { useSuggestedTables } from '../state/use-datasets.ts'
import { show } from '../state/workspace-store.ts'

const MOST = 3

/** Sentences that fit the data at hand; without data, the way to get some. */
export function Suggestions({ onPick }: { onPick: (sentence: string) => void }) {
  const datasets = useSuggestedTables()
  const isEmpty = usePipeline((state) => state.pipeline.blocks.length === 0)
  const { columns } = useAnalysis()
  const last = Object.values(columns).at(-1)
  const sentences = isEmpty ? fitting(datasets) : aboutCanvas(last ?? [])
  return (
    <div className="pt-1">
      <span className="flex size-9 items-center justify-center rounded-lg bg-primary-soft text-primary-text">
        <Sparkles aria-hidden className="size-4.5" />
      </span>
      <h2 className="mt-3 font-semibold">What should happen to the data?</h2>
      <p className="mt-1 text-[0.8125rem] text-pretty text-muted">
        A sentence becomes blocks on the canvas. Nothing changes until the proposal is accepted
        {HAS_PLANS
          ? '; one credit is spent only for an answer to all of it, and rejecting gives it back.'
          : '.'}
      </p>
      {datasets.length === 0 && !last?.length ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          onClick={() => show({ leftTab: 'files', narrowView: 'blocks' })}
        >
          <FileUp aria-hidden />
          Upload a CSV file first
        </Button>
      ) : (
        <ul className="mt-4 space-y-2" aria-label="Suggestions">
          {sentences.map((sentence) => (
            <li key={sentence}>
              <button
                type="button"
                onClick={() => onPick(sentence)}
                className="flex w-full items-start gap-2 rounded-lg border bg-raised px-3 py-2 text-left text-[0.8125rem] shadow-xs transition-colors hover:border-primary hover:bg-primary-soft"
              >
                <span className="min-w-0 flex-1 break-words">{sentence}</span>
                <ArrowUpRight aria-hidden className="mt-0.5 size-3.5 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isEmpty && <Examples onPick={onPick} />}
    </div>
  )
}

/** What Plainflow is for, a sentence each; they speak of the sample data. */
function Examples({ onPick }: { onPick: (sentence: string) => void }) {
  return (
    <div className="mt-5">
      <h3 className="text-xs font-medium text-muted" id="chat-examples">
        Examples with the sample data
      </h3>
      <ul className="mt-2 flex flex-wrap gap-1.5" aria-labelledby="chat-examples">
        {EXAMPLE_PROMPTS.map(({ id, useCase, prompt }) => (
          <li key={id}>
            <button
              type="button"
              title={prompt}
              onClick={() => onPick(prompt)}
              className="rounded-full border bg-raised px-2.5 py-1 text-xs shadow-xs transition-colors hover:border-primary hover:bg-primary-soft"
            >
              {useCase}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What there is to do with the data; loading it alone is not worth a sentence. */
function fitting(datasets: readonly CatalogueDataset[]): string[] {
  const [dataset, ...others] = datasets
  if (!dataset) return []
  const working = BLOCKS.filter(({ inputs }) => inputs.length > 0)
  const found = working.flatMap((block) => block.examples?.(dataset, others) ?? [])
  return [...new Set(found)].slice(0, MOST)
}

/** What there is to say of the blocks that are there. */
function aboutCanvas(columns: readonly Column[]): string[] {
  // Not known where nothing is connected yet.
  if (columns.length === 0) return ['what does this pipeline do?']
  const asTable = { id: '', name: '', filename: '', columns: [...columns] }
  return [
    ...fitting([asTable]).slice(0, 1),
    'what does this pipeline do?',
    'how many rows are left?',
  ]
}

import { type CatalogueDataset, ownQuestions } from '@plainflow/core'
import { ArrowUpRight, FileSpreadsheet } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { addDataset } from '../shell/edit-actions.ts'
import { useSuggestedTables } from '../state/use-datasets.ts'
import { writeMessage } from '../state/unsent-message.ts'
import { focusChat, show } from '../state/workspace-store.ts'

const MOST_FILES = 6

/** The user's files as cards, and questions that their columns answer. */
export function OwnData({ datasets }: { datasets: readonly CatalogueDataset[] }) {
  const more = datasets.length - MOST_FILES
  const questions = ownQuestions(useSuggestedTables())
  return (
    <section
      aria-label="Your data"
      className="flex w-full max-w-xl flex-col items-center gap-4 px-6"
    >
      <h2 className="text-base font-semibold">Your data</h2>
      <ul aria-label="Your files" className="flex w-full flex-wrap justify-center gap-2">
        {datasets.slice(0, MOST_FILES).map((dataset) => (
          <li key={dataset.id} className="max-w-full">
            <button
              type="button"
              title={`Put ${dataset.filename} on the canvas`}
              onClick={() => addDataset(dataset)}
              className="flex max-w-full items-center gap-2.5 rounded-lg border bg-raised px-3 py-2 text-left shadow-xs transition-colors hover:border-primary hover:bg-primary-soft"
            >
              <span
                data-hue="sky"
                className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
              >
                <FileSpreadsheet aria-hidden className="size-4" />
              </span>
              <span className="min-w-0 leading-tight">
                <span className="block truncate text-[0.8125rem] font-medium">
                  {dataset.filename}
                </span>
                <span className="block truncate text-xs text-muted">
                  {dataset.rowCount !== undefined && `${countOf(dataset.rowCount, 'row')}, `}
                  {countOf(dataset.columns.length, 'column')}
                </span>
              </span>
            </button>
          </li>
        ))}
        {more > 0 && (
          <li>
            <button
              type="button"
              onClick={() => show({ leftTab: 'files', narrowView: 'blocks' })}
              className="h-full rounded-lg border bg-raised px-3 py-2 text-[0.8125rem] text-muted shadow-xs hover:border-primary hover:bg-primary-soft"
            >
              and {countOf(more, 'more file')}
            </button>
          </li>
        )}
      </ul>
      {questions.length > 0 && (
        <ul aria-label="Questions about your data" className="w-full max-w-md space-y-1.5">
          {questions.map(({ sentence }) => (
            <li key={sentence}>
              <button
                type="button"
                // Not sent at once: an answer costs a credit, and most want a word changed.
                onClick={() => {
                  writeMessage(sentence)
                  focusChat()
                }}
                className="flex w-full items-start gap-2 rounded-lg border bg-raised px-3 py-2 text-left text-[0.8125rem] shadow-xs transition-colors hover:border-primary hover:bg-primary-soft"
              >
                <span className="min-w-0 flex-1 break-words">{asQuestion(sentence)}</span>
                <ArrowUpRight aria-hidden className="mt-0.5 size-3.5 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function asQuestion(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

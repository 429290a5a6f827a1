import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { Progress } from '@/design/progress.tsx'
import { show } from '../state/workspace-store.ts'
import { finishTour } from './tour-flag.ts'
import { TOUR, type TourStep } from './tour-steps.ts'
import { useSpotlight } from './use-spotlight.ts'

/** Never seen: the index stays within the steps. */
const NONE: TourStep = { title: '', text: '' }

/** Shows the builder part by part: what is spoken of stays bright. */
export function Tour({ onClose }: { onClose: () => void }) {
  const [index, setIndex] = useState(0)
  const step = TOUR[index] ?? NONE
  const isLast = index === TOUR.length - 1
  const { panel, spot, place } = useSpotlight(step)
  const onward = useRef<HTMLButtonElement>(null)
  const goTo = (next: number) => {
    const view = TOUR[next]?.view
    if (view) show({ narrowView: view })
    setIndex(next)
  }
  const end = () => {
    finishTour()
    show({ narrowView: 'canvas' })
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && end()}>
      <Dialog.Portal>
        <Dialog.Overlay
          className={
            spot ? 'fixed inset-0 z-40' : 'fixed inset-0 z-40 bg-[oklch(0.15_0.02_270/0.5)]'
          }
        />
        {spot && (
          <div
            aria-hidden
            style={spot}
            className="pointer-events-none fixed z-40 rounded-lg shadow-[0_0_0_200vmax_oklch(0.15_0.02_270/0.5)] ring-2 ring-primary transition-all duration-200"
          />
        )}
        <Dialog.Content
          ref={panel}
          style={place}
          // The first button would be the one that skips it all.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            onward.current?.focus()
          }}
          className="fixed z-50 flex max-h-[calc(100dvh-1rem)] w-[min(26rem,calc(100vw-1rem))] flex-col overflow-hidden rounded-xl border bg-surface shadow-lg"
        >
          <div className="min-h-0 overflow-y-auto p-5">
            <div className="flex items-baseline justify-between gap-3 text-xs text-muted">
              <Dialog.Title className="font-medium">Getting Started with Plainflow</Dialog.Title>
              <span className="shrink-0 tabular-nums">
                {index + 1} of {TOUR.length}
              </span>
            </div>
            <Progress
              value={(index + 1) / TOUR.length}
              label="Tour done"
              className="mt-2.5 mb-4 h-1.5"
            />
            <div aria-live="polite">
              <h3 className="text-base font-semibold">{step.title}</h3>
              <Dialog.Description className="mt-1.5 text-pretty text-muted">
                {step.text}
              </Dialog.Description>
              {step.points && (
                <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
                  {step.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
          <footer className="flex flex-wrap gap-2 border-t bg-sunken/60 px-5 py-3">
            <Button variant="ghost" size="sm" className="mr-auto -ml-2" onClick={end}>
              Skip Tutorial
            </Button>
            <Button
              variant="secondary"
              size="sm"
              disabled={index === 0}
              onClick={() => goTo(index - 1)}
            >
              Previous
            </Button>
            <Button ref={onward} size="sm" onClick={() => (isLast ? end() : goTo(index + 1))}>
              {isLast ? 'Get Started' : 'Next'}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

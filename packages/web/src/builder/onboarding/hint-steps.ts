import type { Tip } from '@/design/tip.ts'

export interface HintStep {
  readonly title: string
  readonly text: string
  /** What it points at, as a selector. */
  readonly target: string
  readonly side: Tip['side']
}

/** What there is to find once the first answer is on the canvas. */
export const HINTS: readonly HintStep[] = [
  {
    title: 'The rows are here',
    text: 'The result with its chart, and the rows of whichever block is selected.',
    target: '[data-hint=results]',
    side: 'top',
  },
  {
    title: 'A block can be opened',
    text: 'A click on its card shows what it does, in a sentence and as a form, to be changed.',
    target: '[data-testid=block-card]',
    side: 'bottom',
  },
  {
    title: 'Take it away as code',
    text: 'Under Code the whole pipeline stands as SQL, Python, R or Scala, ready to be exported.',
    target: '[data-hint=code], nav [data-hint=results]',
    side: 'top',
  },
]

import type { NarrowView } from '../state/workspace-store.ts'

export interface TourStep {
  readonly title: string
  readonly text: string
  readonly points?: readonly string[]
  /** What it speaks of, as a selector; the middle of the screen where absent. */
  readonly target?: string
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
  /** What is in front on a narrow screen meanwhile. */
  readonly view?: NarrowView
}

export const TOUR: readonly TourStep[] = [
  {
    title: 'Welcome',
    text: 'Plainflow turns a sentence into a data pipeline that runs. This tour takes a minute and can be opened again with the Tutorial button.',
  },
  {
    title: 'Understanding pipelines',
    text: 'A pipeline is a row of blocks joined by arrows. Rows come in on the left, every block does one thing to them and says so in a sentence.',
    target: 'section[aria-label="Canvas"]',
    side: 'bottom',
    view: 'canvas',
  },
  {
    title: 'AI generation',
    text: 'Say what should happen to the data. The proposal is shown on the canvas first; nothing changes before it is accepted.',
    target: '[data-tour="right"]',
    side: 'left',
    view: 'assistant',
  },
  {
    title: 'Configuring blocks',
    text: 'Ready-made pipelines and every single block: drag one onto the canvas, or click it to add it after the selected block. A click on its card opens its settings.',
    target: '[data-tour="left"]',
    side: 'right',
    view: 'blocks',
  },
  {
    title: 'Running',
    text: 'Run Pipeline runs all of it on the spot; each card shows its rows and its time, and the rows themselves are below the canvas.',
    target: '[role="toolbar"][aria-label="Canvas"]',
    side: 'bottom',
    view: 'canvas',
  },
  {
    title: 'Key features',
    text: 'Worth knowing before the first pipeline:',
    points: [
      'Every step can be undone, also one that was accepted from the assistant.',
      'Select a block to see its rows, columns and where they come from.',
      'The whole pipeline can be taken away as code.',
      'Press ? for every keyboard shortcut.',
    ],
    view: 'canvas',
  },
]

import type { Importance, Table } from '@plainflow/core'
import { useMemo } from 'react'
import { ChartView } from '../chart/chart-view.tsx'

const MOST_SHOWN = 15
const GAIN = 'gain'
const LOST = 'lost without it'

const NOTES = [
  'Gain is the share of what the model learned that stems from the column; columns of many values look larger than they are.',
]
const BOTH = [
  ...NOTES,
  '“lost without it” is how much worse it does on the test rows when the column is shuffled.',
]

/** What the model rests on, by two measures. */
export function ImportanceChart({ importance }: { importance: readonly Importance[] }) {
  const wasShuffled = importance.some(({ permutation }) => permutation !== null)
  const table = useMemo(
    (): Table => ({
      columns: [
        { name: 'column', type: 'text' },
        { name: GAIN, type: 'number' },
        ...(wasShuffled ? [{ name: LOST, type: 'number' } as const] : []),
      ],
      rows: importance.map(({ column, gain, permutation }) => [
        column,
        Number(gain.toFixed(4)),
        ...(wasShuffled ? [permutation === null ? null : Number(permutation.toFixed(4))] : []),
      ]),
    }),
    [importance, wasShuffled],
  )
  const measures = wasShuffled ? [1, 2] : [1]
  return (
    <ChartView
      table={table}
      charts={[{ kind: 'bars', names: [0], measures }]}
      height={230}
      bars={MOST_SHOWN}
      notes={wasShuffled ? BOTH : NOTES}
    />
  )
}

import type { Difference } from '@plainflow/core'

/** The first places at which the code's results are not the engine's. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  return (
    <section
      aria-label="First differences"
      // The frame scrolls, so the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-48 shrink-0 overflow-auto border-b"
    >
      <table className="w-full text-left text-xs">
        <thead className="sticky top-0 bg-surface text-muted">
          <tr>
            {['Result', 'Row', 'Column', 'What differs', 'Engine', 'This code'].map((name) => (
              <th key={name} scope="col" className="px-3 py-1.5 font-medium whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map((each, index) => (
            // Two may be alike in all they say; their order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} className="border-t">
              <td className="px-3 py-1.5">{each.result}</td>
              <td className="px-3 py-1.5 tabular-nums">{each.row ?? ''}</td>
              <td className="px-3 py-1.5 break-words">{each.column ?? ''}</td>
              <td className="px-3 py-1.5">{each.what}</td>
              <Cell value={each.expected} />
              <Cell value={each.found} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ value }: { value: string | null }) {
  return (
    <td className="max-w-64 px-3 py-1.5 font-mono break-words">
      {value ?? <span className="text-muted italic">empty</span>}
    </td>
  )
}

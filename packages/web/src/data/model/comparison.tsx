import { compareModels, type JudgedModel, METRIC_WORDS, sayFigure } from '@plainflow/core'
import { Check } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'

/** What is better, what was set otherwise, and what they rest on. */
export function Comparison({ one, other }: { one: JudgedModel; other: JudgedModel }) {
  const { metrics, settings, importance } = useMemo(() => compareModels(one, other), [one, other])
  return (
    <div className="space-y-5">
      <Pairs title="Measures" first="Measure">
        {metrics.map(({ name, one: left, other: right, better }) => (
          <Pair
            key={name}
            name={METRIC_WORDS[name].name}
            left={<Value text={sayFigure(left)} isBetter={better === 'one'} />}
            right={<Value text={sayFigure(right)} isBetter={better === 'other'} />}
          />
        ))}
      </Pairs>
      {settings.length === 0 ? (
        <p className="text-[0.8125rem] text-muted">They were trained with the same settings.</p>
      ) : (
        <Pairs title="Set otherwise" first="Setting">
          {settings.map(({ name, one: left, other: right }) => (
            <Pair key={name} name={name} left={left} right={right} />
          ))}
        </Pairs>
      )}
      {importance.length > 0 && (
        <Pairs title="What they rest on" first="Column">
          {importance.map(({ column, one: left, other: right }) => (
            <Pair key={column} name={column} left={sayShare(left)} right={sayShare(right)} />
          ))}
        </Pairs>
      )}
    </div>
  )
}

function Pairs({ title, first, children }: { title: string; first: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-[0.8125rem] font-semibold">{title}</h3>
      <table className="w-full table-fixed text-[0.8125rem]">
        <thead className="text-left text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 font-medium">
              {first}
            </th>
            <th scope="col" className="py-1 font-medium">
              One
            </th>
            <th scope="col" className="py-1 font-medium">
              Other
            </th>
          </tr>
        </thead>
        <tbody className="divide-y border-t">{children}</tbody>
      </table>
    </section>
  )
}

function Pair({ name, left, right }: { name: string; left: ReactNode; right: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere text-muted">
        {name}
      </th>
      <td className="py-1.5 pr-3 wrap-anywhere tabular-nums">{left}</td>
      <td className="py-1.5 wrap-anywhere tabular-nums">{right}</td>
    </tr>
  )
}

function Value({ text, isBetter }: { text: string; isBetter: boolean }) {
  if (!isBetter) return text
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-success">
      {text}
      <Check aria-hidden className="size-3.5" />
      <span className="sr-only">better</span>
    </span>
  )
}

function sayShare(share: number | null): string {
  return share === null ? 'not used' : `${(share * 100).toFixed(1)} %`
}

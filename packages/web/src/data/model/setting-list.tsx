import { type JudgedModel, listSettings } from '@plainflow/core'
import { countOf } from '@/app/count-of.ts'

/** Everything that decided which model came out. */
export function SettingList({ model }: { model: JudgedModel }) {
  const { rows, fingerprint, testFrom } = model
  const settings = [
    ...listSettings(model),
    ...(testFrom === undefined ? [] : [['Test rows from', testFrom] as const]),
    ...(rows.withoutTarget === 0
      ? []
      : [['Left out', `${countOf(rows.withoutTarget, 'row')} without a target`] as const]),
    ['Fingerprint of the rows', fingerprint] as const,
  ]
  return (
    <details className="rounded-lg border">
      <summary className="cursor-pointer rounded-lg px-3 py-2 text-[0.8125rem] font-semibold">
        How it was trained
      </summary>
      <dl className="grid gap-x-8 border-t px-3 py-2 text-[0.8125rem] @2xl:grid-cols-2">
        {settings.map(([name, value]) => (
          <div key={name} className="flex min-w-0 gap-4 border-b py-1.5 last:border-b-0">
            <dt className="w-36 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

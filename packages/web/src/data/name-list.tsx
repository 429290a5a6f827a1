import { formatNumber } from '@/app/format-number.ts'
const MOST = 8

/** Names under a title, the first ones of many; nothing where there are none. */
export function NameList({
  title,
  names,
}: {
  title: string
  names: readonly { readonly id: string; readonly name: string }[]
}) {
  if (names.length === 0) return null
  const more = names.length - MOST
  return (
    // Spans: it stands inside a question's description, which is a paragraph.
    <span className="mt-3 block">
      <span className="block font-medium text-foreground">{title}</span>
      {names.slice(0, MOST).map(({ id, name }) => (
        <span key={id} className="block truncate pl-3">
          {name}
        </span>
      ))}
      {more > 0 && <span className="block pl-3">and {formatNumber(more)} more</span>}
    </span>
  )
}

import { type ReactNode, useId } from 'react'

/** One matter of the account: what it is about, and what can be done. */
export function Part({
  title,
  lead,
  action,
  children,
}: {
  title: string
  lead?: ReactNode
  /** What stands beside the title. */
  action?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {action}
      </div>
      {lead && <p className="mt-1 text-[0.8125rem] text-pretty text-muted">{lead}</p>}
      {children && <div className="mt-3">{children}</div>}
    </section>
  )
}

import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { TabsList } from './tabs.tsx'

/**
 * Tabs in one row that scrolls where it is too narrow for them; the tab that is open, named as
 * `open`, is brought into view, also when something else than a click on it opened it.
 */
export function ScrollingTabsList({
  open,
  className,
  ...props
}: ComponentProps<typeof TabsList> & { open: string }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Radix ends a tab's id with its value.
    const tabs = [...(list.current?.children ?? [])]
    const opened = tabs.find(({ id }) => id.endsWith(`-trigger-${open}`))
    opened?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <TabsList
      ref={list}
      className={classNames('overflow-x-auto [scrollbar-width:none] *:shrink-0', className)}
      {...props}
    />
  )
}

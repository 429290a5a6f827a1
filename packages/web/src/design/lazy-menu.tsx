import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  Suspense,
  useState,
} from 'react'

/** What a menu is given that is loaded with its first use: its button, and that it is to be open. */
export interface LazyMenuProps {
  readonly trigger: ReactElement
  readonly defaultOpen: boolean
}

/** A menu's button; the menu itself is loaded when it is first asked for. */
export function LazyMenu({
  trigger,
  menu: Menu,
}: {
  trigger: ReactElement<ComponentProps<'button'>>
  menu: ComponentType<LazyMenuProps>
}) {
  const [wanted, setWanted] = useState(false)
  const closed = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted(true),
  })
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <Menu trigger={trigger} defaultOpen />
    </Suspense>
  )
}

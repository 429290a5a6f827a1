import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

/** A button that is only a picture: its name is spoken and shown as a tooltip. */
export function IconButton({
  label,
  shortcut,
  children,
  ...props
}: ButtonProps & { label: string; shortcut?: string; children: ReactNode }) {
  return (
    <Tooltip label={label} {...(shortcut ? { shortcut } : {})}>
      <Button variant="ghost" size="icon" aria-label={label} {...props}>
        {children}
      </Button>
    </Tooltip>
  )
}

import type { DialogTab } from '@plainflow/core'
import { useEffect, useState } from 'react'
import { show, useWorkspace } from '../state/workspace-store.ts'

interface Placed {
  readonly path: string
  readonly tab: DialogTab
  readonly advanced?: boolean | undefined
}

/** The tab of the field the dialog shall open at; the field itself gets the focus once it is there. */
export function useOpening(fields: readonly Placed[]): Placed | undefined {
  const [path] = useState(() => useWorkspace.getState().configuringField)
  useEffect(() => {
    if (path === null) return
    show({ configuringField: null })
    // After the dialog itself has taken the focus.
    const timer = setTimeout(() => focusField(path), 50)
    return () => clearTimeout(timer)
  }, [path])
  return path === null ? undefined : fields.find((field) => isWithin(path, field.path))
}

function focusField(path: string): void {
  const frames = [...document.querySelectorAll<HTMLElement>('[role=dialog] [data-field]')]
  // The innermost one that holds the place: a row of a list before the list.
  const frame = frames.findLast(({ dataset }) => isWithin(path, dataset['field'] ?? '-'))
  const control = frame?.querySelector<HTMLElement>(
    '[aria-invalid=true], input, select, textarea, [data-focusable], button',
  )
  control?.focus()
  frame?.scrollIntoView({ block: 'center' })
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`)
}

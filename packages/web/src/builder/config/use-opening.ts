import type { Diagnostic, DialogTab } from '@plainflow/core'
import { useEffect, useState } from 'react'
import { show, useWorkspace } from '../state/workspace-store.ts'

interface Placed {
  readonly path: string
  readonly tab: DialogTab
  readonly advanced?: boolean | undefined
}

/**
 * The tab of the field the dialog shall open at; the field itself gets the focus once it is there. Where
 * nobody asked for one it is the one of what is still wrong: that tab may not be shown at first.
 */
export function useOpening(
  fields: readonly Placed[],
  problems: readonly Diagnostic[] = [],
): Placed | undefined {
  const [path] = useState(() => useWorkspace.getState().configuringField)
  useEffect(() => {
    if (path === null) return
    show({ configuringField: null })
    // After the dialog itself has taken the focus.
    const timer = setTimeout(() => focusField(path), 50)
    return () => clearTimeout(timer)
  }, [path])
  const wrong = problems.find(({ severity, at }) => severity === 'error' && at.field)?.at.field
  const [at] = useState(path ?? wrong)
  return at === undefined ? undefined : fields.find((field) => isWithin(at, field.path))
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

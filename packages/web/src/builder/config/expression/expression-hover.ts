import { hoverTooltip, type EditorView, type Tooltip } from '@codemirror/view'
import { describeCallable } from './describe-callable.ts'
import { findCallable } from './callables.ts'
import type { Ground } from './complete-expression.ts'

/** What the word under the pointer means: a function's sentence, a column's type. */
export function expressionHover(ground: () => Ground) {
  return hoverTooltip((view, position) => tooltipAt(view, position, ground()))
}

function tooltipAt(view: EditorView, position: number, { columns, calls }: Ground): Tooltip | null {
  const { from, text } = view.state.doc.lineAt(position)
  for (const found of text.matchAll(/"(?:[^"]|"")*"|[\p{L}_][\p{L}\p{M}\p{N}_]*/gu)) {
    const start = from + found.index
    const end = start + found[0].length
    if (position < start || position > end) continue
    const isCalled = /^\s*\(/u.test(view.state.sliceDoc(end, end + 10))
    const callable = isCalled ? findCallable(found[0], calls) : undefined
    const name = found[0].replace(/^"(.*)"$/su, '$1').replaceAll('""', '"')
    const column = columns.find((one) => one.name === name)
    if (!callable && !column) return null
    return {
      pos: start,
      end,
      above: true,
      create: () => ({
        dom: callable ? describeCallable(callable) : described(`${name}: ${column?.type ?? ''}`),
      }),
    }
  }
  return null
}

function described(text: string): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'cm-described'
  dom.textContent = text
  return dom
}

import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { type Column, type GroupPlace, printName, RESERVED_WORDS } from '@plainflow/core'
import { type Callable, callablesFor } from './callables.ts'
import { describeCallable } from './describe-callable.ts'

export interface Ground {
  readonly columns: readonly Column[]
  readonly calls: GroupPlace | undefined
}

/** What may stand at the cursor: columns with their types, functions with their meaning, words. */
export function completeExpression(
  context: CompletionContext,
  { columns, calls }: Ground,
): CompletionResult | null {
  const before = context.state.sliceDoc(0, context.pos)
  const open = openQuote(before)
  if (open?.mark === "'") return null
  if (open) return completeQuoted(context, open.at, columns)
  const word = context.matchBefore(/[\p{L}_][\p{L}\p{M}\p{N}_]*/u)
  if (!word && !context.explicit) return null
  return {
    from: word?.from ?? context.pos,
    options: [
      ...columns.map(ofColumn),
      ...callablesFor(calls).map(ofCallable),
      ...[...RESERVED_WORDS].map((name): Completion => ({
        label: name,
        type: 'keyword',
        boost: -50,
      })),
    ],
    validFor: /^[\p{L}\p{M}\p{N}_]*$/u,
  }
}

/** A name that was opened with a double quote is closed by what is chosen. */
function completeQuoted(
  { state, pos }: CompletionContext,
  from: number,
  columns: readonly Column[],
): CompletionResult {
  const typed = state.sliceDoc(from + 1, pos).toLowerCase()
  return {
    from,
    to: state.sliceDoc(pos, pos + 1) === '"' ? pos + 1 : pos,
    filter: false,
    options: columns
      .filter(({ name }) => name.toLowerCase().includes(typed))
      .toSorted((one, other) => Number(begins(other, typed)) - Number(begins(one, typed)))
      .map((column) => ({ ...ofColumn(column), apply: quoted(column.name) })),
  }
}

function begins({ name }: Column, typed: string): boolean {
  return name.toLowerCase().startsWith(typed)
}

function ofColumn({ name, type }: Column): Completion {
  return { label: name, detail: type, type: 'variable', apply: printName(name), boost: 50 }
}

function ofCallable(callable: Callable): Completion {
  return {
    label: callable.name,
    detail: 'function',
    type: 'function',
    info: () => describeCallable(callable),
    apply: (view, completion, from, to) => applyCall(view, completion, from, to, callable),
  }
}

/** The call with its brackets, the cursor between them; brackets that are there already are kept. */
function applyCall(
  view: EditorView,
  completion: Completion,
  from: number,
  to: number,
  { name, takesNothing }: Callable,
): void {
  const called = view.state.sliceDoc(to, to + 1) === '('
  const insert = called ? name : `${name}()`
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + name.length + (takesNothing && !called ? 2 : 1) },
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
  })
}

/** The quote the text is still inside of; a quote written twice closes and opens again. */
function openQuote(text: string): { readonly mark: string; readonly at: number } | null {
  let open: { mark: string; at: number } | null = null
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? ''
    if (open ? mark === open.mark : mark === "'" || mark === '"') open = open ? null : { mark, at }
  }
  return open
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

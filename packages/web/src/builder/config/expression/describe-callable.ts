import type { Callable } from './callables.ts'

/** A function's signature, meaning and an example, as the editor shows them beside the text. */
export function describeCallable({ signature, meaning, example }: Callable): HTMLElement {
  const described = document.createElement('div')
  described.className = 'cm-described'
  described.append(
    line('code', 'cm-signature', signature),
    line('p', '', meaning),
    line('code', 'cm-example', example),
  )
  return described
}

function line(element: string, className: string, text: string): HTMLElement {
  const made = document.createElement(element)
  made.className = className
  made.textContent = text
  return made
}

import { useState } from 'react'
import { Textarea } from '@/design/textarea.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** JSON text; it is applied only while it parses to an object. */
export function JsonWidget({ value, onChange, control }: WidgetProps) {
  const [text, setText] = useState(() => JSON.stringify(value ?? {}, null, 2))
  const [problem, setProblem] = useState<string | null>(null)
  const edit = (next: string) => {
    setText(next)
    try {
      const parsed: unknown = JSON.parse(next)
      if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
        return setProblem('Not applied: this has to be an object in curly brackets.')
      setProblem(null)
      onChange(parsed)
    } catch (error) {
      setProblem(`Not applied: ${error instanceof Error ? error.message : 'this is no JSON'}`)
    }
  }
  return (
    <div className="space-y-1.5">
      <Textarea
        {...control}
        rows={7}
        value={text}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => edit(event.target.value)}
        className="font-mono text-[0.8125rem]"
      />
      {problem && <output className="block text-xs text-danger">{problem}</output>}
    </div>
  )
}

import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { reasonOf } from '@/app/reason-of.ts'
import { lookAt, LOOKED_AT } from '@/data/connections/look-at.ts'
import { useConnections } from '@/data/connections/use-connections.ts'
import { Button } from '@/design/button.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { Textarea } from '@/design/textarea.tsx'
import { SeenRows } from '../../database/seen-rows.tsx'
import { beside } from '../beside.ts'
import type { WidgetProps } from '../widget-props.ts'

/** A query in the words of the system itself; it is looked at when asked for, as it may take long. */
export function QueryWidget({ field, path, value, control, onChange, read }: WidgetProps) {
  const { data: connections = [] } = useConnections()
  const id = read(beside(path, 'connectionId'))
  const connection = connections.find((one) => one.id === id)
  const query = typeof value === 'string' ? value : ''
  const look = useMutation({
    mutationFn: (asked: string) => lookAt(connection?.id ?? '', { query: asked }, LOOKED_AT),
  })
  const seek = () => {
    // Known by its text: what is looked at and what the block asks for have to be the same.
    const asked = query.trim()
    onChange(asked)
    look.mutate(asked)
  }
  return (
    <div className="space-y-2">
      <Textarea
        {...control}
        rows={5}
        spellCheck={false}
        autoCapitalize="none"
        className="font-mono text-[0.8125rem]"
        placeholder={field.placeholder}
        value={query}
        onChange={({ target }) => {
          look.reset()
          onChange(target.value)
        }}
      />
      {query.trim() !== '' && (
        <div className="flex flex-wrap items-center gap-2 text-xs">
          <Button
            variant="secondary"
            size="sm"
            disabled={!connection || look.isPending}
            onClick={seek}
          >
            {look.isPending ? <Spinner /> : <Eye aria-hidden />}
            Look at it
          </Button>
          <output className="min-w-0 break-words text-danger">
            {look.isError && reasonOf(look.error)}
          </output>
          {!connection && <span className="text-muted">Choose a connection first.</span>}
        </div>
      )}
      {look.data && <SeenRows seen={look.data} />}
    </div>
  )
}

import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { useConnections } from '@/data/connections/use-connections.ts'
import { Button } from '@/design/button.tsx'
import { Select } from '@/design/select.tsx'
import type { ConnectionView } from '@plainflow/contract'
import { beside } from '../beside.ts'
import type { WidgetProps } from '../widget-props.ts'

const ConnectionDialog = lazy(async () => ({
  default: (await import('../../database/connection-dialog.tsx')).ConnectionDialog,
}))

/** Choose one of the connections, or add another. */
export function ConnectionWidget({ field, path, value, control, read, write }: WidgetProps) {
  const { data: all = [], isPending } = useConnections()
  const answers = field.offers === 'requests'
  const data = all.filter(({ requests = false }) => requests === answers)
  const [isAdding, setAdding] = useState(false)
  const chosen = data.find(({ id }) => id === value)
  const choose = ({ id, connector }: ConnectionView) => {
    const kind = beside(path, 'dbType')
    // Where the block says which kind of system it is, it is that of its connection.
    write({ [path]: id, ...(read(kind) === undefined ? {} : { [kind]: connector }) })
  }
  return (
    <div className="flex gap-2">
      <Select
        {...control}
        value={chosen?.id ?? ''}
        onChange={({ target }) => {
          const connection = data.find(({ id }) => id === target.value)
          if (connection) choose(connection)
          else if (answers) write({ [path]: '' })
        }}
      >
        <option value="" disabled={!answers}>
          {isPending
            ? 'Loading…'
            : answers
              ? 'None: a public address'
              : data.length === 0
                ? 'No connections yet'
                : 'Choose a connection…'}
        </option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button variant="secondary" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        Add a connection
      </Button>
      <Suspense>
        {isAdding && (
          <ConnectionDialog
            connection={null}
            answers={answers}
            onKept={choose}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

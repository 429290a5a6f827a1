import { useMutation, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { lookAt, type OutsideTable, tablesQuery } from '@/data/connections/look-at.ts'
import { useConnections } from '@/data/connections/use-connections.ts'
import { Button } from '@/design/button.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { beside } from '../beside.ts'
import { Combobox } from '../combobox/combobox.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** A table behind the connection chosen beside it. One that is picked is looked at, so that its columns are known. */
export function TableWidget({ field, path, value, control, read, write }: WidgetProps) {
  const { data: connections = [] } = useConnections()
  const id = read(beside(path, 'connectionId'))
  const connection = connections.find((one) => one.id === id)
  const tables = useQuery({
    ...tablesQuery(connection?.id ?? ''),
    enabled: connection !== undefined,
  })
  const look = useMutation({
    mutationFn: (asked: { schema: string; table: string }) => lookAt(connection?.id ?? '', asked),
  })
  const listed = tables.data ?? []
  const table = textOf(value)
  const schema = textOf(read(beside(path, 'schemaName')))
  const known = connection?.known.find(
    ({ source }) => 'table' in source && source.table === table && source.schema === schema,
  )
  const edit = (text: string) => {
    const picked = listed.find((one) => nameOf(one, listed) === text)
    const asked = { schema: picked?.schema ?? '', table: picked?.name ?? text }
    write({ [path]: asked.table, [beside(path, 'schemaName')]: asked.schema })
    if (picked) look.mutate(asked)
    else look.reset()
  }
  return (
    <div className="space-y-2">
      <Combobox
        {...control}
        free
        placeholder={field.placeholder}
        value={shownName(table, schema, listed)}
        onValue={edit}
        empty="No tables"
        options={listed.map((one) => ({
          value: nameOf(one, listed),
          detail: one.rows === null ? one.kind : `about ${countOf(one.rows, 'row')}`,
        }))}
      />
      {!connection ? (
        <p className="text-xs text-muted">Choose a connection to see its tables.</p>
      ) : look.isPending ? (
        <output className="flex items-center gap-2 text-xs text-muted">
          <Spinner />
          Looking at its columns...
        </output>
      ) : look.isError ? (
        <Unseen reason={reasonOf(look.error)} onLook={() => look.mutate({ schema, table })} />
      ) : known ? (
        <ul aria-label="Columns" className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
          {known.columns.map(({ name, type }) => (
            <li key={name} className="rounded-md border bg-sunken px-2 py-0.5 text-xs">
              {name} <span className="text-muted">{type}</span>
            </li>
          ))}
        </ul>
      ) : table !== '' ? (
        <Unseen onLook={() => look.mutate({ schema, table })} />
      ) : (
        tables.isError && (
          <p className="text-xs text-danger">
            Its tables could not be listed: {reasonOf(tables.error)}
          </p>
        )
      )}
    </div>
  )
}

/** A name that was typed, or that could not be looked at. */
function Unseen({ reason, onLook }: { reason?: string; onLook: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs">
      <Button variant="secondary" size="sm" onClick={onLook}>
        <Eye aria-hidden />
        Look at it
      </Button>
      <output className="min-w-0 break-words text-danger">{reason}</output>
    </div>
  )
}

/** With its schema where another table is called the same. */
function nameOf({ schema, name }: OutsideTable, listed: readonly OutsideTable[]): string {
  const hasTwin = listed.some((one) => one.name === name && one.schema !== schema)
  return hasTwin ? `${schema}.${name}` : name
}

function shownName(table: string, schema: string, listed: readonly OutsideTable[]): string {
  const picked = listed.find((one) => one.name === table && one.schema === schema)
  return picked ? nameOf(picked, listed) : table
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

import type { ConnectionView } from '@plainflow/contract'
import { useQueryClient } from '@tanstack/react-query'
import { EllipsisVertical, PencilLine, RefreshCw, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { tablesQuery } from '@/data/connections/look-at.ts'
import { Button } from '@/design/button.tsx'
import { Menu, MenuItem, MenuLine } from '@/design/menu.tsx'
import { RemoveConnection } from './remove-connection.tsx'

const ConnectionDialog = lazy(async () => ({
  default: (await import('./connection-dialog.tsx')).ConnectionDialog,
}))

/** What can be done with a connection. */
export function ConnectionMenu({ connection }: { connection: ConnectionView }) {
  const [shown, setShown] = useState<'change' | 'remove' | null>(null)
  const client = useQueryClient()
  const close = () => setShown(null)
  const { queryKey } = tablesQuery(connection.id)
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="tiny"
            aria-label={`More about ${connection.name}`}
            title="More"
          >
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        <MenuItem onSelect={() => setShown('change')}>
          <PencilLine aria-hidden />
          Change or test
        </MenuItem>
        <MenuItem onSelect={() => void client.resetQueries({ queryKey })}>
          <RefreshCw aria-hidden />
          List its tables anew
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => setShown('remove')} className="text-danger">
          <Trash2 aria-hidden />
          Remove
        </MenuItem>
      </Menu>
      <Suspense>
        {shown === 'change' && <ConnectionDialog connection={connection} onClose={close} />}
      </Suspense>
      {shown === 'remove' && <RemoveConnection connection={connection} onClose={close} />}
    </>
  )
}

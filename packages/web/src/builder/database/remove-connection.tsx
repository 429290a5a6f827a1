import type { ConnectionView } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { dropConnection } from '@/data/connections/keep-connection.ts'
import { NameList } from '@/data/name-list.tsx'
import { Confirm } from '@/design/confirm.tsx'
import { toast } from '@/design/toast.ts'
import { useDocument } from '../state/document-store.ts'
import { usePipeline } from '../state/pipeline-store.ts'

/** Asks before a connection goes, naming the blocks on the canvas and the other pipelines that use it. */
export function RemoveConnection({
  connection,
  onClose,
}: {
  connection: ConnectionView
  onClose: () => void
}) {
  const { id, name } = connection
  const blocks = usePipeline((state) => state.pipeline.blocks)
  // Wherever a block keeps it: an id is made by the server and stands for nothing else.
  const users = blocks.filter(({ configuration }) => JSON.stringify(configuration).includes(id))
  const canvas = useDocument((state) => state.key)
  const using = useQuery({
    queryKey: ['connection', id, 'pipelines'],
    queryFn: () => call('connectionPipelines', { params: { id } }),
    // Pipelines may have been saved since it was last asked.
    staleTime: 0,
    gcTime: 0,
  })
  const others = (using.data ?? []).filter((pipeline) => pipeline.id !== canvas)
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remove this connection?"
      action="Remove"
      // A failed look-up must not keep anyone from removing it.
      isReady={!using.isPending}
      onConfirm={() => void remove(connection)}
    >
      <span className="block break-words">
        “{name}” and its password are forgotten; the database itself stays as it is. Blocks that use
        the connection, in other pipelines too, will ask for another one.
      </span>
      {using.isPending && <span className="mt-2 block">Looking which pipelines use it…</span>}
      {using.isError && (
        <span className="mt-2 block">
          Which pipelines use it could not be found out: {reasonOf(using.error)}
        </span>
      )}
      <NameList
        title={`Used by ${countOf(users.length, 'block')} on the canvas`}
        names={users.map((block) => ({ id: block.id, name: block.label }))}
      />
      <NameList title={`Used by ${countOf(others.length, 'other pipeline')}`} names={others} />
    </Confirm>
  )
}

async function remove({ id, name }: ConnectionView): Promise<void> {
  try {
    await call('removeConnection', { params: { id } })
    dropConnection(id)
    toast('Connection removed', name, 'success')
  } catch (error) {
    toast('The connection was not removed', reasonOf(error), 'danger')
  }
}

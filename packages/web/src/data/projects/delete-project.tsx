import type { Project } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { countOf } from '@/app/count-of.ts'
import { Confirm } from '@/design/confirm.tsx'
import { toast } from '@/design/toast.ts'
import { NameList } from '../name-list.tsx'
import { DATASETS_KEY } from '../use-datasets.ts'
import { refreshProjects } from './use-projects.ts'

/** Asks before a project goes, naming everything that goes with it. */
export function DeleteProject({
  project,
  onClose,
}: {
  project: Project | null
  onClose: () => void
}) {
  const id = project?.id ?? ''
  const content = useQuery({
    queryKey: ['project', id],
    queryFn: () => call('getProject', { params: { id } }),
    enabled: project !== null,
    // What goes must be what is there now.
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const { datasets = [], pipelines = [], usedBy = [] } = content.data ?? {}
  return (
    <Confirm
      open={project !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this project?"
      action="Delete project"
      isReady={content.isSuccess}
      onConfirm={() => project && void remove(project)}
    >
      <span className="block">“{project?.name}” goes for good, with everything in it.</span>
      {content.isPending && <span className="mt-2 block">Looking what is in it…</span>}
      {content.isError && <span className="mt-2 block">{reasonOf(content.error)}</span>}
      <NameList title={countOf(datasets.length, 'dataset')} names={datasets} />
      <NameList title={countOf(pipelines.length, 'pipeline')} names={pipelines} />
      <NameList title="Pipelines of other projects that use these datasets" names={usedBy} />
    </Confirm>
  )
}

async function remove({ id, name }: Project): Promise<void> {
  try {
    const { deleted, affected } = await call('deleteProject', { params: { id } })
    const broken =
      affected.length > 0 ? ` ${countOf(affected.length, 'pipeline')} elsewhere used them.` : ''
    toast(
      'Project deleted',
      `${name}, ${countOf(deleted.datasets.length, 'dataset')}, ${countOf(deleted.pipelines.length, 'pipeline')}.${broken}`,
      'success',
    )
    refreshProjects()
    void queryClient.invalidateQueries({ queryKey: DATASETS_KEY })
    void queryClient.invalidateQueries({ queryKey: ['pipelines'] })
  } catch (error) {
    toast('The project was not deleted', reasonOf(error), 'danger')
  }
}

import type { ConnectionView } from '@plainflow/contract'
import { type ReactNode, useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { useCurrentProject, useProjects } from '@/data/projects/use-projects.ts'
import { Button } from '@/design/button.tsx'

/** Of connections that are put into projects, those of the one at work and of none; the others on demand. */
export function ByProject({
  connections,
  children,
}: {
  connections: readonly ConnectionView[]
  children: (shown: readonly ConnectionView[]) => ReactNode
}) {
  const current = useCurrentProject()
  const [isAll, setAll] = useState(false)
  const isElsewhere = ({ projectId }: ConnectionView) =>
    current !== null && projectId !== null && projectId !== current.id
  const others = connections.filter(isElsewhere)
  return (
    <>
      {children(isAll ? connections : connections.filter((one) => !isElsewhere(one)))}
      {others.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 w-full"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {isAll
            ? 'Only those of this project'
            : `Show ${countOf(others.length, 'connection')} of other projects`}
        </Button>
      )}
    </>
  )
}

/** The project a connection was put into, before what else is said of it. */
export function ProjectName({ id }: { id: string }) {
  const { data = [] } = useProjects()
  const project = data.find((one) => one.id === id)
  return project ? <>{project.name} · </> : null
}

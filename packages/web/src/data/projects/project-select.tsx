import type { ComponentProps } from 'react'
import { Select } from '@/design/select.tsx'
import { chooseProject, useCurrentProject, useProjects } from './use-projects.ts'

/** Which project is at work. Not drawn while there is nothing to choose from. */
export function ProjectSelect(props: ComponentProps<typeof Select>) {
  const { data = [] } = useProjects()
  const current = useCurrentProject()
  if (data.length < 2 || !current) return null
  return (
    <Select
      aria-label="Project"
      {...props}
      value={current.id}
      onChange={(event) => chooseProject(event.target.value)}
    >
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

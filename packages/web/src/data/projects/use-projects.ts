import type { Project } from '@plainflow/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { create } from 'zustand'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'

export const PROJECTS_KEY = ['projects'] as const
const STORED = 'current_project'

const QUERY = { queryKey: PROJECTS_KEY, queryFn: () => call('listProjects') }

/** Oldest first: what names no project goes to the first. */
export function useProjects(): UseQueryResult<Project[]> {
  // Counts change with every upload and every save.
  return useQuery({ ...QUERY, refetchOnMount: 'always' })
}

export function refreshProjects(): void {
  void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY })
}

const useChosen = create<{ readonly id: string | null }>(() => ({
  id: localStorage.getItem(STORED),
}))

/** The project at work: the one chosen, or the first while that is not there. Null: none yet. */
export function useCurrentProject(): Project | null {
  const { data = [] } = useProjects()
  const chosen = useChosen(({ id }) => id)
  return data.find(({ id }) => id === chosen) ?? data[0] ?? null
}

/** What new pipelines and files are put into; null: there is none yet, the server makes the first. */
export async function currentProjectId(): Promise<string | null> {
  const projects = await queryClient.ensureQueryData(QUERY)
  const { id } = useChosen.getState()
  return projects.find((project) => project.id === id)?.id ?? projects[0]?.id ?? null
}

export function chooseProject(id: string): void {
  localStorage.setItem(STORED, id)
  useChosen.setState({ id })
}

import { z } from 'zod'
import { route } from '../route.ts'
import { affectedPipelineSchema } from './diagnostic.ts'
import { idParams } from './table.ts'

export const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  datasetCount: z.number().int(),
  pipelineCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Project = z.infer<typeof projectSchema>

const named = z.array(z.object({ id: z.string(), name: z.string() }))
const name = z.string().trim().min(1, 'A project needs a name.').max(200)
const description = z.string().max(2000)

export const projectRoutes = {
  createProject: route({
    method: 'POST',
    path: '/api/projects',
    summary: 'Create a project',
    body: z.strictObject({ name, description: description.default('') }),
    answer: z.object({ project: projectSchema }),
  }),
  listProjects: route({
    method: 'GET',
    path: '/api/projects',
    summary: 'Projects of the caller, oldest first; what names no project goes to the first',
    answer: z.array(projectSchema),
  }),
  getProject: route({
    method: 'GET',
    path: '/api/projects/:id',
    summary: 'One project with what is in it, which goes when it is deleted',
    params: idParams,
    answer: z.object({
      project: projectSchema,
      datasets: named,
      pipelines: named,
      /** Pipelines of other projects that use datasets of this one. */
      usedBy: named,
    }),
  }),
  changeProject: route({
    method: 'PATCH',
    path: '/api/projects/:id',
    summary: 'Rename or describe a project',
    params: idParams,
    body: z.strictObject({ name: name.optional(), description: description.optional() }),
    answer: z.object({ project: projectSchema }),
  }),
  movePipeline: route({
    method: 'PATCH',
    path: '/api/pipelines/:id',
    summary: 'Move a pipeline to another project; its version stays, so no open editor is stale',
    params: idParams,
    body: z.strictObject({ projectId: z.string().min(1).max(64) }),
    answer: z.object({ id: z.string(), projectId: z.string() }),
  }),
  deleteProject: route({
    method: 'DELETE',
    path: '/api/projects/:id',
    summary: 'Delete a project with its datasets and pipelines; tells what went',
    params: idParams,
    answer: z.object({
      deleted: z.object({ project: z.string(), datasets: named, pipelines: named }),
      /** Pipelines of other projects that used what went. */
      affected: z.array(affectedPipelineSchema),
    }),
  }),
}

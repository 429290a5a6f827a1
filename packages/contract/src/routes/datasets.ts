import { columnSchema } from '@plainflow/core'
import { z } from 'zod'
import { route } from '../route.ts'

export const cellSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])
export const tableSchema = z.object({
  columns: z.array(columnSchema),
  rows: z.array(z.array(cellSchema)),
  rowCount: z.number().int(),
})

export const datasetSchema = z.object({
  id: z.string(),
  name: z.string(),
  filename: z.string(),
  rowCount: z.number().int(),
  bytes: z.number().int(),
  columns: z.array(columnSchema),
  warnings: z.array(z.string()),
  createdAt: z.string(),
})
export type Dataset = z.infer<typeof datasetSchema>

export const idParams = z.object({ id: z.string().min(1).max(64) })
export const pageQuery = z.object({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1000).default(100),
})

export const datasetRoutes = {
  uploadDataset: route({
    method: 'POST',
    path: '/api/datasets/upload',
    summary: 'Upload a CSV file, as JSON text or streamed as multipart/form-data',
    bodyLimit: 20_000_000,
    multipart: true,
    body: z.strictObject({
      name: z.string().trim().min(1).max(200),
      filename: z.string().trim().min(1).max(255),
      csvData: z.string(),
      description: z.string().max(2000).optional(),
    }),
    answer: z.object({ success: z.literal(true), dataset: datasetSchema }),
  }),
  listDatasets: route({
    method: 'GET',
    path: '/api/datasets',
    summary: 'Datasets of the caller, newest first',
    answer: z.array(datasetSchema),
  }),
  getDataset: route({
    method: 'GET',
    path: '/api/datasets/:id',
    summary: 'One dataset with its columns',
    params: idParams,
    answer: datasetSchema,
  }),
  datasetRows: route({
    method: 'GET',
    path: '/api/datasets/:id/rows',
    summary: 'Rows of a dataset, by page',
    params: idParams,
    query: pageQuery,
    answer: tableSchema,
  }),
  deleteDataset: route({
    method: 'DELETE',
    path: '/api/datasets/:id',
    summary: 'Delete a dataset and its files',
    params: idParams,
    answer: 'empty',
  }),
}

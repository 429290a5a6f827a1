import { columnSchema, readingOverridesSchema, SAMPLES } from '@plainflow/core'
import { z } from 'zod'
import { route } from '../route.ts'
import { dataSourceRoutes } from './data-sources.ts'
import { affectedPipelineSchema } from './diagnostic.ts'
import { profileSchema } from './profile.ts'
import { columnRemarkSchema, readingSchema, sheetsSchema } from './reading.ts'
import { downloadQuery, idParams, pageQuery, tableSchema } from './table.ts'

/** What arrives is an upload until its last byte; then it is a dataset, whole or failed. */
export const DATASET_STATUSES = ['processing', 'ready', 'failed'] as const

/** How far a file is read. */
export const readingProgressSchema = z.object({
  /** Of the whole work, 0 to 1; never goes back. */
  share: z.number(),
  /** Of the file, read so far. */
  bytes: z.number().int(),
  rows: z.number().int(),
})
export type ReadingProgress = z.infer<typeof readingProgressSchema>

export const datasetSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  name: z.string(),
  filename: z.string(),
  description: z.string(),
  status: z.enum(DATASET_STATUSES),
  /** Why it failed. */
  error: z.string().nullable(),
  /** Null unless it is being read. */
  progress: readingProgressSchema.nullable(),
  /** While it is being read: rows of its beginning, which can be looked at already. */
  rowCount: z.number().int(),
  /** Of the file as it was sent. */
  bytes: z.number().int(),
  columns: z.array(columnSchema),
  warnings: z.array(z.string()),
  /** Those of the warnings that a column can be changed by, and what was changed so; the first 20. */
  remarks: z.array(columnRemarkSchema),
  /** Lines that are not in the rows; see `datasetRejected`. */
  rejectedCount: z.number().int(),
  /** Grows when the file is replaced by another. */
  version: z.number().int(),
  /** Of a workbook, the sheet it holds. */
  sheet: z.string().optional(),
  sheets: sheetsSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Dataset = z.infer<typeof datasetSchema>
export type ColumnRemark = Dataset['remarks'][number]

export const datasetDetailSchema = datasetSchema.extend({
  /** How it was read; null until the first rows are known. */
  reading: readingSchema.nullable(),
  /** What of the above was not guessed, but said by its owner. */
  overrides: readingOverridesSchema,
})
export type DatasetDetail = z.infer<typeof datasetDetailSchema>

const uploadedSchema = z.object({
  success: z.literal(true),
  dataset: datasetSchema,
  /** Where a dataset was replaced: the pipelines that use it, checked again. */
  affected: z.array(affectedPipelineSchema).optional(),
})
const label = z.string().trim().min(1).max(200)
const fileBody = z.strictObject({
  name: label,
  filename: z.string().trim().min(1).max(255),
  csvData: z.string(),
  description: z.string().max(2000).optional(),
})
const projectId = z.string().min(1).max(64).nullish()

/** Sorted and searched by the server, so that a grid need not hold the rows. */
export const rowsQuery = pageQuery.extend({
  /** A column's name. */
  sort: z.string().max(1000).optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
  /** Rows with this text in `column`, or in any column where none is named; case does not count. */
  search: z.string().max(1000).optional(),
  column: z.string().max(1000).optional(),
})

export const datasetRoutes = {
  ...dataSourceRoutes,
  uploadDataset: route({
    method: 'POST',
    path: '/api/datasets/upload',
    summary:
      'Upload a file: CSV text in JSON, or any format streamed as multipart/form-data (fields file, name, description, projectId)',
    bodyLimit: 20_000_000,
    multipart: true,
    body: fileBody.extend({ projectId }),
    answer: uploadedSchema,
  }),
  bulkUpload: route({
    method: 'POST',
    path: '/api/datasets/bulk-upload',
    summary: 'Upload several CSV texts into one project: all of them or none',
    bodyLimit: 20_000_000,
    body: z.strictObject({ datasets: z.array(fileBody).min(1).max(100), projectId }),
    answer: z.object({ datasets: z.array(datasetSchema) }),
  }),
  listSamples: route({
    method: 'GET',
    path: '/api/datasets/samples',
    summary: 'Sample data that can be added',
    answer: z.array(
      z.object({
        key: z.enum(SAMPLES),
        title: z.string(),
        description: z.string(),
        tables: z.array(z.object({ name: z.string(), rowCount: z.number().int() })),
      }),
    ),
  }),
  addSample: route({
    method: 'POST',
    path: '/api/datasets/samples',
    summary: 'Add sample data to a project; what is there already is not added twice',
    body: z.strictObject({ sample: z.enum(SAMPLES), projectId }),
    answer: z.object({ datasets: z.array(datasetSchema) }),
  }),
  listDatasets: route({
    method: 'GET',
    path: '/api/datasets',
    summary: 'Datasets of the caller, newest first',
    query: z.object({ projectId: z.string().optional() }),
    answer: z.array(datasetSchema),
  }),
  getDataset: route({
    method: 'GET',
    path: '/api/datasets/:id',
    summary: 'One dataset with its columns and how it was read',
    params: idParams,
    answer: datasetDetailSchema,
  }),
  datasetEvents: route({
    method: 'GET',
    path: '/api/datasets/:id/events',
    summary: 'State of a dataset as server-sent events until it was read',
    params: idParams,
    answer: 'events',
  }),
  changeDataset: route({
    method: 'PATCH',
    path: '/api/datasets/:id',
    summary: 'Rename, describe, move to a project, or read the original again in another way',
    params: idParams,
    body: z.strictObject({
      name: label.optional(),
      description: z.string().max(2000).optional(),
      projectId: z.string().min(1).max(64).optional(),
      /** Takes the place of earlier overrides; {} goes back to the guesses. */
      reading: readingOverridesSchema.optional(),
    }),
    answer: z.object({
      dataset: datasetDetailSchema,
      affected: z.array(affectedPipelineSchema),
    }),
  }),
  tryReading: route({
    method: 'POST',
    path: '/api/datasets/:id/try-reading',
    summary: 'First rows of the original as they would be read in another way; nothing is changed',
    params: idParams,
    body: z.strictObject({ reading: readingOverridesSchema }),
    answer: tableSchema.extend({
      reading: readingSchema,
      sheets: sheetsSchema,
      warnings: z.array(z.string()),
    }),
  }),
  replaceDataset: route({
    method: 'POST',
    path: '/api/datasets/:id/replace',
    summary: 'A new version of the file: keeps the id, the name and what was overruled',
    bodyLimit: 20_000_000,
    multipart: true,
    params: idParams,
    body: z.strictObject({ filename: z.string().trim().min(1).max(255), csvData: z.string() }),
    answer: uploadedSchema,
  }),
  copyDataset: route({
    method: 'POST',
    path: '/api/datasets/:id/copy',
    summary: 'The same file as another dataset, such as another sheet of a workbook',
    params: idParams,
    body: z.strictObject({
      name: label.optional(),
      reading: readingOverridesSchema.optional(),
    }),
    answer: z.object({ dataset: datasetSchema }),
  }),
  readSheet: route({
    method: 'POST',
    path: '/api/datasets/:id/sheets',
    summary: 'The dataset of another sheet of the same workbook; it is made where there is none',
    params: idParams,
    body: z.strictObject({ sheet: z.string().min(1).max(255) }),
    answer: z.object({ dataset: datasetSchema }),
  }),
  datasetPipelines: route({
    method: 'GET',
    path: '/api/datasets/:id/pipelines',
    summary: 'Pipelines that use the dataset, checked',
    params: idParams,
    answer: z.array(affectedPipelineSchema),
  }),
  datasetProfile: route({
    method: 'GET',
    path: '/api/datasets/:id/profile',
    summary: 'What is in every column',
    params: idParams,
    answer: profileSchema,
  }),
  datasetRows: route({
    method: 'GET',
    path: '/api/datasets/:id/rows',
    summary: 'Rows of a dataset, by page, sorted and searched',
    params: idParams,
    query: rowsQuery,
    /** `rowCount` counts the rows that were found. Not complete: the file is still being read. */
    answer: tableSchema.extend({ isComplete: z.boolean() }),
  }),
  datasetRejected: route({
    method: 'GET',
    path: '/api/datasets/:id/rejected',
    summary: 'Lines of the file that are not in the rows, and why; the first ones of very many',
    params: idParams,
    query: pageQuery,
    answer: z.object({
      count: z.number().int(),
      lines: z.array(z.object({ line: z.number().int(), reason: z.string(), text: z.string() })),
    }),
  }),
  downloadRejected: route({
    method: 'GET',
    path: '/api/datasets/:id/rejected/download',
    summary: 'The rejected lines as a CSV file',
    params: idParams,
    query: downloadQuery,
    answer: 'download',
  }),
  downloadOriginal: route({
    method: 'GET',
    path: '/api/datasets/:id/original',
    summary: 'The file as it was sent, byte by byte',
    params: idParams,
    answer: 'download',
  }),
  downloadParquet: route({
    method: 'GET',
    path: '/api/datasets/:id/parquet',
    summary: 'The rows as a Parquet file, under the name by which generated code opens it',
    params: idParams,
    answer: 'download',
  }),
  deleteDataset: route({
    method: 'DELETE',
    path: '/api/datasets/:id',
    summary: 'Delete a dataset and its files',
    params: idParams,
    answer: 'empty',
  }),
}

import { z } from 'zod'
import { route } from '../route.ts'
import { datasetRoutes, readingProgressSchema } from './datasets.ts'
import { idParams } from './table.ts'

/** A file that is arriving in parts; its dataset will have the same id. */
export const uploadSchema = z.object({
  id: z.string(),
  filename: z.string(),
  /** Bytes in all. */
  size: z.number().int(),
  /** Bytes that arrived: where to go on. */
  offset: z.number().int(),
  projectId: z.string().nullable(),
  /** The dataset it will be a new version of. */
  replaces: z.string().nullable(),
  /** Where it is complete and being read, but no dataset yet: how far that is. */
  reading: readingProgressSchema.nullable(),
  /** Why it could not be read; nothing is left of it but this. */
  error: z.string().nullable(),
  createdAt: z.string(),
  /** What is not complete by then is removed. */
  expiresAt: z.string(),
})
export type Upload = z.infer<typeof uploadSchema>

/** A good size of one part: small enough to be sent again, large enough not to matter. */
export const UPLOAD_PART_BYTES = 8_000_000

/**
 * An upload that survives a lost connection: begin it, send parts at the offset it has, ask for the
 * offset after a failure, complete it. Every call may be repeated.
 */
export const uploadRoutes = {
  beginUpload: route({
    method: 'POST',
    path: '/api/uploads',
    summary: 'Begin an upload in parts; with an Idempotency-Key the same one is given again',
    body: z.strictObject({
      filename: z.string().trim().min(1).max(255),
      size: z.number().int().min(0),
      name: z.string().trim().min(1).max(200).optional(),
      description: z.string().max(2000).optional(),
      projectId: z.string().min(1).max(64).nullish(),
      replaces: z.string().min(1).max(64).nullish(),
    }),
    answer: uploadSchema,
  }),
  listUploads: route({
    method: 'GET',
    path: '/api/uploads',
    summary: 'Uploads of the caller that are not complete',
    answer: z.array(uploadSchema),
  }),
  getUpload: route({
    method: 'GET',
    path: '/api/uploads/:id',
    summary: 'How far an upload has come',
    params: idParams,
    answer: uploadSchema,
  }),
  sendPart: route({
    method: 'PATCH',
    path: '/api/uploads/:id',
    summary:
      'Bytes of the file from `offset` on, as application/octet-stream; 409 names the offset to go on from',
    params: idParams,
    query: z.object({ offset: z.coerce.number().int().min(0) }),
    bytes: true,
    answer: uploadSchema,
  }),
  completeUpload: route({
    method: 'POST',
    path: '/api/uploads/:id/complete',
    summary: 'All bytes are there: make the dataset',
    params: idParams,
    answer: datasetRoutes.uploadDataset.answer,
  }),
  cancelUpload: route({
    method: 'DELETE',
    path: '/api/uploads/:id',
    summary: 'Give up an upload; what arrived is removed',
    params: idParams,
    answer: 'empty',
  }),
}

import type { BucketPlace } from '@plainflow/engine/bucket'
import { z } from 'zod'

/** Where the server's files are kept, if not in the data folder. */
export interface FilesPlace {
  readonly bucket: BucketPlace
  /** Of every key; nothing, or ends in a slash. */
  readonly prefix: string
  /** Bytes of copies in the data folder. */
  readonly mostCopies: number
}

/** What of the environment says it. */
export const filesEnvironment = {
  PLAINFLOW_FILES: z
    .string()
    .refine((address) => ADDRESS.test(address), {
      error:
        'must be s3://bucket or s3://bucket/prefix; without it files are kept in the data folder',
    })
    .optional(),
  PLAINFLOW_FILES_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address that begins with https:// or http://',
    })
    .refine((address) => /^https?:\/\/[^/?#@]+\/?$/.test(address), {
      error: 'must be a scheme, a host and a port, and nothing behind',
    })
    .optional(),
  PLAINFLOW_FILES_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/i, 'must be the name of a region, such as eu-central-1')
    .default('us-east-1'),
  PLAINFLOW_FILES_STYLE: z
    .enum(['path', 'virtual'], { error: 'must be path or virtual' })
    .default('path'),
  PLAINFLOW_FILES_ACCESS_KEY: z.string().optional(),
  PLAINFLOW_FILES_SECRET_KEY: z.string().optional(),
  PLAINFLOW_FILES_SESSION_TOKEN: z.string().optional(),
  PLAINFLOW_FILES_COPIES_BYTES: z.coerce
    .number({ error: 'must be a number of bytes' })
    .int('must be a whole number of bytes')
    .min(0, 'must be 0 or more')
    .default(20_000_000_000),
}

type FilesEnvironment = z.infer<z.ZodObject<typeof filesEnvironment>>

/** Null: in the data folder. */
export function filesPlaceOf(env: FilesEnvironment): FilesPlace | null {
  if (env.PLAINFLOW_FILES === undefined) return null
  const [, name = '', path = ''] = ADDRESS.exec(env.PLAINFLOW_FILES) ?? []
  const region = env.PLAINFLOW_FILES_REGION
  const endpoint = env.PLAINFLOW_FILES_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  const prefix = path.replace(/\/+$/, '')
  return {
    bucket: {
      endpoint: new URL(endpoint),
      region,
      name,
      isHost: env.PLAINFLOW_FILES_STYLE === 'virtual',
      accessKey: env.PLAINFLOW_FILES_ACCESS_KEY ?? '',
      secretKey: env.PLAINFLOW_FILES_SECRET_KEY ?? '',
      sessionToken: env.PLAINFLOW_FILES_SESSION_TOKEN ?? '',
    },
    prefix: prefix === '' ? '' : `${prefix}/`,
    mostCopies: env.PLAINFLOW_FILES_COPIES_BYTES,
  }
}

/** What is missing where files are kept in a bucket, with the reason. */
export function missingForFiles(env: FilesEnvironment): readonly (readonly [string, string])[] {
  if (env.PLAINFLOW_FILES === undefined) return []
  return (['PLAINFLOW_FILES_ACCESS_KEY', 'PLAINFLOW_FILES_SECRET_KEY'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => [name, 'PLAINFLOW_FILES names a bucket'])
}

/** As the operator wrote it, without what is secret: `s3://bucket/prefix at host`. */
export function filesAddress({ bucket, prefix }: FilesPlace): string {
  return `s3://${bucket.name}/${prefix} at ${bucket.endpoint.host}`
}

/** No part of the prefix is empty, or leads up. */
const ADDRESS =
  /^s3:\/\/([a-z0-9][a-z0-9._-]{0,61}[a-z0-9])(?:\/((?!\.\.?(?:\/|$))[\w.!*'()-]+(?:\/(?!\.\.?(?:\/|$))[\w.!*'()-]+)*\/?)?)?$/

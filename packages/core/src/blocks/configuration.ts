import { z } from 'zod'
import { ALERT_ENDS } from './alert-ends.ts'
import { FILE_FORMATS, READ_FORMATS, WRITE_MODES } from '../relation/program.ts'

/** Where an outlet leaves its rows. */
export const OUTPUT_PLACES = ['file', 'table'] as const

/**
 * The stored form of every block's configuration. The one dialog can edit each of these parts on each
 * block, so every block accepts them; a block's schema spreads them and puts stricter ones in place of those
 * it reads.
 */
export const configurationParts = {
  dataSource: z
    .discriminatedUnion('type', [
      source('file', {
        filePath: text(),
        datasetId: text(),
        format: z.enum(READ_FORMATS).optional(),
      }),
      source('database', {
        dbType: z.string().max(100).optional(),
        connectionId: text(),
        connectionString: text(),
        schemaName: text(),
        tableName: text(),
        query: z.string().max(20_000).optional(),
      }),
      source('api', {
        url: text(),
        method: z.enum(['GET', 'POST', 'PUT']).optional(),
        headers: text(),
      }),
      source('stream', {
        streamType: z.enum(['kafka', 'redis', 'pulsar']).optional(),
        topicName: text(),
        bootstrapServers: text(),
      }),
    ])
    .optional(),
  parameters: z.strictObject({}).optional(),
  alerts: z
    .strictObject({
      enabled: z.boolean(),
      email: text(),
      conditions: z.enum(ALERT_ENDS).optional(),
    })
    .optional(),
  output: z
    .strictObject({
      format: z.enum(FILE_FORMATS).optional(),
      path: text(),
      compress: z.boolean().optional(),
      to: z.enum(OUTPUT_PLACES).optional(),
      connectionId: text(),
      schemaName: text(),
      tableName: text(),
      mode: z.enum(WRITE_MODES).optional(),
      keys: z.array(z.string().max(500)).max(100).optional(),
    })
    .optional(),
  mlModel: z
    .strictObject({
      type: z
        .enum(['linear_regression', 'random_forest', 'xgboost', 'neural_network', 'decision_tree'])
        .optional(),
      targetColumn: text(),
      featureColumns: z.array(z.string().max(500)).max(2_000).optional(),
      testSplit: z.number().min(0).max(1).optional(),
    })
    .optional(),
}

function source<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), config: z.strictObject(shape) })
}

function text() {
  return z.string().max(2_000).optional()
}

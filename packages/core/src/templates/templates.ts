import { dataWarehouseEtl } from './data-warehouse-etl.ts'
import { realTimeStream } from './real-time-stream.ts'
import { salesAnalytics } from './sales-analytics.ts'
import type { Template } from './template.ts'

export const TEMPLATES: readonly Template[] = [salesAnalytics, realTimeStream, dataWarehouseEtl]

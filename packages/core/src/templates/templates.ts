import { churn } from './churn.ts'
import { customerSegments } from './customer-segments.ts'
import { dataWarehouseEtl } from './data-warehouse-etl.ts'
import { housePrices } from './house-prices.ts'
import { realTimeStream } from './real-time-stream.ts'
import { salesAnalytics } from './sales-analytics.ts'
import type { Template } from './template.ts'

export const TEMPLATES: readonly Template[] = [
  salesAnalytics,
  realTimeStream,
  dataWarehouseEtl,
  churn,
  housePrices,
  customerSegments,
]

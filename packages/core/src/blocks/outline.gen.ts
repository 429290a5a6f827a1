// Written by `npm run gen` from the folders beside it. Edits here are lost.

import type { OutlineSeat } from './outline.ts'
import * as aggregateOutline from './aggregate/outline.ts'
import * as alertOutline from './alert/outline.ts'
import * as apiIngestionOutline from './api_ingestion/outline.ts'
import * as cacheRedisOutline from './cache_redis/outline.ts'
import * as cleanOutline from './clean/outline.ts'
import * as elasticsearchOutline from './elasticsearch/outline.ts'
import * as exportOutline from './export/outline.ts'
import * as filterOutline from './filter/outline.ts'
import * as joinOutline from './join/outline.ts'
import * as loadCsvOutline from './load_csv/outline.ts'
import * as loadDbOutline from './load_db/outline.ts'
import * as mlTrainOutline from './ml_train/outline.ts'
import * as predictOutline from './predict/outline.ts'
import * as realTimeMlOutline from './real_time_ml/outline.ts'
import * as sortOutline from './sort/outline.ts'
import * as sparkProcessOutline from './spark_process/outline.ts'
import * as streamKafkaOutline from './stream_kafka/outline.ts'
import * as transformOutline from './transform/outline.ts'
import * as unionOutline from './union/outline.ts'
import * as validateOutline from './validate/outline.ts'
import * as windowOutline from './window/outline.ts'

/** What reads a clause that cannot be bound to data, by block type. */
export const OUTLINE: Readonly<Record<string, OutlineSeat>> = {
  aggregate: aggregateOutline,
  alert: alertOutline,
  api_ingestion: apiIngestionOutline,
  cache_redis: cacheRedisOutline,
  clean: cleanOutline,
  elasticsearch: elasticsearchOutline,
  export: exportOutline,
  filter: filterOutline,
  join: joinOutline,
  load_csv: loadCsvOutline,
  load_db: loadDbOutline,
  ml_train: mlTrainOutline,
  predict: predictOutline,
  real_time_ml: realTimeMlOutline,
  sort: sortOutline,
  spark_process: sparkProcessOutline,
  stream_kafka: streamKafkaOutline,
  transform: transformOutline,
  union: unionOutline,
  validate: validateOutline,
  window: windowOutline,
}

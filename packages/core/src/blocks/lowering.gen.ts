// Written by `npm run gen` from the folders beside it. Edits here are lost.

import type { Lowering } from './block.ts'
import * as aggregateLowering from './aggregate/lower.ts'
import * as alertLowering from './alert/lower.ts'
import * as apiIngestionLowering from './api_ingestion/lower.ts'
import * as cacheRedisLowering from './cache_redis/lower.ts'
import * as cleanLowering from './clean/lower.ts'
import * as elasticsearchLowering from './elasticsearch/lower.ts'
import * as exportLowering from './export/lower.ts'
import * as filterLowering from './filter/lower.ts'
import * as joinLowering from './join/lower.ts'
import * as loadCsvLowering from './load_csv/lower.ts'
import * as loadDbLowering from './load_db/lower.ts'
import * as mlTrainLowering from './ml_train/lower.ts'
import * as pivotLowering from './pivot/lower.ts'
import * as predictLowering from './predict/lower.ts'
import * as realTimeMlLowering from './real_time_ml/lower.ts'
import * as sampleLowering from './sample/lower.ts'
import * as selectLowering from './select/lower.ts'
import * as sortLowering from './sort/lower.ts'
import * as sparkProcessLowering from './spark_process/lower.ts'
import * as streamKafkaLowering from './stream_kafka/lower.ts'
import * as transformLowering from './transform/lower.ts'
import * as unionLowering from './union/lower.ts'
import * as unpivotLowering from './unpivot/lower.ts'
import * as validateLowering from './validate/lower.ts'
import * as windowLowering from './window/lower.ts'

/** What each block means, by block type. */
export const LOWERING: Readonly<Record<string, Lowering>> = {
  aggregate: aggregateLowering,
  alert: alertLowering,
  api_ingestion: apiIngestionLowering,
  cache_redis: cacheRedisLowering,
  clean: cleanLowering,
  elasticsearch: elasticsearchLowering,
  export: exportLowering,
  filter: filterLowering,
  join: joinLowering,
  load_csv: loadCsvLowering,
  load_db: loadDbLowering,
  ml_train: mlTrainLowering,
  pivot: pivotLowering,
  predict: predictLowering,
  real_time_ml: realTimeMlLowering,
  sample: sampleLowering,
  select: selectLowering,
  sort: sortLowering,
  spark_process: sparkProcessLowering,
  stream_kafka: streamKafkaLowering,
  transform: transformLowering,
  union: unionLowering,
  unpivot: unpivotLowering,
  validate: validateLowering,
  window: windowLowering,
}

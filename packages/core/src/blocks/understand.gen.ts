// Written by `npm run gen` from the folders beside it. Edits here are lost.

import type { Understand } from './block.ts'
import { understand as aggregateUnderstand } from './aggregate/understand.ts'
import { understand as alertUnderstand } from './alert/understand.ts'
import { understand as apiIngestionUnderstand } from './api_ingestion/understand.ts'
import { understand as cacheRedisUnderstand } from './cache_redis/understand.ts'
import { understand as cleanUnderstand } from './clean/understand.ts'
import { understand as elasticsearchUnderstand } from './elasticsearch/understand.ts'
import { understand as exportUnderstand } from './export/understand.ts'
import { understand as filterUnderstand } from './filter/understand.ts'
import { understand as joinUnderstand } from './join/understand.ts'
import { understand as loadCsvUnderstand } from './load_csv/understand.ts'
import { understand as loadDbUnderstand } from './load_db/understand.ts'
import { understand as mlTrainUnderstand } from './ml_train/understand.ts'
import { understand as pivotUnderstand } from './pivot/understand.ts'
import { understand as predictUnderstand } from './predict/understand.ts'
import { understand as realTimeMlUnderstand } from './real_time_ml/understand.ts'
import { understand as sampleUnderstand } from './sample/understand.ts'
import { understand as selectUnderstand } from './select/understand.ts'
import { understand as sortUnderstand } from './sort/understand.ts'
import { understand as sparkProcessUnderstand } from './spark_process/understand.ts'
import { understand as streamKafkaUnderstand } from './stream_kafka/understand.ts'
import { understand as transformUnderstand } from './transform/understand.ts'
import { understand as unionUnderstand } from './union/understand.ts'
import { understand as unpivotUnderstand } from './unpivot/understand.ts'
import { understand as validateUnderstand } from './validate/understand.ts'
import { understand as windowUnderstand } from './window/understand.ts'

/** What reads a clause of a sentence, by block type. */
export const UNDERSTAND: Readonly<Record<string, Understand>> = {
  aggregate: aggregateUnderstand,
  alert: alertUnderstand,
  api_ingestion: apiIngestionUnderstand,
  cache_redis: cacheRedisUnderstand,
  clean: cleanUnderstand,
  elasticsearch: elasticsearchUnderstand,
  export: exportUnderstand,
  filter: filterUnderstand,
  join: joinUnderstand,
  load_csv: loadCsvUnderstand,
  load_db: loadDbUnderstand,
  ml_train: mlTrainUnderstand,
  pivot: pivotUnderstand,
  predict: predictUnderstand,
  real_time_ml: realTimeMlUnderstand,
  sample: sampleUnderstand,
  select: selectUnderstand,
  sort: sortUnderstand,
  spark_process: sparkProcessUnderstand,
  stream_kafka: streamKafkaUnderstand,
  transform: transformUnderstand,
  union: unionUnderstand,
  unpivot: unpivotUnderstand,
  validate: validateUnderstand,
  window: windowUnderstand,
}

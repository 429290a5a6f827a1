// Written by `npm run gen` from the folders beside it. Edits here are lost.

import type { Understand } from './block.ts'
import { understand as aggregateUnderstand } from './aggregate/sentence.ts'
import { understand as alertUnderstand } from './alert/sentence.ts'
import { understand as apiIngestionUnderstand } from './api_ingestion/sentence.ts'
import { understand as cacheRedisUnderstand } from './cache_redis/sentence.ts'
import { understand as cleanUnderstand } from './clean/sentence.ts'
import { understand as elasticsearchUnderstand } from './elasticsearch/sentence.ts'
import { understand as exportUnderstand } from './export/sentence.ts'
import { understand as filterUnderstand } from './filter/sentence.ts'
import { understand as joinUnderstand } from './join/sentence.ts'
import { understand as loadCsvUnderstand } from './load_csv/sentence.ts'
import { understand as loadDbUnderstand } from './load_db/sentence.ts'
import { understand as mlTrainUnderstand } from './ml_train/sentence.ts'
import { understand as pivotUnderstand } from './pivot/sentence.ts'
import { understand as predictUnderstand } from './predict/sentence.ts'
import { understand as realTimeMlUnderstand } from './real_time_ml/sentence.ts'
import { understand as sampleUnderstand } from './sample/sentence.ts'
import { understand as selectUnderstand } from './select/sentence.ts'
import { understand as sortUnderstand } from './sort/sentence.ts'
import { understand as sparkProcessUnderstand } from './spark_process/sentence.ts'
import { understand as streamKafkaUnderstand } from './stream_kafka/sentence.ts'
import { understand as transformUnderstand } from './transform/sentence.ts'
import { understand as unionUnderstand } from './union/sentence.ts'
import { understand as unpivotUnderstand } from './unpivot/sentence.ts'
import { understand as validateUnderstand } from './validate/sentence.ts'
import { understand as windowUnderstand } from './window/sentence.ts'

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

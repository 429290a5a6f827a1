// Written by `npm run gen` from the folders beside it. Edits here are lost.

import type { BlockCase } from './block.ts'
import { cases as aggregateCases } from './aggregate/cases.ts'
import { cases as alertCases } from './alert/cases.ts'
import { cases as apiIngestionCases } from './api_ingestion/cases.ts'
import { cases as cacheRedisCases } from './cache_redis/cases.ts'
import { cases as cleanCases } from './clean/cases.ts'
import { cases as elasticsearchCases } from './elasticsearch/cases.ts'
import { cases as exportCases } from './export/cases.ts'
import { cases as filterCases } from './filter/cases.ts'
import { cases as joinCases } from './join/cases.ts'
import { cases as loadCsvCases } from './load_csv/cases.ts'
import { cases as loadDbCases } from './load_db/cases.ts'
import { cases as mlTrainCases } from './ml_train/cases.ts'
import { cases as pivotCases } from './pivot/cases.ts'
import { cases as predictCases } from './predict/cases.ts'
import { cases as realTimeMlCases } from './real_time_ml/cases.ts'
import { cases as sampleCases } from './sample/cases.ts'
import { cases as selectCases } from './select/cases.ts'
import { cases as sortCases } from './sort/cases.ts'
import { cases as sparkProcessCases } from './spark_process/cases.ts'
import { cases as streamKafkaCases } from './stream_kafka/cases.ts'
import { cases as transformCases } from './transform/cases.ts'
import { cases as unionCases } from './union/cases.ts'
import { cases as unpivotCases } from './unpivot/cases.ts'
import { cases as validateCases } from './validate/cases.ts'
import { cases as windowCases } from './window/cases.ts'

/** The examples every target must reproduce, by block type. */
export const CASES: Readonly<Record<string, readonly BlockCase[]>> = {
  aggregate: aggregateCases,
  alert: alertCases,
  api_ingestion: apiIngestionCases,
  cache_redis: cacheRedisCases,
  clean: cleanCases,
  elasticsearch: elasticsearchCases,
  export: exportCases,
  filter: filterCases,
  join: joinCases,
  load_csv: loadCsvCases,
  load_db: loadDbCases,
  ml_train: mlTrainCases,
  pivot: pivotCases,
  predict: predictCases,
  real_time_ml: realTimeMlCases,
  sample: sampleCases,
  select: selectCases,
  sort: sortCases,
  spark_process: sparkProcessCases,
  stream_kafka: streamKafkaCases,
  transform: transformCases,
  union: unionCases,
  unpivot: unpivotCases,
  validate: validateCases,
  window: windowCases,
}

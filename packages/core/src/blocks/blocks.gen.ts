// Written by `npm run gen` from the folders beside it. Edits here are lost.

import type { BlockDefinition } from './block.ts'
import { block as aggregateBlock } from './aggregate/block.ts'
import { block as alertBlock } from './alert/block.ts'
import { block as apiIngestionBlock } from './api_ingestion/block.ts'
import { block as cacheRedisBlock } from './cache_redis/block.ts'
import { block as cleanBlock } from './clean/block.ts'
import { block as elasticsearchBlock } from './elasticsearch/block.ts'
import { block as exportBlock } from './export/block.ts'
import { block as filterBlock } from './filter/block.ts'
import { block as joinBlock } from './join/block.ts'
import { block as loadCsvBlock } from './load_csv/block.ts'
import { block as loadDbBlock } from './load_db/block.ts'
import { block as mlTrainBlock } from './ml_train/block.ts'
import { block as pivotBlock } from './pivot/block.ts'
import { block as predictBlock } from './predict/block.ts'
import { block as realTimeMlBlock } from './real_time_ml/block.ts'
import { block as sampleBlock } from './sample/block.ts'
import { block as selectBlock } from './select/block.ts'
import { block as sortBlock } from './sort/block.ts'
import { block as sparkProcessBlock } from './spark_process/block.ts'
import { block as streamKafkaBlock } from './stream_kafka/block.ts'
import { block as transformBlock } from './transform/block.ts'
import { block as unionBlock } from './union/block.ts'
import { block as unpivotBlock } from './unpivot/block.ts'
import { block as validateBlock } from './validate/block.ts'
import { block as windowBlock } from './window/block.ts'

/** By id; `BLOCKS` of the registry has them in the order of the palette. */
export const REGISTERED: readonly BlockDefinition[] = [
  aggregateBlock,
  alertBlock,
  apiIngestionBlock,
  cacheRedisBlock,
  cleanBlock,
  elasticsearchBlock,
  exportBlock,
  filterBlock,
  joinBlock,
  loadCsvBlock,
  loadDbBlock,
  mlTrainBlock,
  pivotBlock,
  predictBlock,
  realTimeMlBlock,
  sampleBlock,
  selectBlock,
  sortBlock,
  sparkProcessBlock,
  streamKafkaBlock,
  transformBlock,
  unionBlock,
  unpivotBlock,
  validateBlock,
  windowBlock,
]

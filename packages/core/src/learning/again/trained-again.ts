import type { CellGap } from '../../relation/cells.ts'
import type { AgainOutlet } from '../../relation/program.ts'
import type { Model } from '../model.ts'
import { judgedBy } from './judged-by.ts'
import { rTraining } from './r/r-training.ts'
import { scikitLearn } from './scikit-learn/scikit-learn.ts'
import { sparkMl } from './spark-ml/spark-ml.ts'
import type { TrainingTable } from './training-table.ts'

/**
 * What exported code does about a training: it trains the same again by a library of its own, on the rows
 * of `trainingTable`, and says how good that is beside what was trained here. Null where there is no figure
 * to compare by.
 */
export function trainedAgain(
  name: string,
  model: Model,
  table: TrainingTable,
): Omit<AgainOutlet, 'name'> | null {
  const judged = judgedBy(model)
  if (!judged) return null
  return {
    kind: 'again',
    model: name,
    metric: judged.name,
    trained: judged.trained,
    cells: {
      duckdb: CARRIES,
      postgres: CARRIES,
      pandas: scikitLearn('pandas', model, table, judged),
      polars: scikitLearn('polars', model, table, judged),
      pyspark: sparkMl(model, table, judged),
      scala: LATER,
      dplyr: rTraining(model, table, judged),
    },
  }
}

const CARRIES = gap('A database does not train, its code carries the trained model.')
const LATER = gap('Training is written in R and in Python, this code carries the model.')

function gap(why: string): CellGap {
  return { kind: 'gap', why }
}

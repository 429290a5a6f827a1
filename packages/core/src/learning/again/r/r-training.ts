import type { CodeFunction } from '../../../relation/cells.ts'
import type { AgainCell } from '../../../relation/program.ts'
import type { Algorithm } from '../../training.ts'
import type { Model } from '../../model.ts'
import { aboutTraining } from '../about-training.ts'
import type { JudgedBy } from '../judged-by.ts'
import type { TrainingTable } from '../training-table.ts'
import { JUDGE_AGAIN } from './judge-again.ts'
import { R_REQUIREMENTS } from './requirements.ts'
import { TOLERANCES } from './tolerances.ts'
import { R_TRAINERS } from './trainers.ts'

/** Training again by what R brings and Debian has packages for. */
export function rTraining(model: Model, table: TrainingTable, judged: JudgedBy): AgainCell {
  const { algorithm, task } = model.training
  // What has no labels and no number to say has no figure either.
  if (algorithm === 'clustering') throw new Error('Clusters were judged by a figure')
  const tolerance = TOLERANCES[algorithm]
  const kind = task === 'regression' ? 'number' : 'label'
  return {
    kind: 'calls',
    call: trainer(algorithm, kind),
    texts: [aboutTraining(model, table, judged, { tolerance })],
    requirements: [
      R_REQUIREMENTS.jsonlite,
      ...R_TRAINERS[algorithm][kind].packages.map((name) => R_REQUIREMENTS[name]),
    ],
    tolerance,
  }
}

function trainer(
  algorithm: Exclude<Algorithm, 'clustering'>,
  kind: 'label' | 'number',
): CodeFunction {
  const { packages, body } = R_TRAINERS[algorithm][kind]
  const name = `train_${algorithm}_for_${kind}s`
  const named = packages.map((each) => `"${each}"`).join(', ')
  return {
    name,
    standard: [],
    outside: [],
    shared: JUDGE_AGAIN,
    definition: `${name} <- function(table, path, about) {
  # Train such a model again on the same rows.
  train <- function(rows, goal, weights, about) {
${body}
  }
  judge_again(table, path, about, ${named === '' ? 'NULL' : `c(${named})`}, train)
}`,
  }
}

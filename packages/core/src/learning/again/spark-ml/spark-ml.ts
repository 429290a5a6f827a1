import type { CodeFunction } from '../../../relation/cells.ts'
import type { AgainCell } from '../../../relation/program.ts'
import type { Model } from '../../model.ts'
import { aboutTraining } from '../about-training.ts'
import type { JudgedBy } from '../judged-by.ts'
import type { TrainingTable } from '../training-table.ts'
import { SPARK_JUDGE_AGAIN } from './judge-again.ts'
import { SPARK_MAKERS } from './makers.ts'
import { SPARK_ML_REQUIREMENTS } from './requirements.ts'
import { SPARK_TOLERANCES } from './tolerances.ts'

/** Training again by Spark ML; a gap where it has no counterpart. */
export function sparkMl(model: Model, table: TrainingTable, judged: JudgedBy): AgainCell {
  const { algorithm, task } = model.training
  // What has no labels and no number to say has no figure either.
  if (algorithm === 'clustering') throw new Error('Clusters were judged by a figure')
  const maker = SPARK_MAKERS[algorithm][task === 'regression' ? 'number' : 'labels']
  if (!maker) return { kind: 'gap', why: 'Spark ML has no network that predicts a number.' }
  if (algorithm === 'gradient_boosting' && model.labels.length > 2)
    return { kind: 'gap', why: 'Boosting in Spark ML tells no more than two labels apart.' }
  const tolerance = SPARK_TOLERANCES[algorithm]
  const more = { rows: model.rows.train, scaled: maker.isScaled === true }
  return {
    kind: 'calls',
    call: trainer(maker),
    texts: [aboutTraining(model, table, judged, { tolerance, ...more })],
    requirements: SPARK_ML_REQUIREMENTS,
    tolerance,
  }
}

type Maker = NonNullable<(typeof SPARK_MAKERS)[keyof typeof SPARK_MAKERS]['labels']>

function trainer({ module, name, settings }: Maker): CodeFunction {
  const called = `train_${name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()}`
  const lines = settings.map((setting) => `        ${setting},\n`)
  const learner = settings.length === 0 ? `${name}()` : `${name}(\n${lines.join('')}    )`
  return {
    name: called,
    standard: ['import json'],
    outside: [],
    shared: SPARK_JUDGE_AGAIN,
    // Imported here: what cannot train makes the rows all the same.
    definition: `def ${called}(table, path, about, told):
    """Train such a model by Spark ML on the same rows, and judge it on the same test rows."""
    about = json.loads(about)
    settings = about["settings"]
    try:
        from pyspark.ml.${module} import ${name}
    except ImportError:
        return tell_again(path, "not trained again: Spark ML needs numpy, which is not installed")
    learner = ${learner}
    return judge_again(learner, table, path, about)`,
  }
}

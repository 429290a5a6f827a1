import type { CodeFunction } from '../../../relation/cells.ts'
import type { AgainCell } from '../../../relation/program.ts'
import type { Model } from '../../model.ts'
import { aboutTraining } from '../about-training.ts'
import type { JudgedBy } from '../judged-by.ts'
import type { TrainingTable } from '../training-table.ts'
import { JUDGE_AGAIN, NUMBERS_OF } from './judge-again.ts'
import { SCIKIT_MAKERS } from './makers.ts'
import { plotsOf } from './plots.ts'
import { SCIKIT_REQUIREMENTS } from './requirements.ts'
import { TOLERANCES } from './tolerances.ts'

/** Training again by scikit-learn, upon the tables of either library. */
export function scikitLearn(
  library: keyof typeof NUMBERS_OF,
  model: Model,
  table: TrainingTable,
  judged: JudgedBy,
): AgainCell {
  const { algorithm, task } = model.training
  // What has no labels and no number to say has no figure either.
  if (algorithm === 'clustering') throw new Error('Clusters were judged by a figure')
  const tolerance = TOLERANCES[algorithm]
  return {
    kind: 'calls',
    call: trainer(library, algorithm, task === 'regression' ? 'number' : 'label'),
    texts: [aboutTraining(model, table, judged, { tolerance })],
    requirements: SCIKIT_REQUIREMENTS,
    tolerance,
    drawn: plotsOf(model),
  }
}

function trainer(
  library: keyof typeof NUMBERS_OF,
  algorithm: keyof typeof SCIKIT_MAKERS,
  kind: 'label' | 'number',
): CodeFunction {
  const { imports, make } = SCIKIT_MAKERS[algorithm][kind]
  const name = `train_${algorithm}_for_${kind}s`
  const { names, definition } = JUDGE_AGAIN
  return {
    name,
    standard: ['import json', 'import warnings'],
    outside: [],
    shared: { names, definition: `${NUMBERS_OF[library]}\n\n\n${definition}` },
    // Imported here: what cannot train makes the rows all the same.
    definition: `def ${name}(table, path, about, told):
    """Train such a model by scikit-learn on the same rows, and judge it on the same test rows."""
    about = json.loads(about)
    settings = about["settings"]
    try:
${imports.map((line) => `        ${line}`).join('\n')}
    except ImportError:
        return tell_again(path, "not trained again: scikit-learn is not installed")
    model = ${make}
    return judge_again(model, table, path, about)`,
  }
}

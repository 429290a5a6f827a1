import type { CellCall } from '../../../relation/cells.ts'
import type { Model } from '../../model.ts'

/** Of the package that draws alone: what it brings along is of its own choice. */
export const PLOT_REQUIREMENTS: readonly string[] = ['matplotlib==3.11.2']

/** Draws what `judge_again` gives, for who looks at it in a notebook. */
export function plotsOf({ labels }: Pick<Model, 'labels'>): CellCall {
  return {
    kind: 'calls',
    call: { name: 'plot_again', standard: ['import json'], outside: [], definition: PLOT_AGAIN },
    texts: [JSON.stringify(labels.map(String))],
    requirements: PLOT_REQUIREMENTS,
  }
}

const PLOT_AGAIN = `def plot_again(judged, labels):
    """Draw how good the model is that was trained again, on the rows that it has not seen."""
    if judged is None:
        return
    try:
        from matplotlib import pyplot
    except ImportError:
        LOG.info("not drawn: matplotlib is not installed")
        return
    labels = json.loads(labels)
    goal, said = judged["goal"], judged["said"]
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4), layout="constrained")
    if labels:
        from sklearn.metrics import ConfusionMatrixDisplay, RocCurveDisplay

        places = range(len(labels))
        is_known = goal == goal
        ConfusionMatrixDisplay.from_predictions(
            goal[is_known],
            said[is_known].argmax(axis=1),
            labels=places,
            display_labels=labels,
            ax=left,
            colorbar=False,
        )
        left.set_title("Right and wrong by label")
        for place in [1] if len(labels) == 2 else places:
            is_it = goal == place
            if 0 < is_it.sum() < len(goal):
                RocCurveDisplay.from_predictions(is_it, said[:, place], name=labels[place], ax=right)
        right.set_title("ROC curve")
    else:
        left.scatter(goal, said, s=6, alpha=0.5)
        ends = [min(goal.min(), said.min()), max(goal.max(), said.max())]
        left.plot(ends, ends, color="grey", linewidth=1)
        left.set(title="Predicted against actual", xlabel="actual", ylabel="predicted")
        right.hist(said - goal, bins=30)
        right.set(title="How far off", xlabel="predicted less actual", ylabel="rows")
    pyplot.show()`

import { LINE_AGAIN } from '../line-again.ts'

/** The columns of a table as scikit-learn takes them. */
export const NUMBERS_OF = {
  pandas: `def numbers_of(table, columns):
    """Numbers, and NaN where there is none."""
    return table[columns].to_numpy(dtype="float64", na_value=float("nan"))`,
  polars: `def numbers_of(table, columns):
    """Numbers, and NaN where there is none."""
    return table.select(pl.col(columns).cast(pl.Float64)).collect().to_numpy()`,
} as const

/** How a model learns and is judged beside the one that was trained before. */
export const JUDGE_AGAIN = {
  names: ['numbers_of', 'tell_again', ...LINE_AGAIN.names, 'train_and_judge', 'judge_again'],
  definition: `def tell_again(path, line):
    """Say how it went, and leave it as a file."""
    LOG.info(line)
    path.write_text(line + "\\n", encoding="utf-8")


${LINE_AGAIN.definition}


def train_and_judge(model, table, about):
    """Learn from the train rows; say how good it is on the others, and what it says of them."""
    from sklearn.metrics import r2_score, roc_auc_score

    numbers = numbers_of(table, [*about["features"], about["goal"], about["tests"]])
    matrix, goal, is_test = numbers[:, :-2], numbers[:, -2], numbers[:, -1] == 1
    with warnings.catch_warnings():
        # Networks learn for as many rounds as before, whether they have come to rest or not.
        warnings.simplefilter("ignore")
        model.fit(matrix[~is_test], goal[~is_test])
    goal = goal[is_test]
    if about["metric"] == "r2":
        said = model.predict(matrix[is_test])
        again = r2_score(goal, said)
    else:
        # Of more than two labels, the mean of each against the rest.
        said = model.predict_proba(matrix[is_test])
        labels = [1] if about["labels"] == 2 else range(about["labels"])
        there = [label for label in labels if 0 < (goal == label).sum() < len(goal)]
        areas = [roc_auc_score(goal == label, said[:, label]) for label in there]
        again = sum(areas) / len(areas) if areas else float("nan")
    return line_again(again, about), {"goal": goal, "said": said}


def judge_again(model, table, path, about):
    """Train again and say how good that is; what cannot train leaves the rows as they are."""
    try:
        line, judged = train_and_judge(model, table, about)
    except Exception as error:
        return tell_again(path, not_again(error))
    tell_again(path, line)
    return judged`,
} as const

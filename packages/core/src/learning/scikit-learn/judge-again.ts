/** How a model learns and is judged beside the one that was trained before. */
export const JUDGE_AGAIN = `def judge_again(model, table, path, about):
    """Learn from the train rows; say how good it is on the others, beside what was trained before."""
    matrix = table[about["features"]].to_numpy(dtype="float64", na_value=float("nan"))
    goal = table[about["goal"]].to_numpy(dtype="float64")
    tests = table[about["tests"]].to_numpy(dtype=bool)
    model.fit(matrix[~tests], goal[~tests])
    goal = goal[tests]
    if about["metric"] == "r2":
        name, again = "R²", r2_score(goal, model.predict(matrix[tests]))
    else:
        # Of more than two labels, the mean of each against the rest.
        chances = model.predict_proba(matrix[tests])
        labels = [1] if about["labels"] == 2 else range(about["labels"])
        there = [label for label in labels if 0 < (goal == label).sum() < len(goal)]
        areas = [roc_auc_score(goal == label, chances[:, label]) for label in there]
        name, again = "AUC", sum(areas) / len(areas)
    line = f"trained again: {name} {again:.3f} against {about['trained']:.3f}"
    if abs(again - about["trained"]) > about["tolerance"]:
        line += f", which is further apart than {about['tolerance']:g}"
    print(line)
    path.write_text(line + "\\n", encoding="utf-8")`

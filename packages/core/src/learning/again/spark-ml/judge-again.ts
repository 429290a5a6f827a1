import { LINE_AGAIN } from '../line-again.ts'

/** How a model of Spark learns and is judged beside the one that was trained before. */
export const SPARK_JUDGE_AGAIN = {
  names: [
    'tell_again',
    ...LINE_AGAIN.names,
    'rows_to_learn',
    'area_under',
    'train_and_judge',
    'judge_again',
  ],
  definition: `def tell_again(path, line):
    """Say how it went, and leave it as a file."""
    LOG.info(line)
    path.write_text(line + "\\n", encoding="utf-8")


${LINE_AGAIN.definition}


def rows_to_learn(table, about):
    """Features as one vector, the label, a weight and the side of the split; and the most categories."""
    from pyspark.ml.feature import VectorAssembler
    from pyspark.sql import functions as F

    # By place, as Spark takes a dot in a name for a way into it.
    plain = table.toDF(*[f"c{place}" for place in range(len(table.columns))])
    at = {name: F.col(f"c{place}") for place, name in enumerate(table.columns)}
    label = at[about["goal"]].cast("double")
    # Trees take no empty cell: it lies below all others.
    numbers = [F.coalesce(at[name].cast("double"), F.lit(-1e12)) for name in about["features"]]
    most = plain.agg(*[F.max(number) for number in numbers]).first()
    sizes = [int(top) + 1 if is_code else 0 for top, is_code in zip(most, about["categories"])]
    names = [f"x{place}" for place in range(len(numbers))]
    features = [
        number.alias(name, metadata={"ml_attr": {"type": "nominal", "num_vals": size}})
        if size > 0
        else number.alias(name)
        for number, name, size in zip(numbers, names, sizes)
    ]
    weight = F.lit(1.0)
    if about["settings"].get("balanced"):
        for row in plain.groupBy(label.alias("label")).count().collect():
            weight = F.when(label == row["label"], 1 / row["count"]).otherwise(weight)
    is_test = at[about["tests"]] == 1
    columns = [label.alias("label"), weight.alias("weight"), is_test.alias("is_test")]
    rows = VectorAssembler(inputCols=names, outputCol="features").transform(
        plain.select(*features, *columns)
    )
    return rows.select("features", "label", "weight", "is_test").cache(), max(32, *sizes)


def area_under(said, label):
    """How well the chances of a label put the rows in order; None where all rows have it, or none."""
    from pyspark.ml.evaluation import BinaryClassificationEvaluator
    from pyspark.ml.functions import vector_to_array
    from pyspark.sql import functions as F

    is_it = F.coalesce(F.col("label") == label, F.lit(False)).cast("double")
    one = said.select(
        is_it.alias("is_it"), vector_to_array("probability")[label].alias("chance")
    ).cache()
    if one.select("is_it").distinct().count() < 2:
        return None
    return BinaryClassificationEvaluator(
        labelCol="is_it", rawPredictionCol="chance", numBins=0
    ).evaluate(one)


def train_and_judge(learner, table, about):
    """Learn from the train rows; say how good it is on the others, beside what was trained before."""
    from pyspark.ml.evaluation import RegressionEvaluator

    rows, bins = rows_to_learn(table, about)
    if learner.hasParam("maxBins"):
        learner.set(learner.maxBins, bins)
    if about["settings"].get("balanced") and learner.hasParam("weightCol"):
        learner.set(learner.weightCol, "weight")
    if about["scaled"]:
        from pyspark.ml.feature import StandardScaler

        scaler = StandardScaler(inputCol="features", outputCol="scaled", withMean=True)
        rows = scaler.fit(rows.filter("not is_test")).transform(rows)
        learner.set(learner.featuresCol, "scaled")
    said = learner.fit(rows.filter("not is_test")).transform(rows.filter("is_test"))
    if about["metric"] == "r2":
        again = RegressionEvaluator(metricName="r2").evaluate(said)
    else:
        # Of more than two labels, the mean of each against the rest.
        labels = [1] if about["labels"] == 2 else range(about["labels"])
        found = [area_under(said, label) for label in labels]
        areas = [area for area in found if area is not None]
        again = sum(areas) / len(areas) if areas else float("nan")
    return line_again(again, about)


def judge_again(learner, table, path, about):
    """Train again and say how good that is; what cannot train leaves the rows as they are."""
    try:
        line = train_and_judge(learner, table, about)
    except Exception as error:
        line = not_again(error)
    tell_again(path, line)`,
} as const

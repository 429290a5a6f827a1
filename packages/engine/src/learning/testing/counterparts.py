"""
What scikit-learn and xgboost reach on the same matrices, rows and settings: writes data sets as bytes and
the figures of each model into the working folder. `counterparts.py <rows>` says how large the generated
sets are.
"""

import json
import sys
import warnings

import numpy as np
import xgboost
from sklearn import datasets
from sklearn.cluster import KMeans
from sklearn.ensemble import RandomForestClassifier, RandomForestRegressor
from sklearn.linear_model import LinearRegression, LogisticRegression
from sklearn.metrics import r2_score, roc_auc_score
from sklearn.neural_network import MLPClassifier, MLPRegressor
from sklearn.tree import DecisionTreeClassifier, DecisionTreeRegressor

warnings.filterwarnings("ignore")
ROWS = int(sys.argv[1])
FOLDS = 5


def settings(rows, labels):
    small = rows < 1000
    trees = 100 if labels <= 10 else max(20, 1000 // labels)
    epochs = min(100, max(5, round(100_000 / rows)))
    return {
        "tree_depth": 5 if rows < 1000 else 8,
        "trees": trees,
        "depth": 3 if small else 4,
        "rate": 0.1 if small else 0.2,
        "epochs": epochs,
        "batch": 32 if rows < 10_000 else 256,
    }


def generated(rows):
    random = np.random.default_rng(20240131)
    numbers = random.normal(size=(rows, 10))
    numbers[:, 3] = np.exp(numbers[:, 3])
    codes, effects = [], np.zeros(rows)
    for levels in (3, 8, 20, 60, 300):
        weights = 1 / np.arange(1, levels + 1)
        level = random.choice(levels, size=rows, p=weights / weights.sum())
        effects += random.normal(size=levels)[level] * 0.6
        # In the order of how frequent they are, as features hold them.
        order = np.argsort(-np.bincount(level, minlength=levels), kind="stable")
        places = np.empty(levels, dtype=int)
        places[order] = np.arange(1, levels + 1)
        codes.append(np.where(places[level] > 250, 251, places[level]).astype(float))
    signal = (
        0.8 * numbers[:, 0]
        - 0.5 * numbers[:, 1] * (numbers[:, 2] > 0)
        + np.sin(2 * numbers[:, 4])
        + 0.4 * np.log(numbers[:, 3])
        + effects
    )
    for column, share in ((0, 0.02), (1, 0.05), (3, 0.1), (5, 0.15), (6, 0.2)):
        gone = random.random(rows) < share
        numbers[gone, column] = np.nan
    noise = random.normal(size=rows)
    codes[2] = np.where(random.random(rows) < 0.05, 0, codes[2])
    matrix = np.column_stack([numbers, *codes])
    kinds = ["number"] * 10 + ["code"] * 5
    waves = (
        10 * np.sin(np.pi * numbers[:, 7] * numbers[:, 8] / 4)
        + 5 * np.square(numbers[:, 9])
        + 3 * np.nan_to_num(numbers[:, 5])
        + noise
    )
    two = signal + 1.2 * random.logistic(size=rows) > 0
    rare = signal + random.logistic(size=rows) > np.quantile(signal, 0.97)
    three = np.digitize(signal + noise, np.quantile(signal + noise, [0.4, 0.75]))
    yield "mixed, two labels", matrix, kinds, two.astype(float), "classification"
    yield "mixed, numbers", matrix, kinds, signal + noise, "regression"
    yield "mixed, three labels", matrix, kinds, three.astype(float), "classification"
    yield "waves, numbers", matrix[:, :10], kinds[:10], waves, "regression"
    yield "mixed, rare label", matrix, kinds, rare.astype(float), "classification"


def classics():
    for name, load, task in (
        ("iris", datasets.load_iris, "classification"),
        ("wine", datasets.load_wine, "classification"),
        ("breast cancer", datasets.load_breast_cancer, "classification"),
        ("diabetes", datasets.load_diabetes, "regression"),
        ("digits", datasets.load_digits, "classification"),
    ):
        data = load()
        kinds = ["number"] * data.data.shape[1]
        yield name, data.data, kinds, data.target.astype(float), task


def design(matrix, kinds):
    """What models with weights are given: medians for nulls, flags for nulls and frequent codes."""
    columns = []
    for place, kind in enumerate(kinds):
        column = matrix[:, place]
        if kind == "code":
            for code in range(2, min(33, int(column.max()) + 1)):
                columns.append(column == code)
            if column.max() > 32:
                columns.append(column > 32)
            if (column == 0).any():
                columns.append(column == 0)
            continue
        gone = np.isnan(column)
        columns.append(np.where(gone, np.nanmedian(column), column))
        if gone.any():
            columns.append(gone)
    return np.column_stack(columns).astype(float)


def models(task, used, kinds):
    types = ["c" if kind == "code" else "q" for kind in kinds]
    boosted = dict(
        n_estimators=used["trees"],
        max_depth=used["depth"],
        learning_rate=used["rate"],
        tree_method="hist",
        n_jobs=1,
        enable_categorical=True,
        feature_types=types,
        # Splits by sets of codes, as ours are.
        max_cat_to_onehot=1,
    )
    network = dict(
        hidden_layer_sizes=(32, 16),
        learning_rate_init=0.003,
        batch_size=used["batch"],
        max_iter=used["epochs"],
        random_state=0,
    )
    if task == "regression":
        return {
            "linear_regression": LinearRegression(),
            "decision_tree": DecisionTreeRegressor(max_depth=used["tree_depth"], random_state=0),
            "random_forest": RandomForestRegressor(30, max_depth=10, random_state=0),
            "gradient_boosting": xgboost.XGBRegressor(**boosted),
            "neural_network": MLPRegressor(**network),
        }
    return {
        "linear_regression": LogisticRegression(C=1, tol=1e-12, max_iter=10_000),
        "decision_tree": DecisionTreeClassifier(max_depth=used["tree_depth"], random_state=0),
        "random_forest": RandomForestClassifier(30, max_depth=10, random_state=0),
        "gradient_boosting": xgboost.XGBClassifier(**boosted),
        "neural_network": MLPClassifier(**network),
    }


def score(model, matrix, target, task):
    if task == "regression":
        return r2_score(target, model.predict(matrix)), model.predict(matrix)
    chances = model.predict_proba(matrix)
    if chances.shape[1] == 2:
        return roc_auc_score(target, chances[:, 1]), chances[:, 1]
    labels = np.arange(chances.shape[1])
    return roc_auc_score(target, chances, multi_class="ovr", labels=labels), chances[:, 0]


def write(name, values):
    np.asfortranarray(values, dtype=np.float64).T.tofile(name)


told = []
sets = [(*each, FOLDS) for each in classics()] + [(*each, 1) for each in generated(ROWS)]
for number, (name, matrix, kinds, target, task, folds) in enumerate(sets):
    rows = len(target)
    labels = 0 if task == "regression" else int(target.max()) + 1
    fold = np.random.default_rng(7).permutation(rows) % 5
    wide = design(matrix, kinds)
    write(f"{number}.matrix", matrix)
    write(f"{number}.design", wide)
    target.tofile(f"{number}.target")
    fold.astype(np.float64).tofile(f"{number}.fold")
    figures, exact = {}, {}
    used = settings(int((fold != 0).sum()), labels)
    for algorithm in models(task, used, kinds):
        found = []
        for left in range(folds):
            train = fold != left
            model = models(task, used, kinds)[algorithm]
            weighted = algorithm in ("linear_regression", "neural_network")
            given = wide if weighted else matrix
            if weighted:
                mean, deviation = given[train].mean(axis=0), given[train].std(axis=0)
                given = (given - mean) / np.where(deviation > 0, deviation, 1)
            answers = target
            if algorithm == "neural_network" and task == "regression":
                answers = (target - target[train].mean()) / target[train].std()
            model.fit(given[train], answers[train])
            figure, predicted = score(model, given[~train], answers[~train], task)
            found.append(figure)
            if algorithm == "linear_regression" and left == 0:
                exact = {"predicted": predicted[:200].tolist()}
        figures[algorithm] = float(np.mean(found))
    scaled = (wide - wide.mean(axis=0)) / np.where(wide.std(axis=0) > 0, wide.std(axis=0), 1)
    start = scaled[:: max(1, rows // 5)][:5]
    clusters = KMeans(5, init=start, n_init=1, max_iter=300, tol=0, algorithm="lloyd").fit(scaled)
    told.append(
        {
            **{"name": name, "task": task, "kinds": kinds, "rows": rows, "labels": labels},
            **{"width": wide.shape[1], "folds": folds, "settings": used, "figures": figures},
            **exact,
            "inertia": float(clusters.inertia_),
        }
    )
with open("told.json", "w") as file:
    json.dump(told, file)

"""
What xgboost takes for the same on one thread, the matrix being read already: `xgboost_learning.py <folder>`
trains 100 trees, 4 deep, and says something of a million rows.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np
import xgboost
from sklearn.metrics import roc_auc_score

folder = Path(sys.argv[1])


def matrix(name):
    cells = np.loadtxt(folder / f"{name}.csv", delimiter=",")
    return cells[:, :-1], cells[:, -1]


learned, labels = matrix("learned")
is_test = np.arange(len(labels)) % 5 == 0
model = xgboost.XGBClassifier(
    n_estimators=100, max_depth=4, learning_rate=0.2, tree_method="hist", n_jobs=1
)
started = time.process_time()
model.fit(learned[~is_test], labels[~is_test])
train = time.process_time() - started
area = roc_auc_score(labels[is_test], model.predict_proba(learned[is_test])[:, 1])
print(f"  area under the curve: {area:.4f}", file=sys.stderr)

scored, _ = matrix("scored")
started = time.process_time()
said = model.predict_proba(scored)
score = time.process_time() - started
print(json.dumps({"train": train, "score": score, "rows": len(said)}))

import json
import sys
import time

import pandas as pd

folder, source = sys.argv[1], sys.argv[2]
started = time.perf_counter()
read = pd.read_csv if source == "csv" else pd.read_parquet
sales = read(f"{folder}/sales.{source}")
customers = read(f"{folder}/customers.{source}")
joined = sales[sales["price"] > 100].merge(customers, on="customer_id")
joined["value"] = joined["quantity"] * joined["price"]
groups = joined.groupby(["region", "segment", "country"], as_index=False)
table = groups.agg(orders=("value", "size"), revenue=("value", "sum"))
table.sort_values("revenue", ascending=False).to_parquet(f"{folder}/pandas.parquet", index=False)
print(json.dumps({"query": time.perf_counter() - started, "rows": len(table)}))

import json
import sys
import time

import polars as pl

folder, source = sys.argv[1], sys.argv[2]
started = time.perf_counter()
scan = pl.scan_csv if source == "csv" else pl.scan_parquet
table = (
    scan(f"{folder}/sales.{source}")
    .filter(pl.col("price") > 100)
    .join(scan(f"{folder}/customers.{source}"), on="customer_id")
    .with_columns(value=pl.col("quantity") * pl.col("price"))
    .group_by("region", "segment", "country")
    .agg(orders=pl.len(), revenue=pl.col("value").sum())
    .sort("revenue", descending=True)
    .collect(engine="streaming")
)
table.write_parquet(f"{folder}/polars.parquet")
print(json.dumps({"query": time.perf_counter() - started, "rows": table.height}))

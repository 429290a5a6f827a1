-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb < pipeline.sql

WITH sales AS (
  -- Load sales
  SELECT *
  FROM read_csv(
    'sales.csv',
    auto_detect = false,
    header = true,
    columns = {
      'region': 'VARCHAR',
      'Unit Price': 'DOUBLE',
      'pieces': 'BIGINT',
      'day': 'DATE'
    }
  )
)
-- The operation aggregate
SELECT
  region,
  count(*) AS rows,
  CAST(sum(pieces) AS BIGINT) AS total,
  quantile_cont("Unit Price", 0.5e0) AS middle,
  first("Unit Price" ORDER BY day DESC NULLS LAST, "Unit Price" NULLS LAST) AS latest,
  string_agg(CAST(day AS VARCHAR), ', ' ORDER BY day NULLS LAST) AS days
FROM sales
GROUP BY region;

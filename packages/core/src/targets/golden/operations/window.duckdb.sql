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
-- The operation window
SELECT
  *,
  rank() OVER (PARTITION BY region ORDER BY day DESC NULLS LAST) AS place,
  lag(pieces, 2) OVER (ORDER BY day DESC NULLS LAST, region NULLS LAST, "Unit Price" NULLS LAST, pieces NULLS LAST) AS before,
  quantile_cont(pieces, 0.5) OVER (PARTITION BY region) AS usual
FROM sales;

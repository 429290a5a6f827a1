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
), returns AS (
  -- Load returns
  SELECT *
  FROM read_parquet('returns.parquet')
)
-- The operation join
SELECT coalesce(sales.region, returns.region) AS region, sales.pieces, returns.returned
FROM sales
FULL JOIN returns ON sales.region = returns.region;

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
-- The operation append
SELECT *
FROM (
  SELECT region, "Unit Price", pieces, day, CAST(NULL AS BIGINT) AS returned
  FROM sales
  UNION
  SELECT
    region,
    CAST(NULL AS DOUBLE) AS "Unit Price",
    CAST(NULL AS BIGINT) AS pieces,
    CAST(NULL AS DATE) AS day,
    returned
  FROM returns
);

-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb < pipeline.sql

WITH sales AS (
  -- Load sales
  SELECT *
  FROM read_csv(
    'sales.csv',
    auto_detect = false,
    header = true,
    delim = ',',
    quote = '"',
    escape = '"',
    nullstr = '',
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
SELECT coalesce(l.region, r.region) AS region, l.pieces, r.returned
FROM sales AS l
FULL JOIN returns AS r ON l.region = r.region;

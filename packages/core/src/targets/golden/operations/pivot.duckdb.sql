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
-- The operation pivot
SELECT
  day,
  CAST(sum(pieces) FILTER (WHERE region = 'O''Hare') AS BIGINT) AS "O'Hare",
  CAST(sum(pieces) FILTER (WHERE region IS NULL) AS BIGINT) AS "none"
FROM sales
GROUP BY day;

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
-- The operation sample
SELECT *
FROM sales
QUALIFY row_number() OVER (ORDER BY md5(concat_ws('|', '7', coalesce(region, ''), coalesce(CAST(day AS VARCHAR), ''))), region NULLS LAST, "Unit Price" NULLS LAST, pieces NULLS LAST, day NULLS LAST) <= floor(0.1e0 * count(*) OVER () + 0.5);

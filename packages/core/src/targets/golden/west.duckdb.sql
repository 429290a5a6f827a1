-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb < pipeline.sql

COPY (
  WITH load AS (
    -- Load sales.csv
    SELECT *
    FROM read_csv(
      'sales.csv',
      auto_detect = false,
      header = true,
      columns = {
        'id': 'BIGINT',
        'Unit Price': 'DOUBLE',
        'region': 'VARCHAR',
        'ordered': 'DATE',
        'seen': 'TIMESTAMP',
        'paid': 'BOOLEAN'
      }
    )
  )
  -- Keep rows where region is West
  -- Export as Parquet
  SELECT *
  FROM load
  WHERE
    region = 'West'
    AND ordered >= DATE '2024-01-01'
    AND NOT (paid OR "Unit Price" / nullif(id, 0) > 2.5)
) TO 'west.parquet' (FORMAT parquet, COMPRESSION zstd);

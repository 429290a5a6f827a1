-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb < pipeline.sql

-- Excel files are written by an extension, which DuckDB fetches once.
INSTALL excel;
LOAD excel;

-- Load sales.csv
CREATE OR REPLACE TEMP VIEW load AS
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
);

-- Take the 3 dearest
SELECT *
FROM load
ORDER BY "Unit Price" DESC NULLS LAST
LIMIT 3;

-- Export as Excel
COPY (
  SELECT *
  FROM load
) TO 'all.xlsx' (FORMAT xlsx, HEADER true);

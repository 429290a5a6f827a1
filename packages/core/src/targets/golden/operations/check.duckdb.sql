-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb -bail < pipeline.sql

-- Load sales
CREATE OR REPLACE TEMP VIEW sales AS
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
);

-- The operation aggregate
CREATE OR REPLACE TEMP TABLE counts AS
SELECT
  count(*) AS rows,
  count(CASE WHEN region IS NULL THEN CAST(1 AS BIGINT) END) AS empty
FROM sales;

SELECT CASE WHEN rows < 1 THEN error(concat('Rows: ', rows)) END AS stopped FROM counts;

SELECT concat('Rejected rows (region is not empty): ', empty) AS warning FROM counts WHERE empty > 0;

-- The operation filter
SELECT *
FROM sales
WHERE region IN ('West', 'East') AND NOT (pieces / 2 > 10 OR day IS NULL);

-- PostgreSQL 12 or newer. Run it in the folder of the data files:
--   psql -v ON_ERROR_STOP=1 -f pipeline.postgres.sql
-- Other folders: -v input_dir=/data -v output_dir=/results
\set ON_ERROR_STOP on
\encoding UTF8
SET standard_conforming_strings = on;
SET datestyle = 'ISO, YMD';
SET extra_float_digits = 1;

\if :{?input_dir}
  \cd :input_dir
\endif

-- Read sales.csv
CREATE TEMP TABLE sales_csv (
  region text,
  "Unit Price" double precision,
  pieces bigint,
  day date
);
\copy sales_csv FROM 'sales.csv' WITH (FORMAT csv, HEADER true, FORCE_NULL (region, "Unit Price", pieces, day))

-- Read returns.parquet.csv
CREATE TEMP TABLE returns_parquet (region text, returned bigint);
\copy returns_parquet FROM 'returns.parquet.csv' WITH (FORMAT csv, HEADER true)

WITH sales AS (
  -- Load sales
  SELECT *
  FROM sales_csv
), returns AS (
  -- Load returns
  SELECT *
  FROM returns_parquet
)
-- The operation join
SELECT coalesce(sales.region, returns.region) AS region, sales.pieces, returns.returned
FROM sales
FULL JOIN returns ON sales.region = returns.region;

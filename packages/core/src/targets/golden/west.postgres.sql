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
  id bigint,
  "Unit Price" double precision,
  region text,
  ordered date,
  seen timestamp,
  paid boolean
);
\copy sales_csv FROM 'sales.csv' WITH (FORMAT csv, HEADER true, FORCE_NULL (id, "Unit Price", region, ordered, seen, paid))

\if :{?output_dir}
  \cd :output_dir
\endif

COPY (
  WITH load AS (
    -- Load sales.csv
    SELECT *
    FROM sales_csv
  )
  -- Keep rows where region is West
  -- Export as Parquet
  SELECT id, "Unit Price", region, ordered, seen, CAST(paid AS text) AS paid
  FROM load
  WHERE
    region = 'West'
    AND ordered >= DATE '2024-01-01'
    AND NOT (paid OR "Unit Price" / nullif(id, 0) > 2.5)
) TO STDOUT WITH (FORMAT csv, HEADER true) \g |gzip > 'west.parquet.csv.gz'

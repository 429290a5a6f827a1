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

WITH sales AS (
  -- Load sales
  SELECT *
  FROM sales_csv
)
-- The operation sample
SELECT region, "Unit Price", pieces, day
FROM (
  SELECT
    *,
    row_number() OVER (ORDER BY md5(array_to_string(ARRAY['7', coalesce(region, ''), coalesce(CAST(day AS text), '')], '|')) COLLATE "C", region COLLATE "C" NULLS LAST, "Unit Price" NULLS LAST, pieces NULLS LAST, day NULLS LAST) AS place,
    count(*) OVER () AS total
  FROM sales
) AS t
WHERE place <= floor(CAST(0.1 AS double precision) * total + 0.5);

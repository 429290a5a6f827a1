-- PostgreSQL 12 or newer. Run it in the folder of the data files:
--   psql -v ON_ERROR_STOP=1 -f pipeline.postgres.sql
-- Other folders: -v input_dir=/data -v output_dir=/results
\set ON_ERROR_STOP on
\encoding UTF8
SET standard_conforming_strings = on;
SET datestyle = 'ISO, YMD';
SET extra_float_digits = 1;

CREATE FUNCTION pg_temp.quantile(cells double precision[], fraction double precision) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT percentile_cont(fraction) WITHIN GROUP (ORDER BY cell) FROM unnest(cells) AS cell
$$;

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
-- The operation window
SELECT
  *,
  rank() OVER (PARTITION BY region ORDER BY day DESC NULLS LAST) AS place,
  lag(pieces, 2) OVER (ORDER BY day DESC NULLS LAST, region COLLATE "C" NULLS LAST, "Unit Price" NULLS LAST, pieces NULLS LAST) AS before,
  pg_temp.quantile(array_agg(CAST(pieces AS double precision)) OVER (PARTITION BY region), 0.5) AS usual
FROM sales;

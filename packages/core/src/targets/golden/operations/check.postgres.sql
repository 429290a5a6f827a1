-- PostgreSQL 12 or newer. Run it in the folder of the data files:
--   psql -v ON_ERROR_STOP=1 -f pipeline.postgres.sql
-- Other folders: -v input_dir=/data -v output_dir=/results
\set ON_ERROR_STOP on
\encoding UTF8
SET standard_conforming_strings = on;
SET datestyle = 'ISO, YMD';
SET extra_float_digits = 1;

CREATE FUNCTION pg_temp.stop(message text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', message;
END $$;

CREATE FUNCTION pg_temp.warn(message text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  RAISE WARNING '%', message;
  RETURN message;
END $$;

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

-- Load sales
CREATE TEMP VIEW sales AS
SELECT *
FROM sales_csv;

-- The operation aggregate
CREATE TEMP TABLE counts AS
SELECT
  count(*) AS rows,
  count(CASE WHEN region IS NULL THEN CAST(1 AS bigint) END) AS empty
FROM sales;

SELECT CASE WHEN rows < 1 THEN pg_temp.stop(concat('Rows: ', rows)) END AS stopped FROM counts;

SELECT pg_temp.warn(concat('Rejected rows (region is not empty): ', empty)) AS warning FROM counts WHERE empty > 0;

-- The operation filter
SELECT *
FROM sales
WHERE
  region IN ('West', 'East')
  AND NOT (CAST(pieces AS double precision) / 2 > 10 OR day IS NULL);

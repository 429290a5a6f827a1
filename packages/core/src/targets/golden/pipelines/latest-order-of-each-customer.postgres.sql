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

-- Read orders.csv
CREATE TEMP TABLE orders_csv (
  order_id bigint,
  customer_id bigint,
  product_id text,
  ordered_on date,
  quantity bigint,
  amount double precision,
  status text
);
\copy orders_csv FROM 'orders.csv' WITH (FORMAT csv, HEADER true, FORCE_NULL (order_id, customer_id, product_id, ordered_on, quantity, amount, status))

WITH orders AS (
  -- Load orders.csv
  SELECT *
  FROM orders_csv
)
-- Look across rows (row number as row_number within customer_id by ordered_on descending, order_id descending)
-- Keep rows where `row_number = 1`
-- Select the columns customer_id, order_id, ordered_on, amount
SELECT customer_id, order_id, ordered_on, amount
FROM (
  SELECT order_id, customer_id, product_id, ordered_on, quantity, amount, status
  FROM (
    SELECT
      *,
      row_number() OVER (PARTITION BY customer_id ORDER BY ordered_on DESC NULLS LAST, order_id DESC NULLS LAST, product_id COLLATE "C" NULLS LAST, quantity NULLS LAST, amount NULLS LAST, status COLLATE "C" NULLS LAST) AS place
    FROM orders
  ) AS t
  WHERE place = 1
) AS t;

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

-- Read customers.csv
CREATE TEMP TABLE customers_csv (
  customer_id bigint,
  name text,
  country text,
  signed_up_on date
);
\copy customers_csv FROM 'customers.csv' WITH (FORMAT csv, HEADER true, FORCE_NULL (customer_id, name, country, signed_up_on))

WITH orders AS (
  -- Load orders.csv
  SELECT *
  FROM orders_csv
), customers AS (
  -- Load customers.csv
  SELECT *
  FROM customers_csv
)
-- Join with customers on customer_id with suffix "_customers"
-- Compute year as `year(ordered_on)`
-- Group by country, year to get total amount as revenue
-- Sort by country, year
SELECT
  customers.country,
  CAST(extract(year FROM orders.ordered_on) AS bigint) AS year,
  sum(orders.amount) AS revenue
FROM orders
JOIN customers ON orders.customer_id = customers.customer_id
GROUP BY customers.country, CAST(extract(year FROM orders.ordered_on) AS bigint)
ORDER BY customers.country COLLATE "C" NULLS LAST, year NULLS LAST;

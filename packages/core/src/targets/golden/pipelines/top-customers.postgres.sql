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

-- Read products.csv
CREATE TEMP TABLE products_csv (
  product_id text,
  product text,
  category text,
  price double precision
);
\copy products_csv FROM 'products.csv' WITH (FORMAT csv, HEADER true, FORCE_NULL (product_id, product, category, price))

WITH orders AS (
  -- Load orders.csv
  SELECT *
  FROM orders_csv
), customers AS (
  -- Load customers.csv
  SELECT *
  FROM customers_csv
), products AS (
  -- Load products.csv
  SELECT *
  FROM products_csv
), paid_orders AS (
  -- Keep rows where `status = 'paid'`
  SELECT *
  FROM orders
  WHERE status = 'paid'
)
-- Join with customers on customer_id with suffix "_customers"
-- Join with products on product_id with suffix "_products"
-- Compute quantity_times_price as `quantity * price`
-- Group by name to get total quantity_times_price as revenue, number of rows as orders
-- Take the first 10 rows by revenue descending
SELECT
  customers.name,
  sum(paid_orders.quantity * products.price) AS revenue,
  count(*) AS orders
FROM paid_orders
JOIN customers ON paid_orders.customer_id = customers.customer_id
JOIN products ON paid_orders.product_id = products.product_id
GROUP BY customers.name
ORDER BY revenue DESC NULLS LAST, customers.name COLLATE "C" NULLS LAST, orders NULLS LAST
LIMIT 10;

-- DuckDB 1.2 or newer. Run it in the folder of the data files: duckdb < pipeline.sql

WITH orders AS (
  -- Load orders.csv
  SELECT *
  FROM read_csv(
    'orders.csv',
    auto_detect = false,
    header = true,
    columns = {
      'order_id': 'BIGINT',
      'customer_id': 'BIGINT',
      'product_id': 'VARCHAR',
      'ordered_on': 'DATE',
      'quantity': 'BIGINT',
      'amount': 'DOUBLE',
      'status': 'VARCHAR'
    }
  )
), customers AS (
  -- Load customers.csv
  SELECT *
  FROM read_csv(
    'customers.csv',
    auto_detect = false,
    header = true,
    columns = {
      'customer_id': 'BIGINT',
      'name': 'VARCHAR',
      'country': 'VARCHAR',
      'signed_up_on': 'DATE'
    }
  )
), products AS (
  -- Load products.csv
  SELECT *
  FROM read_csv(
    'products.csv',
    auto_detect = false,
    header = true,
    columns = {
      'product_id': 'VARCHAR',
      'product': 'VARCHAR',
      'category': 'VARCHAR',
      'price': 'DOUBLE'
    }
  )
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
ORDER BY revenue DESC NULLS LAST, customers.name NULLS LAST, orders NULLS LAST
LIMIT 10;

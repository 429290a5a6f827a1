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
)
-- Join with customers on customer_id with suffix "_customers"
-- Compute year as `year(ordered_on)`
-- Group by country, year to get total amount as revenue
-- Sort by country, year
SELECT customers.country, year(orders.ordered_on) AS year, sum(orders.amount) AS revenue
FROM orders
JOIN customers ON orders.customer_id = customers.customer_id
GROUP BY customers.country, year(orders.ordered_on)
ORDER BY customers.country NULLS LAST, year NULLS LAST;

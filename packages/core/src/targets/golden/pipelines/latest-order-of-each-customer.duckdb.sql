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
)
-- Look across rows (row number as row_number within customer_id by ordered_on descending, order_id descending)
-- Keep rows where `row_number = 1`
-- Select the columns customer_id, order_id, ordered_on, amount
SELECT customer_id, order_id, ordered_on, amount
FROM (
  SELECT *
  FROM orders
  QUALIFY row_number() OVER (PARTITION BY customer_id ORDER BY ordered_on DESC NULLS LAST, order_id DESC NULLS LAST, product_id NULLS LAST, quantity NULLS LAST, amount NULLS LAST, status NULLS LAST) = 1
);

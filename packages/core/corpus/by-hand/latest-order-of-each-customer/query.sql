SELECT
  customer_id,
  order_id,
  ordered_on,
  amount
FROM orders
QUALIFY row_number() OVER (PARTITION BY customer_id ORDER BY ordered_on DESC, order_id DESC) = 1

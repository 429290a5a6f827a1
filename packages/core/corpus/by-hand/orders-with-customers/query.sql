SELECT
  order_id,
  ordered_on,
  name,
  country,
  amount
FROM orders
LEFT JOIN customers ON orders.customer_id = customers.customer_id

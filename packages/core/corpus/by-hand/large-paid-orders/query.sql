SELECT
  order_id,
  customer_id,
  amount
FROM orders
WHERE status = 'paid' AND amount > 100
ORDER BY amount DESC

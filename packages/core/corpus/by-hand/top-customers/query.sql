SELECT
  name,
  sum(quantity * price) AS revenue,
  count(*) AS orders
FROM orders
JOIN customers ON orders.customer_id = customers.customer_id
JOIN products ON orders.product_id = products.product_id
WHERE status = 'paid'
GROUP BY name
ORDER BY revenue DESC
LIMIT 10

SELECT
  category,
  avg(amount) AS average_order,
  count(DISTINCT customer_id) AS buyers
FROM orders
JOIN products ON orders.product_id = products.product_id
GROUP BY category
HAVING avg(amount) > 50
ORDER BY average_order DESC

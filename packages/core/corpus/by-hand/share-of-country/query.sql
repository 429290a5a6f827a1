SELECT
  name,
  country,
  sum(amount) AS spent,
  sum(amount) / sum(sum(amount)) OVER (PARTITION BY country) AS share
FROM orders
JOIN customers ON orders.customer_id = customers.customer_id
GROUP BY name, country

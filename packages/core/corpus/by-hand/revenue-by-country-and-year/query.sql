SELECT
  country,
  year(ordered_on) AS year,
  sum(amount) AS revenue
FROM orders
JOIN customers ON orders.customer_id = customers.customer_id
GROUP BY country, year(ordered_on)
ORDER BY country, year

SELECT
  date_trunc('month', ordered_on) AS month,
  count(*) AS orders,
  sum(amount) AS sales,
  avg(amount) AS average
FROM orders
GROUP BY date_trunc('month', ordered_on)
ORDER BY month

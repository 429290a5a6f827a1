SELECT
  customer_id,
  sum(CASE WHEN status = 'paid' THEN amount END) AS paid,
  sum(CASE WHEN status = 'returned' THEN amount END) AS returned
FROM orders
GROUP BY customer_id

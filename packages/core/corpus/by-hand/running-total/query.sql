WITH days AS (
  SELECT
    ordered_on,
    sum(amount) AS sales
  FROM orders
  GROUP BY ordered_on
)
SELECT
  ordered_on,
  sales,
  sum(sales) OVER (ORDER BY ordered_on) AS so_far
FROM days
ORDER BY ordered_on

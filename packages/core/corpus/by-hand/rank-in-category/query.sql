SELECT
  category,
  product,
  price,
  rank() OVER (PARTITION BY category ORDER BY price DESC) AS place
FROM products

CREATE VIEW products AS
FROM read_csv('products.csv', header = true, columns = {
  'product_id': 'VARCHAR',
  'product': 'VARCHAR',
  'category': 'VARCHAR',
  'price': 'DOUBLE'
});

CREATE VIEW orders AS
FROM read_csv('orders.csv', header = true, columns = {
  'order_id': 'BIGINT',
  'customer_id': 'BIGINT',
  'product_id': 'VARCHAR',
  'ordered_on': 'DATE',
  'quantity': 'BIGINT',
  'amount': 'DOUBLE',
  'status': 'VARCHAR'
});

CREATE VIEW customers AS
FROM read_csv('customers.csv', header = true, columns = {
  'customer_id': 'BIGINT',
  'name': 'VARCHAR',
  'country': 'VARCHAR',
  'signed_up_on': 'DATE'
});

import { expect, test } from 'vitest'
import { isOwnKey } from './key-names.ts'

test.each([
  ['customer_id', 'customers', true],
  ['CustomerID', 'Customers', true],
  ['cust_id', 'customers', true],
  ['id', 'visits', true],
  ['order_item_id', 'order_items', true],
  ['item_no', 'order_items', true],
  ['company_id', 'companies', true],
  ['order_id', 'order_items', false],
  ['customer_id', 'orders', false],
  ['customer', 'customers', false],
  ['patient_id', 'visits', false],
])('%s tells the rows of %s apart: %s', (name, table, isOwn) => {
  expect(isOwnKey(name, table)).toBe(isOwn)
})

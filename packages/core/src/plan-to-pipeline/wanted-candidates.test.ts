import { expect, test } from 'vitest'
import { answerOver } from './question/testing/answer.ts'
import { readAsked } from './question/testing/read-asked.ts'

const [REPAIRS] = readAsked(String.raw`
@ repairs
# repairs
[["Job No.","text"],["Customer","text"],["Mechanic","text"],["Hours","number"]]
["J1","Maas","Tia",1.5]
["J2","Nolan","Udo",3]
["J3","Maas","Udo",0.5]
["J4","Maas","Tia",4]
`)

test.each([
  ['which jobs took more than 1 hour? job no, shoe size and hours', '"shoe size"'],
  ['Which jobs took more than 1 hour? Please give job no. and frame colour.', '"frame colour"'],
  ['longest job: job no and voltage', '"voltage"'],
  ['list customer, mechanic, voltage and hours', '"voltage"'],
  // What tables have is not asked about with it.
  ['list hours, voltage and customer of the repairs', 'meant by "voltage", which'],
  ['list customer, voltage, hours and mechanic', 'meant by "voltage", which'],
  ['what is the total, mean and torque of hours?', '"torque"'],
  ['what is the total and torque of hours?', '"torque"'],
  // Nor is what is known said to be unknown, or quoted otherwise than it was written.
  ['mean and median of hours', 'leaves out "median"'],
  ['repairs by torque desc', '"repairs by torque desc"'],
  // A customer with several jobs has no hours of his own.
  ['which customers have more than 2 jobs? customer and hours', '"hours"'],
])('%s: what cannot be shown is asked about', (asks, unknown) => {
  if (!REPAIRS) throw new Error('there is one set of tables')
  const { said, rows } = answerOver(asks, REPAIRS)
  expect(rows).toBeNull()
  expect(said).toContain(unknown)
})

const [SHOP] = readAsked(String.raw`
@ a shop
# customers
[["customer_id","integer"],["customer_name","text"],["city","text"],["age","integer"]]
[1,"Ada","Bonn",34]
[2,"Ben","Aachen",61]
[3,"Cleo","Dresden",27]
# orders
[["order_id","integer"],["customer_id","integer"],["ordered_on","date"],["amount","number"]]
[101,1,"2024-01-10",70]
[102,2,"2024-03-05",65]
[103,1,"2024-04-20",75]
`)

test.each([
  // The first by one thing are not sorted by another.
  'the 2 oldest customers: name and city, youngest first',
  'top 2 customers by total amount: customer name and city, sorted by city',
  'top 2 orders by amount: customer name and amount, smallest first',
  // Nor is a column left out because of an order that finds nothing.
  'customers with orders over 60: name and city, sorted by shoe size',
])('%s: an order that cannot be had is no other answer', (asks) => {
  if (!SHOP) throw new Error('there is one set of tables')
  expect(answerOver(asks, SHOP).rows).toBeNull()
})

test.each([
  'total amount and number of orders per customer, newest first',
  'total amount and number of orders per customer, sorted by age',
])('%s: figures of groups are in no order of something else', (asks) => {
  if (!SHOP) throw new Error('there is one set of tables')
  const { said, rows } = answerOver(asks, SHOP)
  expect(rows).toBeNull()
  expect(said).toContain('sorted by')
})

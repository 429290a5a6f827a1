import type { Catalogue } from '../../pipeline/catalogue.ts'

/** Three files of a shop as it keeps them: each numbers its own rows by `id`. */
export const SHOP: Catalogue = {
  datasets: [
    {
      id: 'customers',
      name: 'customers',
      filename: 'customers.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'name', type: 'text' },
        { name: 'region', type: 'text' },
        { name: 'signup_date', type: 'date' },
      ],
      rowCount: 4,
      samples: {
        id: [1, 2, 3, 4],
        name: ['Anna Berg', 'Ben Cole', 'Carla Diaz', 'David Ek'],
        region: ['North', 'South', 'East'],
        signup_date: ['2023-01-05', '2023-04-11', '2024-02-01', '2024-03-09'],
      },
    },
    {
      id: 'orders',
      name: 'orders',
      filename: 'orders.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'customer_id', type: 'integer' },
        { name: 'product_id', type: 'integer' },
        { name: 'order_date', type: 'date' },
        { name: 'amount', type: 'number' },
        { name: 'status', type: 'text' },
      ],
      rowCount: 5,
      samples: {
        id: [1, 2, 3, 4, 5],
        customer_id: [2, 1, 3],
        product_id: [3, 1, 2],
        order_date: ['2023-05-01', '2023-07-19', '2024-01-30', '2024-06-02', '2024-08-15'],
        amount: [120.5, 80, 19.9, 260, 45],
        status: ['paid', 'returned'],
      },
    },
    {
      id: 'products',
      name: 'products',
      filename: 'products.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'name', type: 'text' },
        { name: 'category', type: 'text' },
        { name: 'price', type: 'number' },
      ],
      rowCount: 3,
      samples: {
        id: [1, 2, 3],
        name: ['Lamp', 'Desk', 'Chair'],
        category: ['Lighting', 'Furniture'],
        price: [40, 210, 95.5],
      },
    },
  ],
}

import type { Catalogue, CatalogueDataset } from '../../../pipeline/catalogue.ts'
import type { Cell, Column, ColumnType } from '../../../relation/column.ts'

/** The sample tables as they are read, with cells that sentences name. */
export const SAMPLES: Catalogue = {
  datasets: [
    table(
      'orders',
      {
        order_id: 'integer',
        customer_id: 'integer',
        product_id: 'text',
        ordered_on: 'date',
        quantity: 'integer',
        discount: 'number',
        amount: 'number',
        status: 'text',
      },
      { status: ['delivered', 'returned', 'cancelled', 'ordered', 'shipped'] },
    ),
    table(
      'customers',
      {
        customer_id: 'integer',
        name: 'text',
        email: 'text',
        country: 'text',
        city: 'text',
        post_code: 'text',
        signed_up_on: 'date',
        newsletter: 'boolean',
      },
      { country: ['Germany', 'France', 'Spain'], city: ['Leipzig', 'Köln', 'Nice'] },
    ),
    table(
      'products',
      {
        product_id: 'text',
        product: 'text',
        category: 'text',
        price: 'number',
        cost: 'number',
        in_stock: 'integer',
      },
      { category: ['Kitchen', 'Garden', 'Lighting', 'Textiles', 'Office'] },
    ),
    table(
      'tickets',
      {
        ticket_id: 'integer',
        opened_at: 'timestamp',
        closed_at: 'timestamp',
        agent_id: 'text',
        channel: 'text',
        topic: 'text',
        priority: 'text',
        minutes_to_reply: 'integer',
        satisfaction: 'integer',
        subject: 'text',
      },
      { priority: ['urgent', 'high', 'normal', 'low'], channel: ['mail', 'phone', 'chat'] },
    ),
    table(
      'agents',
      {
        agent_id: 'text',
        agent: 'text',
        team: 'text',
        started_on: 'date',
        hours_per_week: 'number',
      },
      {},
    ),
  ],
}

function table(
  name: string,
  columns: Readonly<Record<string, ColumnType>>,
  samples: Readonly<Record<string, readonly Cell[]>>,
): CatalogueDataset {
  const list = Object.entries(columns).map(([column, type]): Column => ({ name: column, type }))
  return { id: `id-${name}`, name, filename: `${name}.csv`, columns: list, samples }
}

/** Sales over 100, with their customers, by region, segment and country, the largest revenue first. */
export function salesPipeline() {
  return {
    blocks: [
      load('sales'),
      load('customers'),
      block('filter', 'filter', {
        mode: 'expression',
        rows: 'keep',
        expression: 'price > 100',
        where: { match: 'all', conditions: [] },
      }),
      block('join', 'join', {
        how: 'inner',
        keys: [{ left: 'customer_id', right: 'customer_id' }],
        suffix: '_right',
      }),
      block('value', 'transform', {
        columns: [{ name: 'value', expression: 'quantity * price' }],
      }),
      block('group', 'aggregate', {
        keys: ['region', 'segment', 'country'],
        measures: [
          { name: 'orders', function: 'count_rows', column: '' },
          { name: 'revenue', function: 'sum', column: 'value' },
        ],
        having: { match: 'all', conditions: [] },
      }),
      block('sort', 'sort', {
        keys: [{ column: 'revenue', direction: 'descending', nulls: 'last' }],
      }),
      {
        ...block('export', 'export', {}),
        configuration: { output: { format: 'parquet', path: 'revenue', compress: false } },
      },
    ],
    connections: [
      { id: 'a', source: 'sales', target: 'filter' },
      { id: 'b', source: 'filter', target: 'join', targetHandle: 'left' },
      { id: 'c', source: 'customers', target: 'join', targetHandle: 'right' },
      { id: 'd', source: 'join', target: 'value' },
      { id: 'e', source: 'value', target: 'group' },
      { id: 'f', source: 'group', target: 'sort' },
      { id: 'g', source: 'sort', target: 'export' },
    ],
  }
}

/** @param {string} id @param {string} type @param {Record<string, unknown>} parameters */
function block(id, type, parameters) {
  const configuration = { parameters }
  return { id, type, label: id, position: { x: 0, y: 0 }, data: {}, configuration }
}

/** @param {string} name */
function load(name) {
  const config = { filePath: `${name}.csv`, datasetId: name, format: 'csv' }
  return { ...block(name, 'load_csv', {}), configuration: { dataSource: { type: 'file', config } } }
}

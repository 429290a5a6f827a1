import { arrow, step } from './chain.ts'
import type { Template } from './template.ts'

/** Over a recorded stream: half a year of tickets in the order in which they came. */
export const realTimeStream: Template = {
  id: 'real-time-stream',
  name: 'Real-time Stream',
  description:
    'Watches a recorded stream of tickets for replies far slower than the moving average',
  category: 'Streaming',
  difficulty: 'Advanced',
  estimatedTime: 15,
  rating: 4.6,
  usageCount: 156,
  tags: ['stream', 'moving average', 'anomalies'],
  sample: 'support',
  tables: { load_csv_tickets: 'tickets', load_csv_agents: 'agents' },
  blocks: [
    step('load_csv_tickets', 'load_csv', 'Tickets', [0, 0]),
    step('load_csv_agents', 'load_csv', 'Agents', [0, 1]),
    step('join_agents', 'join', 'With agents', [1, 0], {
      parameters: {
        how: 'left',
        keys: [{ left: 'agent_id', right: 'agent_id' }],
        suffix: '_right',
      },
    }),
    step('window_usual', 'window', 'Usual reply', [2, 0], {
      parameters: {
        columns: [
          {
            name: 'usual_minutes',
            function: 'moving_average',
            column: 'minutes_to_reply',
            partition: ['team'],
            order: [
              { column: 'opened_at', direction: 'ascending', nulls: 'last' },
              { column: 'ticket_id', direction: 'ascending', nulls: 'last' },
            ],
            size: 50,
          },
        ],
      },
    }),
    step('filter_slow', 'filter', 'Out of the ordinary', [3, 0], {
      parameters: {
        mode: 'expression',
        rows: 'keep',
        where: { match: 'all', conditions: [] },
        expression: "minutes_to_reply >= 3 * usual_minutes and priority <> 'low'",
      },
    }),
    step('sort_latest', 'sort', 'Latest first', [0, 2], {
      parameters: {
        keys: [
          { column: 'opened_at', direction: 'descending', nulls: 'last' },
          { column: 'ticket_id', direction: 'descending', nulls: 'last' },
        ],
      },
    }),
    step('export_slow', 'export', 'Slow replies', [1, 2], {
      output: { format: 'json', path: 'slow_replies.json', compress: false },
    }),
  ],
  connections: [
    arrow('load_csv_tickets', 'join_agents', { to: 'left' }),
    arrow('load_csv_agents', 'join_agents', { to: 'right' }),
    arrow('join_agents', 'window_usual'),
    arrow('window_usual', 'filter_slow'),
    arrow('filter_slow', 'sort_latest'),
    arrow('sort_latest', 'export_slow'),
  ],
}

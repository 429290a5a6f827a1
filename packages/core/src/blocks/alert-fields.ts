import type { Field } from './form.ts'

/** The tab Alerts, the same on every block. */
export const ALERT_FIELDS: readonly Field[] = [
  { path: 'alerts.enabled', label: 'Enabled', widget: 'switch', tab: 'alerts' },
  {
    path: 'alerts.email',
    label: 'Email',
    help: 'Left empty, it goes to your own address.',
    placeholder: 'name@example.com',
    widget: 'text',
    holds: 'email',
    tab: 'alerts',
  },
  {
    path: 'alerts.conditions',
    label: 'After a run that ends in',
    widget: 'select',
    tab: 'alerts',
    options: [
      { value: 'error', label: 'Error' },
      { value: 'success', label: 'Success' },
      { value: 'both', label: 'Either' },
    ],
  },
]

/** The fields of a block, and those that every block has. */
export function withAlerts(fields: readonly Field[]): readonly Field[] {
  return fields.some(({ tab }) => tab === 'alerts') ? fields : [...fields, ...ALERT_FIELDS]
}

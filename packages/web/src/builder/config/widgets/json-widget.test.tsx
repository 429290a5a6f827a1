import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { JsonWidget } from './json-widget.tsx'

afterEach(cleanup)

it('applies what parses to an object and nothing else', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  render(
    <JsonWidget
      field={{ path: 'parameters', label: 'JSON', widget: 'json' }}
      path="parameters.where"
      renderField={() => null}
      value={{ a: 1 }}
      onChange={onChange}
      control={{ id: 'x', 'aria-describedby': undefined, 'aria-invalid': undefined }}
      columns={[]}
      diagnostics={[]}
      onDataset={() => undefined}
      read={() => undefined}
      write={() => undefined}
      mendFor={() => null}
    />,
  )
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: '{"a": 2' } })
  fireEvent.change(field, { target: { value: '[1]' } })
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByText(/Not applied/)).toBeTruthy()
  fireEvent.change(field, { target: { value: '{"a": 2}' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ a: 2 })
  expect(screen.queryByText(/Not applied/)).toBeNull()
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog } from './form-dialog.tsx'

afterEach(cleanup)

it('begins in its field, with what is there selected', async () => {
  const save = vi.fn<() => Promise<void>>(async () => {})
  render(
    <FormDialog title="Rename" description="" action="Save" save={save} onClose={() => {}}>
      {() => <input aria-label="Name" defaultValue="sales" />}
    </FormDialog>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('orders{Enter}')
  expect(field.value).toBe('orders')
  expect(save).toHaveBeenCalledOnce()
})

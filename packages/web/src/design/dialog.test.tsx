import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Confirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'
import { toast, useToasts } from './toast.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  cleanup()
  useToasts.setState({ message: null })
})

function Opened() {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Toaster />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Something">
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
        <Confirm
          open={asking}
          onOpenChange={setAsking}
          title="Sure?"
          action="Yes"
          onConfirm={() => {}}
        >
          It is gone then.
        </Confirm>
      </Dialog>
    </>
  )
}

async function opened(): Promise<void> {
  render(<Opened />)
  const button = screen.getByRole('button', { name: 'Open' })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('dialog')
}

it('closes with Escape, and gives the focus back to what opened it', async () => {
  await opened()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement?.textContent).toBe('Open')
})

it('closes with the first Escape though a toast came after it', async () => {
  await opened()
  act(() => toast('Saved'))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('stays when a question on top of it is answered with Escape', async () => {
  await opened()
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('alertdialog')
  act(() => toast('Saved'))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Escape' })
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText('Something')).toBeTruthy()
})

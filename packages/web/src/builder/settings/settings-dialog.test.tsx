import { addBlock, EMPTY_PIPELINE, scheduleOf, writeSchedule } from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import {
  changeSettings,
  DEFAULT_SETTINGS,
  parseSettings,
  useCanvasSettings,
} from './canvas-settings.ts'
import { currentPipeline, openPipeline } from '../state/pipeline-store.ts'
import { SettingsDialog } from './settings-dialog.tsx'

beforeEach(() => {
  queryClient.setQueryData(['assistant'], { model: null })
  changeSettings(DEFAULT_SETTINGS)
})
afterEach(cleanup)

const draw = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <SettingsDialog onClose={() => {}} />
    </QueryClientProvider>,
  )

const remembered = () => parseSettings(localStorage.getItem('canvas_settings'))

it('changes a setting at once and remembers it', async () => {
  draw()
  await userEvent.click(screen.getByRole('switch', { name: 'Snap to grid' }))
  await userEvent.selectOptions(screen.getByLabelText('Layout direction'), 'down')
  expect(useCanvasSettings.getState()).toEqual({
    ...DEFAULT_SETTINGS,
    snap: true,
    direction: 'down',
  })
  expect(remembered()).toEqual(useCanvasSettings.getState())
})

it('goes back to the defaults', async () => {
  changeSettings({ grid: false, minimap: false })
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Restore defaults' }))
  expect(remembered()).toEqual(DEFAULT_SETTINGS)
})

it.each(['', 'nonsense', 'null', '[1]', '{"grid":"yes","direction":"up","__proto__":{"snap":1}}'])(
  'takes the defaults for what it cannot read: %s',
  (text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS)
  },
)

it('keeps what can be read of an older file', () => {
  expect(parseSettings('{"grid":false}')).toEqual({ ...DEFAULT_SETTINGS, grid: false })
})

it('shows when the pipeline shall run, and takes it away', async () => {
  const { pipeline } = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
  openPipeline(writeSchedule(pipeline, { cron: '0 6 * * *', said: 'Every morning' }))
  draw()
  expect(screen.getByText(/Every morning \(0 6 \* \* \*\)/).textContent).toContain(
    'makes it run by it',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(scheduleOf(currentPipeline())).toBeNull()
  expect(screen.queryByText(/Every morning/)).toBeNull()
})

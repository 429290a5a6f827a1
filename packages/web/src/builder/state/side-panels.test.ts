import { beforeEach, expect, it } from 'vitest'
import { parsePanels, setPanel, useSidePanels } from './side-panels.ts'
import { focusChat, show, useWorkspace } from './workspace-store.ts'

beforeEach(() => {
  setPanel('left', true)
  setPanel('right', true)
})

it('remembers what was put away, and takes nothing else for it', () => {
  setPanel('left', false)
  expect(parsePanels(localStorage.getItem('builder_panels'))).toEqual({ left: false, right: true })
  expect(parsePanels(null)).toEqual({ left: true, right: true })
  expect(parsePanels('nonsense')).toEqual({ left: true, right: true })
})

it('brings a panel back to whoever asks for something in it', () => {
  setPanel('left', false)
  setPanel('right', false)
  show({ leftTab: 'files' })
  expect(useSidePanels.getState()).toEqual({ left: true, right: false })
  focusChat()
  expect(useSidePanels.getState().right).toBe(true)
  show({ tray: 'closed' })
  show({ bottomTab: 'code' })
  expect(useWorkspace.getState().tray).toBe('open')
})

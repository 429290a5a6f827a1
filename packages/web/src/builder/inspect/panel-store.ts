import { create } from 'zustand'

interface Panel {
  /** Which output of a block is looked at, where it is not the first. */
  readonly ports: Readonly<Record<string, string>>
  /** Whether what arrives is shown beside what leaves. */
  readonly withInput: boolean
  /** Whether charts stand beside rows; null: where they help. */
  readonly withChart: boolean | null
  /** Whether a block that has learned something shows that in place of its rows. */
  readonly withModel: boolean
}

export const usePanel = create<Panel>(() => ({
  ports: {},
  withInput: false,
  withChart: null,
  withModel: true,
}))

export function choosePort(block: string, port: string): void {
  usePanel.setState(({ ports }) => ({ ports: { ...ports, [block]: port } }))
}

export function showInput(withInput: boolean): void {
  usePanel.setState({ withInput })
}

export function showModel(withModel: boolean): void {
  usePanel.setState({ withModel })
}

export function showChart(withChart: boolean): void {
  usePanel.setState({ withChart })
}

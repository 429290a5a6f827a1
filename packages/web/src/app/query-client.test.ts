import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

it('fails without a network, and does not wait for one', async () => {
  onlineManager.setOnline(false)
  const queryFn = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new TypeError('Failed to fetch')),
  )
  await expect(queryClient.fetchQuery({ queryKey: ['away'], queryFn })).rejects.toThrow('fetch')
  expect(queryFn).toHaveBeenCalledOnce()
})

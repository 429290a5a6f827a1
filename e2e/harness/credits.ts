import type { Page } from 'playwright-core'

/** Lets the assistant write so many pipelines over the data at hand, and accepts them unseen. */
export async function spend(page: Page, message: string, times: number): Promise<void> {
  const left = await page.evaluate(
    async ([text, most]) => {
      const datasets = await (await fetch('/api/datasets')).json()
      let answer = { credits: -1 }
      for (let index = 0; index < most; index += 1) {
        const response = await fetch('/api/conversational-pipeline', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            message: text,
            currentPipeline: { blocks: [], connections: [] },
            availableDatasets: datasets.map(({ id }: { id: string }) => id),
            conversationHistory: [],
          }),
        })
        answer = await response.json()
      }
      return answer.credits
    },
    [message, times] as const,
  )
  if (!(left >= 0)) throw new Error(`"${message}" was not answered ${times} times`)
}

/** As the server has them. */
export async function credits(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/user')).json()
    return user.credits
  })
}

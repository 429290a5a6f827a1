/** What has to be said to a system outside where the task is given up; at most one, as a child has one task. */
let said: (() => Promise<void>) | null = null

/** For systems that go on with what nobody waits for: the connector tells them, in the moment that is left. */
export function whenGivenUp(say: () => Promise<void>): void {
  said = say
}

/** Whatever comes of it: the child ends after it, and is ended should it take too long. */
export async function giveUp(): Promise<void> {
  await said?.().catch(() => {})
}

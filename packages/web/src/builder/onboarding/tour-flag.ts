const KEY = 'onboarding_completed'

/** Whether this browser has seen the tour; skipping and finishing are the same. */
export function isTourDone(): boolean {
  return localStorage.getItem(KEY) !== null
}

export function finishTour(): void {
  localStorage.setItem(KEY, 'true')
}

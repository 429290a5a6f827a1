const KEY = 'pending_prompt'

/** The sentence that was chosen before the builder was open, on the landing page or in the wizard. */
export function pendingPrompt(): string | null {
  return sessionStorage.getItem(KEY)
}

export function keepPrompt(sentence: string): void {
  sessionStorage.setItem(KEY, sentence)
}

/** Gives it out once. */
export function takePrompt(): string | null {
  const sentence = pendingPrompt()
  sessionStorage.removeItem(KEY)
  return sentence
}

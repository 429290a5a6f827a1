/** What runs the printed code of one target: a file in this folder for each. */
export interface Runtime {
  /** Makes it ready, once for a test file; throws with what is missing where it cannot be had. */
  prepare(): Promise<void>
  /**
   * Runs every program in its own folder, in which it finds its inputs and leaves its results. One
   * process serves them all, as starting one costs more than they do.
   */
  run(jobs: readonly Job[]): Promise<readonly Answer[]>
  /** Ends what `prepare` has started. */
  close?(): Promise<void>
  /** Whether a program takes seconds here, so that only a fifth of the random ones are run. */
  readonly isSlow?: true
}

export interface Job {
  readonly folder: string
  /** The printed file. */
  readonly code: string
}

export interface Answer {
  /** What went wrong, with the words of the runtime; null where nothing did. */
  readonly failed: string | null
  /** What checks said without stopping. */
  readonly warnings: readonly string[]
  /** Why this machine cannot run this one program, which is then no failure. */
  readonly notRun?: string
}

/** What the operator did wrong or can mend, in words for the terminal. */
export class ModelFileProblem extends Error {
  override readonly name = 'ModelFileProblem'
}

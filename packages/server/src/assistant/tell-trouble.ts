import { Failure } from '@plainflow/contract'
import { ModelTrouble } from '@plainflow/models'

/** What is wrong with a model, to whoever asked for it by name. */
export async function tellTrouble<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error
    throw failureOfTrouble(error)
  }
}

export function failureOfTrouble({ message, advice, kind }: ModelTrouble): Failure {
  return new Failure('model_trouble', `${message}. ${advice}`, { kind })
}

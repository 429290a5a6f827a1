import { startApart } from '@plainflow/engine'
import { type LanguageModel, modelFromEnvironment } from '@plainflow/models'
import { CommandFailed } from './command.ts'
import { dataFolder } from './data-folder.ts'

/**
 * The model that a sentence is read by, chosen as the server chooses it: the one the environment names,
 * else the one in a file that is in use; null where there is neither.
 */
export async function chosenModel(): Promise<LanguageModel | null> {
  const read = modelFromEnvironment(process.env)
  if ('problems' in read)
    throw new CommandFailed(`The model cannot be asked. ${read.problems.join('; ')}.`)
  const { chooseModel } = await import('@plainflow/models/local')
  return chooseModel(read.settings, { dataFolder: dataFolder(), start: startApart })
}

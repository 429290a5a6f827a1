import type { AddingNeeds } from '../datasets/receive/add-together.ts'
import type { WithDatasetReader } from '../datasets/read/dataset-reader.ts'
import { publicDataset } from '../datasets/own-datasets.ts'
import type { Handlers } from '../http/call.ts'
import { addSample, describeSamples } from './add-sample.ts'

/** Data to try things on. */
export function sampleHandlers(
  services: AddingNeeds & WithDatasetReader,
): Pick<Handlers, 'listSamples' | 'addSample'> {
  const { datasetReader } = services
  return {
    async listSamples() {
      return describeSamples()
    },
    async addSample({ user, body }) {
      return addSample(services, user.id, body, async (_, tables) => ({
        datasets: tables.map(({ dataset }) =>
          publicDataset(dataset, datasetReader.stateOf(dataset.id)),
        ),
      }))
    },
  }
}

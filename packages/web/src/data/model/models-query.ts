import { call } from '@/app/call.ts'

/** All models of a person, for whoever lets one be chosen or checks whether it is there. */
export const MODELS = {
  queryKey: ['models', 'all'],
  queryFn: () => call('listTrainedModels', { query: { limit: 1000 } }),
}

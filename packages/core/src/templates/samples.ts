/** The sample data there is to start from: each a few tables that belong together. */
export const SAMPLES = ['shop', 'support', 'subscribers', 'houses', 'coffee'] as const
export type SampleKey = (typeof SAMPLES)[number]

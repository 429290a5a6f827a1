import { configureGlobal } from 'fast-check'

/**
 * Properties meet the same cases in every run, so that a change is judged by what it changes and a
 * failure comes back. `PLAINFLOW_SEED=random` looks for new cases, a number repeats a run.
 */
const { PLAINFLOW_SEED: given = '20240229' } = process.env

if (given !== 'random') configureGlobal({ seed: Number(given) })

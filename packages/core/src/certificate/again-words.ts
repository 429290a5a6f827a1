import type { TrainedAgain } from './certificate.ts'

/** How good a model is that code trained again: `"churned" trained again: AUC 0.853 against 0.856.` */
export function againWords({
  model,
  metric,
  trained,
  again,
  tolerance,
  reason,
}: TrainedAgain): string {
  const of = `"${model}"`
  if (again === null) return `${of} not trained again: ${reason ?? 'the code did not say why.'}`
  const said = `${of} trained again: ${metric} ${again.toFixed(3)} against ${trained.toFixed(3)}`
  return isWithin({ trained, again, tolerance })
    ? `${said}.`
    : `${said}, which is further apart than the ${tolerance} that is expected.`
}

/** Both are written to three digits. */
export function isWithin({
  trained,
  again,
  tolerance,
}: Pick<TrainedAgain, 'trained' | 'again' | 'tolerance'>): boolean {
  return again !== null && Math.abs(again - trained) <= tolerance + 0.0005
}

import type { JoinKind } from '../../relation/join.ts'
import type { Revise } from '../revise.ts'
import type { JoinConfiguration } from './config.ts'

/** "use a left join": the same rows and keys, joined otherwise. */
export const revise: Revise = ({ text }, there) => {
  const configuration = there.configuration as JoinConfiguration // read through this block's schema
  const said = SAID.exec(text.toLowerCase())?.[1]
  const how = said === undefined ? undefined : KINDS[said]
  if (how === undefined) return null
  const { keys, ...rest } = configuration.parameters
  const parameters = { ...rest, how, keys: how === 'cross' ? [] : keys }
  return { configuration: { ...configuration, parameters }, assumptions: [] }
}

const SAID =
  /^(?:(?:use|do|try|take|make (?:it|that|this|the join)|change (?:it|that|this|the join) (?:to|into)|switch (?:it |the join )?to|turn (?:it|the join) into|join type|as) )?(?:an? |the )?(inner|left|right|full|outer|semi|anti|cross)(?: outer)? join$/

const KINDS: Readonly<Record<string, JoinKind>> = {
  inner: 'inner',
  left: 'left',
  right: 'right',
  full: 'outer',
  outer: 'outer',
  semi: 'semi',
  anti: 'anti',
  cross: 'cross',
}

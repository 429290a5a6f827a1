import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function from render to render, which does what the latest one does: for handlers alone. */
export function useStable<Given extends readonly unknown[], Told>(
  act: (...given: Given) => Told,
): (...given: Given) => Told {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}

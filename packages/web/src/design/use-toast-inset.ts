import { useEffect } from 'react'

const INSET = '--toast-right'

/** Keeps toasts clear of a panel at the right edge: they would cover what is being typed there. */
export function useToastInset(): (pixels: number) => void {
  useEffect(() => () => void document.documentElement.style.removeProperty(INSET), [])
  return setInset
}

function setInset(pixels: number): void {
  document.documentElement.style.setProperty(INSET, `${Math.round(pixels)}px`)
}

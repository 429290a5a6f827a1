import { useEffect } from 'react'

/**
 * Stands in for `react-style-singleton` (see vite.config.ts), which the dialogs' scroll lock uses: that
 * one adds a <style> element, which the content security policy refuses; an adopted sheet is allowed.
 */
export function styleSingleton() {
  return function Style({ styles }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    }, [styles])
    return null
  }
}

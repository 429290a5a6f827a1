import { create } from 'zustand'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** The theme as chosen and as drawn; public/theme.js draws it first, before any of this is loaded. */
export const useTheme = create<{ theme: Theme; dark: boolean; choose: (theme: Theme) => void }>(
  (set) => ({
    theme: storedTheme(),
    dark: isDark(storedTheme()),
    choose: (theme) => {
      if (theme === 'system') localStorage.removeItem('theme')
      else localStorage.setItem('theme', theme)
      set({ theme, dark: isDark(theme) })
    },
  }),
)

useTheme.subscribe(({ dark }) => {
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})

systemIsDark()?.addEventListener('change', () => {
  useTheme.setState(({ theme }) => ({ dark: isDark(theme) }))
})

function storedTheme(): Theme {
  const stored = localStorage.getItem('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function isDark(theme: Theme): boolean {
  return theme === 'dark' || (theme === 'system' && (systemIsDark()?.matches ?? false))
}

function systemIsDark(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)')
}

import { Monitor, Moon, Sun } from 'lucide-react'
import { Button } from './button.tsx'
import { type Theme, useTheme } from './theme.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, unknown>

/** Goes round the system's choice, its opposite, its like: the first click is always seen. */
export function ThemeToggle() {
  const { theme, dark, choose } = useTheme()
  const Icon = ICONS[theme]
  const shown = dark ? 'dark' : 'light'
  const other = dark ? 'light' : 'dark'
  const next = theme === 'system' ? other : seenBoth(theme) ? 'system' : other
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Theme: ${theme}`}
      title={theme === 'system' ? `Theme: system (${shown})` : `Theme: ${theme}`}
      onClick={() => choose(next)}
    >
      <Icon aria-hidden />
    </Button>
  )
}

/** The opposite of the system's choice comes first, so its like is the last before the system again. */
function seenBoth(theme: Exclude<Theme, 'system'>): boolean {
  return (theme === 'dark') === matchMedia('(prefers-color-scheme: dark)').matches
}

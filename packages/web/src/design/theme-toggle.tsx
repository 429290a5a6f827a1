import { Monitor, Moon, Sun } from 'lucide-react'
import { Button } from './button.tsx'
import { type Theme, THEMES, useTheme } from './theme.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, unknown>

/** Goes round light, dark and the system's choice. */
export function ThemeToggle() {
  const { theme, choose } = useTheme()
  const Icon = ICONS[theme]
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Theme: ${theme}`}
      title={`Theme: ${theme}`}
      onClick={() => choose(next)}
    >
      <Icon aria-hidden />
    </Button>
  )
}

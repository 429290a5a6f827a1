import { type ReactNode, useId } from 'react'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { Select } from '@/design/select.tsx'
import { Switch } from '@/design/switch.tsx'
import { type Theme, THEMES, useTheme } from '@/design/theme.ts'
import { ModelSetting } from '../assistant/model-setting.tsx'
import { changeSettings, DEFAULT_SETTINGS, useCanvasSettings } from './canvas-settings.ts'
import { ScheduleSetting } from './schedule-setting.tsx'

const SWITCHES = [
  { key: 'grid', label: 'Grid', hint: 'Dots behind the blocks, 20 apart' },
  { key: 'snap', label: 'Snap to grid', hint: 'Blocks stop at the dots while they are moved' },
  { key: 'minimap', label: 'Minimap', hint: 'The whole pipeline in the corner of the canvas' },
  { key: 'animation', label: 'Animated arrows', hint: 'Arrows move while rows flow through them' },
] as const

const THEME_NAMES = { light: 'Light', dark: 'Dark', system: 'As the system' } satisfies Record<
  Theme,
  string
>

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const settings = useCanvasSettings()
  const { theme, choose } = useTheme()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Canvas Settings"
      description="They hold at once and are remembered in this browser."
      className="max-w-md"
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              changeSettings(DEFAULT_SETTINGS)
              choose('system')
            }}
          >
            Restore defaults
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="divide-y">
        {SWITCHES.map(({ key, label, hint }) => (
          <Setting key={key} label={label} hint={hint}>
            {(control) => (
              <Switch
                {...control}
                checked={settings[key]}
                onCheckedChange={(checked) => changeSettings({ [key]: checked })}
              />
            )}
          </Setting>
        ))}
        <Setting label="Layout direction" hint="Where Tidy up lets the rows flow to">
          {(control) => (
            <Select
              {...control}
              className="w-40"
              value={settings.direction}
              onChange={({ target }) =>
                changeSettings({ direction: target.value === 'down' ? 'down' : 'right' })
              }
            >
              <option value="right">Left to right</option>
              <option value="down">Top to bottom</option>
            </Select>
          )}
        </Setting>
        <Setting label="Theme" hint="Of the whole product">
          {(control) => (
            <Select
              {...control}
              className="w-40"
              value={theme}
              onChange={({ target }) =>
                choose(THEMES.find((one) => one === target.value) ?? 'system')
              }
            >
              {THEMES.map((one) => (
                <option key={one} value={one}>
                  {THEME_NAMES[one]}
                </option>
              ))}
            </Select>
          )}
        </Setting>
        <ScheduleSetting />
      </div>
      <ModelSetting />
    </Dialog>
  )
}

function Setting({
  label,
  hint,
  children,
}: {
  label: string
  hint: string
  children: (control: { id: string; 'aria-describedby': string }) => ReactNode
}) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-6 py-3">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      </div>
      {children({ id, 'aria-describedby': `${id}-hint` })}
    </div>
  )
}

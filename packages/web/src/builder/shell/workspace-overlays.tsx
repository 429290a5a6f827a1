import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { type Overlay, show, useWorkspace } from '../state/workspace-store.ts'

/** Each is loaded when it opens. */
const OVERLAYS: Record<Overlay, LazyExoticComponent<ComponentType<{ onClose: () => void }>>> = {
  dashboard: lazy(async () => ({
    default: (await import('./dashboard-overlay.tsx')).DashboardOverlay,
  })),
  history: lazy(async () => ({
    default: (await import('../versions/history-panel.tsx')).HistoryPanel,
  })),
  model: lazy(async () => ({
    default: (await import('../assistant/connect-model-dialog.tsx')).ConnectModelDialog,
  })),
  schedule: lazy(async () => ({
    default: (await import('./schedule-overlay.tsx')).ScheduleOverlay,
  })),
  sent: lazy(async () => ({ default: (await import('../assistant/sent-dialog.tsx')).SentDialog })),
  settings: lazy(async () => ({
    default: (await import('../settings/settings-dialog.tsx')).SettingsDialog,
  })),
  shortcuts: lazy(async () => ({
    default: (await import('../shortcuts/shortcut-sheet.tsx')).ShortcutSheet,
  })),
  tour: lazy(async () => ({ default: (await import('../onboarding/tour.tsx')).Tour })),
}

export function WorkspaceOverlays() {
  const overlay = useWorkspace((state) => state.overlay)
  const Open = overlay === null ? undefined : OVERLAYS[overlay]
  return <Suspense>{Open && <Open onClose={() => show({ overlay: null })} />}</Suspense>
}

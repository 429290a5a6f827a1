/** The server: HTTP, accounts, credits, datasets, runs and the store beneath them. */
export { startServer } from './start-server.ts'
export type { RunningServer, StartOptions } from './start-server.ts'
export { readSettings, SettingsError } from './settings.ts'
export type { Settings } from './settings.ts'
export { FolderInUse } from './store/folder-lock.ts'
export { backup } from './backup/backup.ts'
export { restore } from './backup/restore.ts'
export { createAdmin, grantCredits } from './accounts/operator.ts'

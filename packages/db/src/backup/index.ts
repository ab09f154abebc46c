export { backUp } from './back-up.ts'
export { emptyDatabase } from './empty-database.ts'
export type { Manifest } from './manifest.ts'
export { readBackup, requireEmptyFolder, restore } from './restore.ts'

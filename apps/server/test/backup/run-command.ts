import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** A command of the operator, as `npm run backup` and `npm run restore` start it. */
export function runCommand(script: string, folder: string, env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const file = join(import.meta.dirname, '../../../../scripts', script)
  return spawnSync(process.execPath, [file, folder], { encoding: 'utf8', env: { PATH, HOME, ...env } })
}

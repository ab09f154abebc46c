import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './embedded-cluster.ts'

/** Writes down that this process uses the server, so that nobody stops it under us. Returns the mark's file. */
export function register(dataDir: string): string {
  const folder = join(dataDir, 'postgres.users')
  mkdirSync(folder, { recursive: true })
  const mark = join(folder, `${process.pid}-${randomUUID()}`)
  writeFileSync(mark, '')
  return mark
}

/** Takes the mark away; returns whether another living process still uses the server. */
export function unregister(mark: string): boolean {
  rmSync(mark, { force: true })
  const folder = join(mark, '..')
  const others = readdirSync(folder)
  let isUsed = false
  for (const name of others) {
    if (isAlive(Number.parseInt(name, 10))) isUsed = true
    else rmSync(join(folder, name), { force: true })
  }
  return isUsed
}

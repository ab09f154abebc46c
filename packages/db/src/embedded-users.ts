import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './embedded-cluster.ts'

/** Writes down that this process uses the server, so that nobody stops it under us. Returns the mark's file. */
export async function register(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres.users')
  await mkdir(folder, { recursive: true })
  const mark = join(folder, `${process.pid}-${randomUUID()}`)
  await writeFile(mark, '')
  return mark
}

/** Takes the mark away; returns whether another living process still uses the server. */
export async function unregister(mark: string): Promise<boolean> {
  await rm(mark, { force: true })
  const folder = join(mark, '..')
  const others = await readdir(folder).catch(() => [])
  const isUsed = others.map((name) => isAlive(Number.parseInt(name, 10)))
  await Promise.all(
    others.filter((_, index) => !isUsed[index]).map((name) => rm(join(folder, name), { force: true })),
  )
  return isUsed.includes(true)
}

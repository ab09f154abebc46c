import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Generated once and stored with the data, readable by its owner only; all processes on this folder share it. */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, name)
  if (existsSync(path)) return readFile(path, 'utf8')
  const draft = `${path}.${randomUUID()}`
  await mkdir(dataDir, { recursive: true })
  // Linked into place only when complete: a second process reads the whole file of the first.
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  await link(draft, path)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    .finally(() => rm(draft))
  return readFile(path, 'utf8')
}

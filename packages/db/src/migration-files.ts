import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../migrations/', import.meta.url)

export type MigrationFile = { name: string; text: string; sha256: string }

/** All that is shipped, in the order in which it is applied. */
export function readMigrations(): MigrationFile[] {
  const names = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return names.sort().map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
  })
}

/** Another one for every other schema. */
export function schemaMark(): string {
  const all = readMigrations().map(({ name, sha256 }) => name + sha256)
  return createHash('sha256').update(all.join()).digest('hex').slice(0, 12)
}

import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from './file-store.ts'

/** Files in a folder of this machine, which is made when first needed, closed to its other users: passports are among them. */
export function diskFiles({ folder }: { folder: string }): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    async put(bytes, { contentType }) {
      const id = `${randomBytes(16).toString('hex')}.${extensionOf(contentType)}`
      const file = join(folder, pathOf(id))
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        // On the disk when this returns, as the row that will name it: the library only hands it to the system.
        await writeFile(file, bytes, { flush: true })
      } catch (error) {
        // What a full disk took of it would keep the disk full.
        await disk.delete(pathOf(id)).catch(() => undefined)
        throw error
      }
      return id
    },
    async get(id) {
      const contentType = typeOf(id)
      if (!contentType || !(await disk.exists(pathOf(id)))) return undefined
      return { bytes: await disk.getBytes(pathOf(id)), contentType }
    },
    async delete(id) {
      if (typeOf(id)) await disk.delete(pathOf(id))
    },
  }
}

/** The ending of an id is how the content type is remembered; the rest is random. */
const extensions = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xml: 'application/xml',
  csv: 'text/csv',
  bin: 'application/octet-stream',
} as const

function extensionOf(contentType: string): string {
  const [extension = 'bin'] = Object.entries(extensions).find(([, type]) => type === contentType) ?? []
  return extension
}

/** Undefined for every id that we did not create: no other text is ever used as a path. */
function typeOf(id: string): string | undefined {
  const [, extension] = /^[0-9a-f]{32}\.([a-z]{3})$/.exec(id) ?? []
  return new Map<string | undefined, string>(Object.entries(extensions)).get(extension)
}

/** One folder per first two digits: a hundred thousand files in one folder are slow to list and to back up. */
const pathOf = (id: string): string => `${id.slice(0, 2)}/${id}`

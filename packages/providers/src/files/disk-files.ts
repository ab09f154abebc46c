import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { newId, pathOf, typeOf } from './stored-id.ts'

/** Files in a folder of this machine, which is made when first needed, closed to its other users: passports are among them. */
export function diskFiles({ folder }: { folder: string }): FileStore {
  return {
    async put(bytes, { contentType }) {
      const id = newId(contentType)
      const file = join(folder, pathOf(id))
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        // On the disk when this returns, as the row that will name it.
        await writeFile(file, bytes, { flush: true, mode: 0o600 })
      } catch (error) {
        // What a full disk took of it would keep the disk full.
        await rm(file, { force: true }).catch(() => undefined)
        throw error
      }
      return id
    },
    async get(id) {
      const contentType = typeOf(id)
      if (!contentType) return undefined
      const read = await readFile(join(folder, pathOf(id))).catch(unlessMissing)
      return read && { bytes: new Uint8Array(read.buffer, read.byteOffset, read.length), contentType }
    },
    async delete(id) {
      if (typeOf(id)) await rm(join(folder, pathOf(id)), { force: true })
    },
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

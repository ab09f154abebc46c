import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the uploads as a disk of a few megabytes. Only root may make one: undefined for anybody else. */
export function filesOnSmallDisk(dataDir: string) {
  const folder = join(dataDir, 'files')
  mkdirSync(folder)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  return {
    /** Takes all the room there is; answers what gives it back. */
    async fill() {
      const filler = join(folder, 'filler')
      // As much as fits of more than there is.
      await writeFile(filler, Buffer.alloc(32 * 1024 * 1024)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error
      })
      return () => rm(filler)
    },
    remove: () => void spawnSync('umount', [folder]),
  }
}

export type FilesOnSmallDisk = NonNullable<ReturnType<typeof filesOnSmallDisk>>

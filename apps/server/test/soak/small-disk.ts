import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the uploads as a disk that is as large as those of a long run need: each takes at least a page of 4 KB. */
export function filesOnSmallDisk(dataDir: string) {
  const folder = join(dataDir, 'files')
  mkdirSync(folder)
  return smallDisk(folder, 256)
}

/** The folder as a small disk. Only root may make one: undefined for anybody else. */
export function smallDisk(folder: string, megabytes: number) {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  return {
    /** Takes all the room there is; answers what gives it back. */
    async fill() {
      const filler = join(folder, 'filler')
      await takeAll(filler, megabytes).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error
      })
      return () => rm(filler)
    },
    remove: () => void spawnSync('umount', [folder]),
  }
}

export type SmallDisk = NonNullable<ReturnType<typeof smallDisk>>

/** Piece by piece, as much as fits of more than there is. */
async function takeAll(file: string, megabytes: number): Promise<void> {
  const piece = Buffer.alloc(16 * 1024 * 1024)
  for (let taken = 0; taken < 2 * megabytes; taken += 16) await appendFile(file, piece)
}

import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const gigabyte = 2 ** 30

/**
 * Where a database of tests lives: in memory where there is plenty of it, else in the folder for temporary files. Each test file copies a
 * database of a thousand files, which took a disk ten times as long.
 */
export function memoryFolder(): string {
  return process.availableMemory() > 8 * gigabyte && hasRoom() ? memory : tmpdir()
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 6 * gigabyte
  } catch {
    return false
  }
}

import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'

let folder: string
let files: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  files = diskFiles({ folder: join(folder, 'kept') })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const bytes = new Uint8Array([0, 255, 37, 80, 68, 70])

it('makes folders and files that no other user of the machine can open', async () => {
  const id = await files.put(bytes, { contentType: 'application/pdf' })
  const places = ['', id.slice(0, 2), join(id.slice(0, 2), id)]
  const modes = places.map(async (place) => (await stat(join(folder, 'kept', place))).mode & 0o777)
  expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o600])
})

it('keeps no part of a file that could not be written whole', async () => {
  const before = await readdir(folder, { recursive: true })
  async function* tornBytes() {
    yield bytes
    throw new Error('ENOSPC: no space left on device')
  }
  const torn = tornBytes() as unknown as Uint8Array
  await expect(files.put(torn, { contentType: 'image/png' })).rejects.toThrow('ENOSPC')
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => name.endsWith('.png') && !before.includes(name))).toEqual([])
})

it('leaves no part of a file that the disk has no room for', async () => {
  const place = join(folder, 'full')
  const program = `
    import { diskFiles } from '${new URL('./disk-files.ts', import.meta.url).href}'
    const put = diskFiles({ folder: '${place}' }).put(new Uint8Array(100_000), { contentType: 'image/png' })
    await put.then(() => console.log('kept'), (error) => console.log(error.code))`
  // A file of more than 512 bytes is refused in the middle, as on a full disk.
  const limited = `trap '' XFSZ; ulimit -f 1; exec "$0" --input-type=module-typescript -e "$1"`
  expect(execFileSync('sh', ['-c', limited, process.execPath, program], { encoding: 'utf8' })).toBe('EFBIG\n')
  const left = await readdir(place, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
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

it('gives back the same bytes and content type', async () => {
  const id = await files.put(bytes, { contentType: 'application/pdf' })
  expect(await files.get(id)).toEqual({ bytes, contentType: 'application/pdf' })
})

it('makes a folder that no other user of the machine can enter', async () => {
  await files.put(bytes, { contentType: 'application/pdf' })
  expect((await stat(join(folder, 'kept'))).mode & 0o777).toBe(0o700)
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

it('gives every file its own id, which does not reveal the content', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => files.put(bytes, { contentType: 'image/png' })))
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}\.png$/)
})

it('keeps a type it does not know as plain bytes, so that no browser runs it', async () => {
  const id = await files.put(bytes, { contentType: 'text/html' })
  expect((await files.get(id))?.contentType).toBe('application/octet-stream')
})

it('forgets a deleted file, and deleting it again is nothing', async () => {
  const id = await files.put(bytes, { contentType: 'image/png' })
  await files.delete(id)
  await files.delete(id)
  expect(await files.get(id)).toBeUndefined()
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

it.each([
  '../outside.pdf',
  'ab/../../outside.pdf',
  '/etc/passwd',
  '..%2Foutside.pdf',
  `${'0'.repeat(32)}.pdf/../../outside.pdf`,
  `${'0'.repeat(32)}.pdf\u0000`,
  '',
])('reads and deletes nothing for the id %j', async (id) => {
  await writeFile(join(folder, 'outside.pdf'), bytes)
  await files.delete(id)
  expect(await files.get(id)).toBeUndefined()
  expect(await readdir(folder)).toContain('outside.pdf')
})

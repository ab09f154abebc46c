import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, s3Server } from '../../test/s3-server.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { s3Files } from './s3-files.ts'

// What each store of files does. What is of one kind of store alone is in the test beside it.

let folder: string
let server: S3Server
let stores: Record<string, FileStore>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  server = await s3Server()
  stores = { 'a folder': diskFiles({ folder: join(folder, 'kept') }), 'a bucket': s3Files(server.options) }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const bytes = new Uint8Array([0, 255, 37, 80, 68, 70])
const unknown = `${'0'.repeat(32)}.pdf`

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const files: FileStore = {
    put: (...given) => (stores[kind] as FileStore).put(...given),
    get: (id) => (stores[kind] as FileStore).get(id),
    delete: (id) => (stores[kind] as FileStore).delete(id),
  }

  it.each(['application/pdf', 'image/png', 'image/jpeg', 'application/xml', 'text/csv'])(
    'gives back the same bytes and content type: %s',
    async (contentType) => {
      const id = await files.put(bytes, { contentType })
      expect(await files.get(id)).toEqual({ bytes, contentType })
    },
  )

  it('keeps an empty file, and one of some megabytes', async () => {
    for (const size of [0, 3_000_000]) {
      const long = new Uint8Array(size).fill(7)
      const id = await files.put(long, { contentType: 'image/png' })
      expect(Buffer.from((await files.get(id))?.bytes ?? []).equals(long)).toBe(true)
    }
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

  it('has nothing for an id that was never given out', async () => {
    expect(await files.get(unknown)).toBeUndefined()
    await files.delete(unknown)
  })

  it('forgets a deleted file, and deleting it again is nothing', async () => {
    const id = await files.put(bytes, { contentType: 'image/png' })
    await files.delete(id)
    await files.delete(id)
    expect(await files.get(id)).toBeUndefined()
  })

  it.each([
    '../outside.pdf',
    'ab/../../outside.pdf',
    '/etc/passwd',
    '..%2Foutside.pdf',
    `${unknown}/../../outside.pdf`,
    `${unknown}\u0000`,
    `${unknown}?acl`,
    '',
  ])('reads and deletes nothing for the id %j', async (id) => {
    await writeFile(join(folder, 'outside.pdf'), bytes)
    const asked = server.requests.length
    await files.delete(id)
    expect(await files.get(id)).toBeUndefined()
    expect(await readdir(folder)).toContain('outside.pdf')
    expect(server.requests.length).toBe(asked)
  })
})

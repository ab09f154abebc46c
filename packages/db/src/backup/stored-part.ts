import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A file of a backup, by its place in the backup's folder, with what it has to be when it is read again. */
export type StoredPart = { path: string; bytes: number; sha256: string }

type Source = AsyncIterable<Uint8Array>

/** On the disk when this returns; for its owner only. */
export async function storePart(folder: string, path: string, source: Source): Promise<StoredPart> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const measure = measuring()
  await pipeline(source, measure.pass, createWriteStream(file, { mode: 0o600, flush: true }))
  return { path, ...measure.result() }
}

/** The parts that are not what they were when they were written: changed, cut or gone. */
export async function findDamaged(folder: string, parts: readonly StoredPart[]): Promise<string[]> {
  const damaged: string[] = []
  for (const { path, bytes, sha256 } of parts) {
    const measure = measuring()
    const read = pipeline(createReadStream(join(folder, path)), measure.pass, async (source: Source) => {
      for await (const _ of source);
    })
    const isWhole = await read.then(
      () => measure.result().bytes === bytes && measure.result().sha256 === sha256,
      () => false,
    )
    if (!isWhole) damaged.push(path)
  }
  return damaged
}

function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *pass(source: Source) {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    result: () => ({ bytes, sha256: hash.copy().digest('hex') }),
  }
}

import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

/** Lines outside the database that are added and read, and never changed: on another disk, or where files can be written only once. */
export interface LineLog {
  /** On the disk when this returns. */
  append(lines: readonly string[]): Promise<void>
  read(): AsyncIterable<string>
  /** The end of the log, as far as a few lines reach: the first of them may be torn. None where nothing was written. */
  newest(): Promise<string[]>
}

/** In a file of this machine, which is made when first needed. */
export function diskLines({ file }: { file: string }): LineLog {
  return {
    async append(lines) {
      if (lines.length === 0) return
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const handle = await open(file, 'a', 0o600)
      try {
        // A process that died may have left half a line: it gets an end of its own.
        const { size } = await handle.stat()
        await handle.write(
          `${size > 0 && !(await endsWithBreak(file, size)) ? '\n' : ''}${lines.join('\n')}\n`,
        )
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
    async *read() {
      const stream = createReadStream(file, { encoding: 'utf8' })
      try {
        yield* createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })
      } catch (error) {
        unlessMissing(error)
      }
    },
    async newest() {
      const handle = await open(file, 'r').catch(unlessMissing)
      if (!handle) return []
      try {
        const { size } = await handle.stat()
        const from = Math.max(0, size - endBytes)
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from)
        return buffer.toString('utf8', 0, bytesRead).split('\n').filter(Boolean)
      } finally {
        await handle.close()
      }
    },
  }
}

const endBytes = 8_192

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

async function endsWithBreak(file: string, size: number): Promise<boolean> {
  const handle = await open(file, 'r')
  try {
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
    return buffer[0] === 10
  } finally {
    await handle.close()
  }
}

import { join } from 'node:path'
import { diskFiles, type FileStore, ProviderUnavailable, s3Files } from '@tradelane/providers'
import type { Logger } from 'pino'
import type { Config } from '../deps/env.ts'

/** Where documents are kept: the configured bucket, or the folder beside the other data. */
export function fileStoreOf({ s3, dataDir }: Config, log: Logger): FileStore {
  if (!s3) return diskFiles({ folder: join(dataDir, 'files') })
  const store = s3Files(s3)
  return {
    ...store,
    /**
     * A file is deleted when what it was for is done or refused, and a store that is away must not turn that into an error. It stays without
     * a row that names it; the log does.
     */
    async delete(id) {
      await store.delete(id).catch((error: unknown) => {
        if (!(error instanceof ProviderUnavailable)) throw error
        log.error({ err: error, stored_id: id }, 'a file that nothing names any more could not be deleted')
      })
    },
  }
}

/** What the operator should know at the start of the configured bucket: a sentence, or undefined where it answers. */
export async function faultOfStore({ s3 }: Config, files: FileStore): Promise<string | undefined> {
  if (!s3) return undefined
  return files.get(neverGivenOut).then(
    () => undefined,
    (error: unknown) =>
      `The bucket ${s3.bucket} at ${s3.endpoint} cannot be read, so documents cannot be stored or shown: ${reasonOf(error)}. See FILES_S3_ENDPOINT in docs/operations.md.`,
  )
}

const neverGivenOut = `${'0'.repeat(32)}.bin`

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

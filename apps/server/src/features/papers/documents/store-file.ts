import { createHash } from 'node:crypto'
import type { documentTypes } from '@tradelane/contract/documents/types'
import type { Deps } from '../../../deps/deps.ts'
import { fileNameFor } from './file-names.ts'
import { inspectFile } from './inspect-file.ts'
import { readBase64 } from './read-base64.ts'
import { rejectedAt, rejection } from './rejection.ts'
import { type FileSender, requireClean } from './scan-file.ts'

/** A file in the store, as the row that names it has it. */
type StoredFile = {
  stored_id: string
  file_name: string
  content_type: (typeof documentTypes)[number]
  size: number
  sha256: string
}

type SentFile = { base64File: string; file_name?: string | undefined }

/** Checks a picture or PDF by its content and stores it, for records that are no company's. Who refuses afterwards deletes it. */
export async function storeFile(
  deps: Deps,
  sender: FileSender,
  { base64File, file_name }: SentFile,
): Promise<StoredFile> {
  const bytes = readBase64(base64File)
  const { type } = await inspectFile(bytes, {}, file_name)
  return {
    stored_id: await storeBytes(deps, sender, bytes, type),
    file_name: fileNameFor(file_name, type),
    // Word documents and XML are taken only where they are asked for.
    content_type: type as StoredFile['content_type'],
    size: bytes.length,
    sha256: sha256Of(bytes),
  }
}

/** The same of a file that the request has in `field`. */
export const storeFileOf = (
  field: string,
  deps: Deps,
  sender: FileSender,
  sent: SentFile,
): Promise<StoredFile> =>
  storeFile(deps, sender, sent).catch((error: unknown) => {
    throw rejectedAt(field, error)
  })

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

export async function storeBytes(
  deps: Deps,
  sender: FileSender,
  bytes: Buffer,
  contentType: string,
): Promise<string> {
  await requireClean(deps, bytes, sender)
  try {
    return await deps.files.put(bytes, { contentType })
  } catch (error) {
    // A full or missing disk must stop only uploads.
    deps.log.error({ err: error }, 'a document could not be stored')
    throw rejection('DEPENDENCY_UNAVAILABLE', 'Documents cannot be stored right now')
  }
}

import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { FileStore } from './file-store.ts'
import { hashOf, type S3Options, s3Bucket, unexpected } from './s3-bucket.ts'
import { newId, pathOf, typeOf } from './stored-id.ts'

/**
 * Files in a bucket of an S3-speaking store, under the same paths as in a folder. Throws ProviderUnavailable for all but a clear answer:
 * only "no such key" means that a file is not there, never a missing bucket or a refused signature.
 */
export function s3Files(options: S3Options): FileStore {
  const bucket = s3Bucket(options)
  return {
    async put(bytes, { contentType }) {
      const id = newId(contentType)
      const headers = { 'content-type': typeOf(id) ?? '', 'x-amz-meta-sha256': hashOf(bytes) }
      try {
        const answer = await bucket.ask('PUT', pathOf(id), { body: bytes, headers })
        // Something between us and the store may say yes to everything; a store names what it keeps.
        if (answer.status !== 200 || !answer.headers.has('etag')) throw unexpected(answer, 'PUT')
      } catch (error) {
        // It may be kept all the same, and nobody will know its id. One short try: the store has just not answered.
        await bucket.ask('DELETE', pathOf(id), { waitsMs: [0], timeoutMs: 1_000 }).catch(() => undefined)
        throw error
      }
      return id
    },
    async get(id) {
      const contentType = typeOf(id)
      if (!contentType) return undefined
      const answer = await bucket.ask('GET', pathOf(id))
      if (isMissing(answer)) return undefined
      if (answer.status !== 200) throw unexpected(answer, 'GET')
      // A file that was copied from a disk has no hash beside it.
      const sha256 = answer.headers.get('x-amz-meta-sha256')
      if (sha256 !== null && sha256 !== hashOf(answer.bytes))
        throw new ProviderUnavailable('the store of files has other bytes than were put there')
      return { bytes: answer.bytes, contentType }
    },
    async delete(id) {
      if (!typeOf(id)) return
      const answer = await bucket.ask('DELETE', pathOf(id))
      if (answer.status !== 204 && answer.status !== 200 && !isMissing(answer))
        throw unexpected(answer, 'DELETE')
    },
  }
}

const isMissing = ({ status, code }: { status: number; code: string }) =>
  status === 404 && code === 'NoSuchKey'

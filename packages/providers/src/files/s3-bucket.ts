import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderUnavailable } from '../provider-unavailable.ts'

export type S3Options = {
  /** `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the path behind it. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  /** For all tries of a call together. */
  timeoutMs?: number
  /** How long each try waits before it is made. */
  waitsMs?: readonly number[]
}

type Method = 'GET' | 'PUT' | 'DELETE'
type Sent = { body?: Uint8Array; headers?: Record<string, string> }
type Patience = Pick<S3Options, 'timeoutMs' | 'waitsMs'>

export type S3Answer = {
  status: number
  headers: Headers
  bytes: Uint8Array
  /** The store's own word for a refusal: `NoSuchKey`. */
  code: string
}

/** Signed requests to one bucket. Each of the three may be sent twice: a key always gets the same bytes. */
export function s3Bucket(options: S3Options) {
  const patience = { timeoutMs: options.timeoutMs ?? 10_000, waitsMs: options.waitsMs ?? [0, 100, 400] }
  return {
    /** Answers what the store says, also a refusal. Throws ProviderUnavailable where it says nothing, or that it cannot now. */
    async ask(
      method: Method,
      key: string,
      { waitsMs = patience.waitsMs, timeoutMs = patience.timeoutMs, ...sent }: Sent & Patience = {},
    ): Promise<S3Answer> {
      const signal = AbortSignal.timeout(timeoutMs)
      let cause: unknown
      for (const waitMs of waitsMs) {
        try {
          await sleep(waitMs, undefined, { signal })
          const answer = await exchange(options, { method, key, signal, ...sent })
          if (answer.status < 500 && answer.status !== 429) return answer
          cause = unexpected(answer, method)
        } catch (error) {
          cause = error
        }
      }
      throw new ProviderUnavailable(`the store of files did not answer ${method}`, { cause })
    },
  }
}

/** For an answer that the request should not have had. Without the text of it: that repeats what was signed, and with which key. */
export const unexpected = ({ status, code }: S3Answer, method: Method): ProviderUnavailable =>
  new ProviderUnavailable(`the store of files answered ${method} with ${`${status} ${code}`.trim()}`)

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

type Exchange = Sent & { method: Method; key: string; signal: AbortSignal }

async function exchange(options: S3Options, { method, key, signal, body, headers }: Exchange) {
  const { endpoint, bucket, region, accessKey, secretKey } = options
  // Loaded with the first file: a start with files on disk need not wait for it.
  const { AwsV4Signer } = await import('aws4fetch')
  const signed = await new AwsV4Signer({
    method,
    url: `${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`,
    // The store compares the body with this hash, so nothing that was changed or cut on the way is kept.
    headers: { ...headers, 'x-amz-content-sha256': hashOf(body ?? new Uint8Array()) },
    ...{ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3', allHeaders: true },
  }).sign()
  const response = await fetch(signed.url, {
    ...{ method, headers: signed.headers, signal },
    // Papers of persons must not follow a redirection to anywhere.
    redirect: 'manual',
    ...(body && { body: body as Uint8Array<ArrayBuffer> }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  const code = response.ok ? '' : (/<Code>(\w+)<\/Code>/.exec(Buffer.from(bytes).toString())?.[1] ?? '')
  return { status: response.status, headers: response.headers, bytes, code }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sha256, signatureOf } from './signature-v4.ts'

/** What may go wrong with a request: before it acts, or after it has acted and before it answers. */
export type S3Fault = 'unavailable' | 'slow-down' | 'hang' | 'drop' | 'lost-after' | 'html' | 'moved'

type Kept = { bytes: Buffer; headers: Record<string, string> }

export type S3Server = Awaited<ReturnType<typeof s3Server>>

/** A small local S3-speaking store with one bucket, which checks each signature by its own computation. */
export async function s3Server() {
  const account = {
    bucket: 'papers',
    region: 'eu-central-1',
    accessKey: 'the key of tests',
    secretKey: 'its secret',
  }
  const objects = new Map<string, Kept>()
  const requests: { method: string; path: string }[] = []
  const faults: S3Fault[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request
    requests.push({ method, path })
    const fault = faults.shift()
    if (fault === 'hang') return
    if (fault === 'drop') return void request.socket.destroy()
    const body = await bodyOf(request)
    if (fault === 'unavailable') return refuse(response, 503, 'ServiceUnavailable')
    if (fault === 'slow-down') return refuse(response, 503, 'SlowDown')
    if (fault === 'html') return void response.writeHead(200).end('<html>maintenance</html>')
    if (fault === 'moved') return void response.writeHead(307, { location: `${path}?elsewhere` }).end()
    const wrong = wrongIn(request, body, account)
    if (wrong) return refuse(response, ...wrong)
    act(
      objects,
      { method, path, body, headers: request.headers },
      fault === 'lost-after' ? undefined : response,
    )
    if (fault === 'lost-after') request.socket.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    options: { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...account },
    /** By their paths, which begin with the bucket. */
    objects,
    requests,
    /** The next requests meet these, one each. */
    failNext: (...next: S3Fault[]) => void faults.push(...next),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

type Account = { bucket: string; region: string; accessKey: string; secretKey: string }
type Wrong = [status: number, code: string]

function wrongIn(request: IncomingMessage, body: Buffer, account: Account): Wrong | undefined {
  const headers = request.headers as Record<string, string | undefined>
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return [403, 'AccessDenied']
  const [, accessKey, scope = '', signedHeaders = '', signature] = given
  const at = headers['x-amz-date'] ?? ''
  if (accessKey !== account.accessKey) return [403, 'InvalidAccessKeyId']
  if (scope !== `${at.slice(0, 8)}/${account.region}/s3/aws4_request`)
    return [400, 'AuthorizationHeaderMalformed']
  const time = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - time) < 15 * 60_000)) return [403, 'RequestTimeTooSkewed']
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!mustBeSigned.every((name) => signedHeaders.split(';').includes(name))) return [403, 'AccessDenied']
  const { method = '', url: path = '' } = request
  const expected = signatureOf({ method, path, headers, signedHeaders, scope }, account.secretKey)
  if (signature !== expected) return [403, 'SignatureDoesNotMatch']
  if (headers['x-amz-content-sha256'] !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch']
  return path.startsWith(`/${account.bucket}/`) ? undefined : [404, 'NoSuchBucket']
}

type Asked = { method: string; path: string; body: Buffer; headers: IncomingMessage['headers'] }

/** Without a response where the answer is lost. */
function act(objects: Map<string, Kept>, { method, path, body, headers }: Asked, response?: ServerResponse) {
  if (method === 'PUT') {
    const wanted = Object.entries(headers).filter(([name]) => /^(content-type|x-amz-meta-.*)$/.test(name))
    objects.set(path, { bytes: body, headers: Object.fromEntries(wanted) as Kept['headers'] })
    response?.writeHead(200, { etag: `"${sha256(body).slice(0, 32)}"` }).end()
  } else if (method === 'GET') {
    const kept = objects.get(path)
    if (response && !kept) refuse(response, 404, 'NoSuchKey')
    else response?.writeHead(200, kept?.headers).end(kept?.bytes)
  } else {
    objects.delete(path)
    response?.writeHead(204).end()
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message><RequestId>1</RequestId></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

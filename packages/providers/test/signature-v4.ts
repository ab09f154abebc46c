import { createHash, createHmac } from 'node:crypto'

export type Signed = {
  method: string
  /** As it was sent, with its query. */
  path: string
  headers: Record<string, string | undefined>
  /** The names of the headers that are signed, with `;` between them. */
  signedHeaders: string
  /** Day, region, service and `aws4_request`. */
  scope: string
}

/** AWS Signature Version 4 of a request, computed apart from the library that signs ours: by Amazon's text, for S3. */
export function signatureOf({ method, path, headers, signedHeaders, scope }: Signed, secret: string): string {
  const { pathname, searchParams } = new URL(path, 'http://store')
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const lines = signedHeaders.split(';').map((name) => `${name}:${(headers[name] ?? '').trim()}\n`)
  const canonical = [
    method,
    decodeURIComponent(pathname).split('/').map(encoded).join('/'),
    query,
    lines.join(''),
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope
    .split('/')
    .reduce<string | Buffer>((by, part) => createHmac('sha256', by).update(part).digest(), `AWS4${secret}`)
  return createHmac('sha256', key).update(toSign).digest('hex')
}

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { type S3Fault, type S3Server, s3Server } from '../../test/s3-server.ts'
import { signatureOf } from '../../test/signature-v4.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { FileStore } from './file-store.ts'
import { s3Files } from './s3-files.ts'

let server: S3Server
let files: FileStore
/** Nobody waits in a test. */
const quick = { waitsMs: [0, 1, 1] }
beforeEach(async () => {
  server = await s3Server()
  files = s3Files({ ...server.options, ...quick })
})
afterEach(() => server.close())

const bytes = new Uint8Array([0, 255, 37, 80, 68, 70])
const sha256 = '614a451ffb39e9009b291952a857d87571de7cf73be5cea65d396eac94854836'
const pdf = { contentType: 'application/pdf' }
const put = () => files.put(bytes, pdf)
const methods = () => server.requests.map(({ method }) => method)

/** What is refused, and why as far as the message says it. */
const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'it was not refused',
    (error: unknown) => (error instanceof ProviderUnavailable ? error.message : `not an outage: ${error}`),
  )

it('keeps a file under the path that it has in a folder, with its type and hash', async () => {
  const id = await put()
  expect([...server.objects]).toEqual([
    [
      `/papers/${id.slice(0, 2)}/${id}`,
      {
        bytes: Buffer.from(bytes),
        headers: { 'content-type': 'application/pdf', 'x-amz-meta-sha256': sha256 },
      },
    ],
  ])
})

it('reads a file that was copied from a disk, without a hash beside it', async () => {
  const id = await put()
  for (const kept of server.objects.values()) kept.headers = {}
  expect(await files.get(id)).toEqual({ bytes, ...pdf })
})

it('gives out no other bytes than it was given', async () => {
  const id = await put()
  for (const kept of server.objects.values()) kept.bytes = Buffer.from('something else')
  expect(await refusal(files.get(id))).toBe('the store of files has other bytes than were put there')
})

describe('is an outage, and never a missing file:', () => {
  const id = `${'0'.repeat(32)}.pdf`
  test.each([
    ['another secret', { secretKey: 'another secret' }, '403 SignatureDoesNotMatch'],
    ['another key', { accessKey: 'another key' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'nothing' }, '404 NoSuchBucket'],
  ])('%s', async (_, other, said) => {
    files = s3Files({ ...server.options, ...quick, ...other })
    expect(await refusal(put())).toBe(`the store of files answered PUT with ${said}`)
    expect(await refusal(files.get(id))).toBe(`the store of files answered GET with ${said}`)
    expect(await refusal(files.delete(id))).toBe(`the store of files answered DELETE with ${said}`)
    expect(server.objects.size).toBe(0)
    // A refusal is not asked again; what was perhaps put is deleted.
    expect(methods()).toEqual(['PUT', 'DELETE', 'GET', 'DELETE'])
  })

  test('a store that sends us elsewhere: nothing follows', async () => {
    server.failNext('moved')
    expect(await refusal(files.get(id))).toBe('the store of files answered GET with 307')
    expect(methods()).toEqual(['GET'])
  })

  test('a page that somebody between us and the store answers with', async () => {
    server.failNext('html')
    expect(await refusal(put())).toBe('the store of files answered PUT with 200')
  })

  test('no store at all', async () => {
    await server.close()
    expect(await refusal(files.get(id))).toBe('the store of files did not answer GET')
    server = await s3Server()
  })

  test('a store that hangs', async () => {
    files = s3Files({ ...server.options, timeoutMs: 50 })
    server.failNext('hang', 'hang', 'hang')
    expect(await refusal(files.get(id))).toBe('the store of files did not answer GET')
  })
})

describe('asks again', () => {
  test.each<[S3Fault, S3Fault]>([
    ['unavailable', 'slow-down'],
    ['drop', 'unavailable'],
    ['lost-after', 'lost-after'],
  ])('up to twice where the store answers %s and then %s', async (...faults) => {
    server.failNext(...faults)
    const id = await put()
    expect(server.objects.size).toBe(1)
    server.failNext(...faults)
    expect(await files.get(id)).toEqual({ bytes, ...pdf })
    server.failNext(...faults)
    await files.delete(id)
    expect(server.objects.size).toBe(0)
    expect(methods()).toEqual(['PUT', 'GET', 'DELETE'].flatMap((method) => [method, method, method]))
  })

  test('no more than twice, and leaves no file whose id nobody has', async () => {
    server.failNext('lost-after', 'lost-after', 'lost-after')
    expect(await refusal(put())).toBe('the store of files did not answer PUT')
    expect(methods()).toEqual(['PUT', 'PUT', 'PUT', 'DELETE'])
    expect(server.objects.size).toBe(0)
  })
})

// Of "Authenticating Requests: Using the Authorization Header" in Amazon's reference of S3.
test.each([
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  ['GET', '/?lifecycle', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['GET', '/?max-keys=2&prefix=J', {}, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('the local store computes the signature that Amazon prints for %s %s', (method, path, more, printed) => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    ...more,
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  }
  const signedHeaders = Object.keys(headers).join(';')
  const scope = '20130524/us-east-1/s3/aws4_request'
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  expect(signatureOf({ method, path, headers, signedHeaders, scope }, secret)).toBe(printed)
})

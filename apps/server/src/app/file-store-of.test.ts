import { documents } from '@tradelane/contract/documents/calls'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, s3Server } from '../../../../packages/providers/test/s3-server.ts'
import { bucketOf } from '../../test/bucket-of.ts'
import { givenCompany } from '../../test/given-company.ts'
import { givenDocument } from '../../test/given-document.ts'
import { pdfFile } from '../../test/sample-files.ts'
import { failure, type TestApp, testApp } from '../../test/test-app.ts'
import { readConfig } from '../deps/env.ts'
import { faultOfStore } from './file-store-of.ts'

// Two processes with folders of their own, on one database and one bucket.

let store: S3Server
let one: TestApp
let other: TestApp
const logged: string[] = []
beforeAll(async () => {
  store = await s3Server()
  const env = { ...bucketOf(store), SECRET: 'the same in all processes of an installation' }
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) })
  one = await testApp(env, { log })
  other = await testApp(env, { database: one })
})
afterAll(async () => {
  await other?.close()
  await one?.close()
  await store?.close()
})

test('a document is in the bucket, and read at another process', async () => {
  const { token, companyId } = await givenCompany(one)
  const file = await givenDocument(one, token)
  const { stored_id } = await documentOf(companyId)
  expect([...store.objects.keys()]).toEqual([`/papers/${stored_id.slice(0, 2)}/${stored_id}`])
  for (const app of [one, other]) {
    const served = await app.call(documents.serveFile, { query: { file }, body: {} }, { token })
    expect(served.bytes).toEqual(pdfFile())
    expect(served.headers['content-type']).toBe('application/pdf')
  }
})

test('while the store is away, documents wait and nothing else does', async () => {
  const { token } = await givenCompany(one)
  const file = await givenDocument(one, token)
  const kept = store.objects.size
  store.failNext('unavailable', 'drop', 'lost-after')
  const base64File = pdfFile().toString('base64')
  const refused = await one.call(documents.upload, { body: { base64File, folder_name: 'user' } }, { token })
  expect(refused.status).toBe(503)
  expect(failure(refused).error.code).toBe('DEPENDENCY_UNAVAILABLE')
  expect(store.objects.size).toBe(kept)
  store.failNext('unavailable', 'unavailable', 'unavailable')
  const unread = await one.call(documents.serveFile, { query: { file }, body: {} }, { token })
  expect(unread.status).toBe(503)
  expect(failure(unread).error.code).toBe('DEPENDENCY_UNAVAILABLE')
  expect((await one.server.inject('/readyz')).statusCode).toBe(200)
  expect((await one.call(documents.serveFile, { query: { file }, body: {} }, { token })).status).toBe(200)
})

test('a file that cannot be deleted now is in the log, and no error', async () => {
  const { token, companyId } = await givenCompany(one)
  await givenDocument(one, token)
  const { stored_id } = await documentOf(companyId)
  store.failNext('unavailable', 'unavailable', 'unavailable')
  await one.deps.files.delete(stored_id)
  expect(logged.filter((line) => line.includes(`"stored_id":"${stored_id}"`))).toHaveLength(1)
  expect(await one.deps.files.get(stored_id)).toBeDefined()
  await one.deps.files.delete(stored_id)
  expect(await one.deps.files.get(stored_id)).toBeUndefined()
})

test('the start says what is wrong with the bucket, and nothing where it answers', async () => {
  const { config, files } = one.deps
  expect(await faultOfStore(config, files)).toBeUndefined()
  const wrong = await testApp({ ...bucketOf(store), FILES_S3_SECRET_KEY: 'another' }, { database: one })
  expect(await faultOfStore(wrong.deps.config, wrong.deps.files)).toBe(
    `The bucket papers at ${store.options.endpoint} cannot be read, so documents cannot be stored or shown: the store of files answered GET with 403 SignatureDoesNotMatch. See FILES_S3_ENDPOINT in docs/operations.md.`,
  )
  await wrong.close()
})

describe('the configuration', () => {
  const whole = {
    FILES_S3_ENDPOINT: 'https://s3.example',
    FILES_S3_BUCKET: 'papers',
    FILES_S3_REGION: 'eu-central-1',
    FILES_S3_ACCESS_KEY: 'key',
    FILES_S3_SECRET_KEY: 'secret',
  }

  test('names the whole bucket, or none', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig(whole).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'papers',
      region: 'eu-central-1',
      accessKey: 'key',
      secretKey: 'secret',
    })
  })

  test('of half a bucket says what is missing', () => {
    const { FILES_S3_REGION, FILES_S3_SECRET_KEY, ...half } = whole
    expect(() => readConfig(half)).toThrow(
      'The configuration is invalid:\n  FILES_S3_REGION, FILES_S3_SECRET_KEY: missing beside the other FILES_S3_*',
    )
  })

  test.each([
    ['FILES_S3_ENDPOINT', 's3.example'],
    ['FILES_S3_ENDPOINT', 'file:///papers'],
    ['FILES_S3_BUCKET', 'papers/../others'],
    ['FILES_S3_BUCKET', 'p'],
    ['FILES_S3_REGION', ''],
    ['FILES_S3_ACCESS_KEY', ''],
    ['FILES_S3_SECRET_KEY', ''],
  ])('refuses %s=%j', (name, value) => {
    expect(() => readConfig({ ...whole, [name]: value })).toThrow(`${name}:`)
  })

  test('sends no papers unencrypted in production', () => {
    const production = { NODE_ENV: 'production', SECRET: 'x'.repeat(32) }
    expect(readConfig({ ...whole, ...production }).s3?.bucket).toBe('papers')
    const plain = { ...whole, ...production, FILES_S3_ENDPOINT: 'http://s3.example' }
    expect(() => readConfig(plain)).toThrow('FILES_S3_ENDPOINT begins with https: in production')
  })
})

const documentOf = (companyId: string) =>
  one.db.selectFrom('documents').select('stored_id').where('uid', '=', companyId).executeTakeFirstOrThrow()

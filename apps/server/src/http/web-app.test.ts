import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './error-answers.ts'
import { serveWebApp } from './web-app.ts'

const built = mkdtempSync(join(tmpdir(), 'web-app-'))
const files = ['index.html', 'landing.html', 'assets/app-1a2b.js']
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(built, 'assets'))
  for (const file of files) {
    const path = join(built, file)
    writeFileSync(path, file)
    writeFileSync(`${path}.br`, brotliCompressSync(file))
    writeFileSync(`${path}.gz`, gzipSync(file))
  }
  app = Fastify()
  answerErrors(app)
  await serveWebApp(app, 'https://trade.test', built)
})
afterAll(async () => {
  await app.close()
  rmSync(built, { recursive: true })
})

/** Kinds of pages, with the file that is answered; none is a refusal. */
const pages = [
  ['/', 'landing.html'],
  ['/index.html', 'index.html'],
  ['/login', 'index.html'],
  ['/smart-escrow/details/3?step=2', 'index.html'],
  ['/assets/app-1a2b.js', 'assets/app-1a2b.js'],
  ['/assets/app-0000.js', undefined],
  ['/assets', undefined],
  ['/api/nothing-here', undefined],
] as const

test.each(pages)('%s is answered with %s, without a warning of Node', async (url, file) => {
  const warnings: string[] = []
  const note = ({ message }: Error) => warnings.push(message)
  process.on('warning', note)
  for (const encoding of ['gzip, deflate, br', 'gzip', 'identity', undefined]) {
    const headers = encoding ? { 'accept-encoding': encoding } : {}
    const { statusCode, body, headers: sent } = await app.inject({ url, headers })
    expect([encoding, statusCode]).toEqual([encoding, file ? 200 : 404])
    if (file && !sent['content-encoding']) expect(body).toBe(file)
  }
  // Node emits a warning in a turn of its own.
  await nextTurn()
  process.off('warning', note)
  expect(warnings).toEqual([])
})

test.each(pages)('HEAD of %s is answered as GET, without the content', async (url) => {
  const get = await app.inject({ url })
  const head = await app.inject({ url, method: 'HEAD' })
  expect([head.statusCode, head.body]).toEqual([get.statusCode, ''])
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
})

test('other methods find no page', async () => {
  expect((await app.inject({ url: '/login', method: 'POST' })).statusCode).toBe(404)
})

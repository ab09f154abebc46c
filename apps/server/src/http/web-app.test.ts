import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { serveWebApp } from './web-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'tradelane-web-app-'))
let app: FastifyInstance
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const file of ['index.html', 'landing.html', 'favicon.svg', 'assets/app.js'])
    writeFileSync(join(folder, file), `content of ${file}`)
  app = Fastify()
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof Refusal ? 404 : 500).send())
  await serveWebApp(app, 'https://trade.test', folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe.each(['/', '/dashboard', '/login', '/favicon.svg', '/assets/app.js'])('%s', (url) => {
  test('answers HEAD as GET, without the content', async () => {
    const get = await app.inject({ url })
    const head = await app.inject({ url, method: 'HEAD' })
    expect([get.statusCode, head.statusCode, head.body]).toEqual([200, 200, ''])
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
  })
})

test.each(['/api/nothing', '/assets/nothing.js', '/metrics'])(
  '%s is no page, for GET and HEAD',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
    expect((await app.inject({ url, method: 'HEAD' })).statusCode).toBe(404)
  },
)

test('other methods find no page', async () => {
  expect((await app.inject({ url: '/dashboard', method: 'POST' })).statusCode).toBe(404)
})

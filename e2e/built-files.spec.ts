import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

test('built files arrive compressed, and the browser keeps those whose name changes with their content', async ({
  request,
}) => {
  const page = await request.get('/login', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('only built files are sent, and the application’s page for addresses that are none', async ({
  request,
}) => {
  expect((await request.get('/robots.txt')).headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect((await request.get('/any/address')).headers()['content-type']).toBe('text/html; charset=utf-8')
  expect((await request.get('/assets/none.js')).status()).toBe(404)
  for (const outside of ['..%2fpackage.json', 'assets/..%2f..%2fpackage.json'])
    expect((await request.get(`/${outside}`)).status()).toBe(400)
})

test('no source map and no secret is among the built files', () => {
  const built = new URL('../apps/web/dist/', import.meta.url)
  const names = readdirSync(built, { recursive: true }).map(String)
  expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(100)
  expect(names.filter((name) => /\.(map|tsx?|env)$/.test(name))).toEqual([])
  const texts = names
    .filter((name) => /\.(js|css|html)$/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, built), 'utf8') }))
  const secret = /sourceMappingURL=|NIUM_API_KEY|x-api-key|PRIVATE KEY|postgres:\/\/|webhook-key/i
  expect(texts.filter(({ text }) => secret.test(text)).map(({ name }) => name)).toEqual([])
})

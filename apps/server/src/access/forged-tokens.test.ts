import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { readSessionToken } from './session-tokens.ts'

// Each is what a valid token is but for one thing. The first is valid: it proves that the others are made rightly.

const secret = 'a secret of thirty-two characters'
const now = new Date('2026-11-22T10:00:00Z')
const exp = now.getTime() / 1000 + 600
const claims = { sid: '0190f5a0-0000-7000-8000-000000000001', iss: 'tradelane', aud: 'customer', exp }
const key = createHash('sha256').update(`session:${secret}`).digest()
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hmac = (text: string, by: Buffer | string = key) =>
  createHmac('sha256', by).update(text).digest('base64url')
const made = (header: object, body: object = claims, by?: Buffer | string) => {
  const text = `${part(header)}.${part(body)}`
  return `${text}.${hmac(text, by)}`
}
const read = (token: string) => readSessionToken(secret, token, 'customer', now)
const hs256 = { alg: 'HS256', typ: 'JWT' }

it('a token that is made in this way is read', async () => {
  expect(await read(made(hs256))).toBe(claims.sid)
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const rsaText = `${part({ alg: 'RS256' })}.${part(claims)}`
const own = createHash('sha256').update('of the attacker').digest()

it.each([
  ['without a method', `${part({ alg: 'none' })}.${part(claims)}.`],
  ['without a method, in other letters', `${part({ alg: 'nOnE' })}.${part(claims)}.`],
  ['without a method, with a signature', made({ alg: 'none' })],
  ['with an empty signature', `${part(hs256)}.${part(claims)}.`],
  ['without a signature', `${part(hs256)}.${part(claims)}`],
  ['signed with an empty key', made(hs256, claims, '')],
  ['signed with the secret itself, which has another key for each use', made(hs256, claims, secret)],
  [
    'of an RSA key',
    `${rsaText}.${sign('sha256', Buffer.from(rsaText), rsa.privateKey).toString('base64url')}`,
  ],
  ['that says RS256 and is signed as ours', made({ alg: 'RS256' })],
  ['whose key is a file', made({ ...hs256, kid: '../../../../dev/null' }, claims, '')],
  ['whose key is a query', made({ ...hs256, kid: "x' union select 'k" }, claims, 'k')],
  ['that brings its key', made({ ...hs256, jwk: { kty: 'oct', k: own.toString('base64url') } }, claims, own)],
  ['whose key is at an address', made({ ...hs256, jku: 'https://evil.example/keys.json' }, claims, own)],
  ['with a header that must be understood', made({ ...hs256, crit: ['exp'], b64: false })],
  ['that begins later', made(hs256, { ...claims, nbf: exp })],
  ['that has expired', made(hs256, { ...claims, exp: now.getTime() / 1000 })],
  ['whose end is a text', made(hs256, { ...claims, exp: String(exp) })],
  ['whose content is no object', made(hs256, [claims])],
  ['of nothing', '..'],
  ['of one part more', `${made(hs256)}.${part(claims)}`],
])('a token %s is not', async (_, token) => {
  expect(await read(token)).toBeUndefined()
})

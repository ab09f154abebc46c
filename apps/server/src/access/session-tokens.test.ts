import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { readSessionToken, signSessionToken } from './session-tokens.ts'

const sessionId = '0190f5a0-0000-7000-8000-000000000001'

describe('a session token', () => {
  it('names its session, also when it is read twice', async () => {
    const token = await signed()
    expect(await readSessionToken(secret, token, 'customer', now)).toBe(sessionId)
    expect(await readSessionToken(secret, token, 'customer', now)).toBe(sessionId)
  })

  it('is not accepted for the other kind of session', async () => {
    expect(await readSessionToken(secret, await signed(), 'admin', now)).toBeUndefined()
  })

  it('is not accepted with another secret', async () => {
    expect(await readSessionToken('another secret', await signed(), 'customer', now)).toBeUndefined()
  })

  it('is valid until it expires', async () => {
    const token = await signed()
    const last = new Date(expiresAt.getTime() - 1_000)
    expect(await readSessionToken(secret, token, 'customer', last)).toBe(sessionId)
    expect(await readSessionToken(secret, token, 'customer', expiresAt)).toBeUndefined()
  })

  it('is not accepted from another issuer', async () => {
    const token = await withClaims({ sid: sessionId }, { issuer: 'elsewhere' })
    expect(await readSessionToken(secret, token, 'customer', now)).toBeUndefined()
  })

  it('is not accepted with a signature of another method', async () => {
    const token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS512' })
      .setIssuer('tradelane')
      .setAudience('customer')
      .setExpirationTime(expiresAt)
      .sign(key)
    expect(await readSessionToken(secret, token, 'customer', now)).toBeUndefined()
  })

  it.each([
    ['without a session', {}],
    ['with a session that is no text', { sid: 7 }],
    ['with a session that is no uuid', { sid: 'one' }],
    ['with a uuid and more', { sid: `${sessionId}' or true` }],
  ])('is not accepted %s', async (_, claims) => {
    expect(await readSessionToken(secret, await withClaims(claims), 'customer', now)).toBeUndefined()
  })

  it('is not accepted without an expiry', async () => {
    const token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('tradelane')
      .setAudience('customer')
      .sign(key)
    expect(await readSessionToken(secret, token, 'customer', now)).toBeUndefined()
  })

  it.each([[['customer', 'admin']], [['customer', 'elsewhere']], [[]]])(
    'is not accepted for the audiences %j',
    async (audience) => {
      const token = await new SignJWT({ sid: sessionId, aud: audience })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('tradelane')
        .setExpirationTime(expiresAt)
        .sign(key)
      expect(await readSessionToken(secret, token, 'customer', now)).toBeUndefined()
      expect(await readSessionToken(secret, token, 'admin', now)).toBeUndefined()
    },
  )
})

const secret = 'a secret of thirty-two characters'
const now = new Date('2026-11-22T10:00:00Z')
const expiresAt = new Date('2026-11-29T10:00:00Z')
const session = { sessionId, kind: 'customer', expiresAt } as const
const signed = () => signSessionToken(secret, session)
const key = createHash('sha256').update(`session:${secret}`).digest()
const withClaims = (claims: Record<string, unknown>, { issuer = 'tradelane' } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience('customer')
    .setExpirationTime(expiresAt)
    .sign(key)

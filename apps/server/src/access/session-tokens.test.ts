import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { readSessionToken, signSessionToken } from './session-tokens.ts'

const secret = 'a secret of thirty-two characters'
const now = new Date('2026-11-22T10:00:00Z')
const expiresAt = new Date('2026-11-29T10:00:00Z')
const session = { sessionId: 'a session', kind: 'customer', expiresAt } as const
const signed = () => signSessionToken(secret, session)
const key = createHash('sha256').update(`session:${secret}`).digest()
const withClaims = (claims: Record<string, unknown>, { issuer = 'tradelane' } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience('customer')
    .setExpirationTime(expiresAt)
    .sign(key)

describe('a session token', () => {
  it('names its session, also when it is read twice', async () => {
    const token = await signed()
    expect(await readSessionToken(secret, token, 'customer', now)).toBe('a session')
    expect(await readSessionToken(secret, token, 'customer', now)).toBe('a session')
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
    expect(await readSessionToken(secret, token, 'customer', last)).toBe('a session')
    expect(await readSessionToken(secret, token, 'customer', expiresAt)).toBeUndefined()
  })

  it('is not accepted from another issuer', async () => {
    const token = await withClaims({ sid: 'a session' }, { issuer: 'elsewhere' })
    expect(await readSessionToken(secret, token, 'customer', now)).toBeUndefined()
  })

  it('is not accepted with a signature of another method', async () => {
    const token = await new SignJWT({ sid: 'a session' })
      .setProtectedHeader({ alg: 'HS512' })
      .setIssuer('tradelane')
      .setAudience('customer')
      .setExpirationTime(expiresAt)
      .sign(key)
    expect(await readSessionToken(secret, token, 'customer', now)).toBeUndefined()
  })

  it('names no session where it has none', async () => {
    expect(await readSessionToken(secret, await withClaims({ sid: 'one' }), 'customer', now)).toBe('one')
    expect(await readSessionToken(secret, await withClaims({ sid: 7 }), 'customer', now)).toBeUndefined()
  })
})

import { createHash, randomUUID } from 'node:crypto'
import type { Auth } from '@tradelane/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../test/given-company.ts'
import { theApp } from '../../test/the-app.ts'
import { signSessionToken } from '../access/session-tokens.ts'
import type { Deps } from '../deps/deps.ts'
import { authenticate } from './authenticate.ts'

const app = theApp()
let ada: GivenCompany
beforeEach(async () => {
  ada = await givenCompany(app)
  // What is remembered is asked for no more: each test begins with the database.
  await app.deps.sessions.close()
})

describe('a caller', () => {
  it('is the person of the session', async () => {
    expect(await who('customer', `Bearer ${ada.token}`)).toMatchObject({
      kind: 'company',
      companyId: ada.companyId,
      userId: ada.userId,
      role: 'owner',
      sessionId: expect.any(String),
    })
  })

  it('is the administrator of the session', async () => {
    const { token, administratorId } = await givenAdministrator(app)
    for (const auth of ['admin', 'customer-or-admin'] as const)
      expect(await who(auth, `Bearer ${token}`)).toMatchObject({ kind: 'office', administratorId })
  })

  it('is nobody for a call that needs nobody', async () => {
    expect(await who('none', `Bearer ${ada.token}`)).toBeUndefined()
    expect(await who('provider', undefined)).toBeUndefined()
  })

  it('is nobody with a signed token whose session is no uuid', async () => {
    const { secret } = app.deps.config
    const expiresAt = new Date(Date.now() + 60_000)
    const token = await signSessionToken(secret, { sessionId: 'one', kind: 'customer', expiresAt })
    await expect(who('customer', `Bearer ${token}`)).rejects.toMatchObject(unknown)
  })

  it('may write "bearer" in small letters', async () => {
    expect(await who('customer', `bearer ${ada.token}`)).toMatchObject({ userId: ada.userId })
  })

  it.each([
    ['nothing', () => undefined],
    ['no token', () => 'Bearer '],
    ['another scheme', () => `Basic ${ada.token}`],
    ['something before', () => `X Bearer ${ada.token}`],
    ['something behind', () => `Bearer ${ada.token} x`],
    ['a list', () => `Bearer ${ada.token},x`],
    ['no space', () => `Bearer${ada.token}`],
  ])('is refused with %s', async (_what, header) => {
    await expect(who('customer', header())).rejects.toMatchObject(unknown)
  })

  it('is refused with a token of more than 2,000 characters before it is looked for', async () => {
    await expect(who('reset', `Bearer ${'a'.repeat(2_001)}`)).rejects.toMatchObject(unknown)
    await expect(who('reset', `Bearer ${'a'.repeat(2_000)}`)).rejects.toMatchObject({
      code: 'RESET_LINK_DEAD',
    })
  })

  it('of a company is refused where an administrator is needed', async () => {
    await expect(who('admin', `Bearer ${ada.token}`)).rejects.toMatchObject(unknown)
  })

  it('is refused once the session has ended', async () => {
    await ofAda().set({ ended_at: new Date() }).execute()
    await expect(who('customer', `Bearer ${ada.token}`)).rejects.toMatchObject(unknown)
  })

  it('is refused once the session has expired', async () => {
    const now = new Date()
    const deps = { ...app.deps, wallClock: { now: () => now } }
    await ofAda().set({ expires_at: now }).execute()
    await expect(who('customer', `Bearer ${ada.token}`, deps)).rejects.toMatchObject(unknown)
    await ofAda()
      .set({ expires_at: new Date(now.getTime() + 1) })
      .execute()
    expect(await who('customer', `Bearer ${ada.token}`, deps)).toMatchObject({ userId: ada.userId })
  })

  it('is refused once removed, even if a session is left', async () => {
    await app.db
      .updateTable('users')
      .set({ removed_at: new Date() })
      .where('user_id', '=', ada.userId)
      .execute()
    await expect(who('customer', `Bearer ${ada.token}`)).rejects.toMatchObject(unknown)
  })
})

describe('a link to reset the password', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const at = (ms: number): Deps => ({ ...app.deps, wallClock: { now: () => new Date(now.getTime() + ms) } })
  async function givenLink({ userId }: GivenCompany, used_at: Date | null = null) {
    const token = randomUUID()
    const token_hash = createHash('sha256').update(token).digest('hex')
    const times = { created_at: now, expires_at: new Date(now.getTime() + 60_000), used_at }
    await app.db
      .insertInto('password_resets')
      .values({ token_hash, user_id: userId, ...times })
      .execute()
    return { token, token_hash }
  }
  const dead = { code: 'RESET_LINK_DEAD' }

  it('names its own person, until it expires', async () => {
    const other = await givenCompany(app)
    await givenLink(other)
    const { token, token_hash } = await givenLink(ada)
    for (const auth of ['reset', 'customer-or-reset'] as const)
      expect(await who(auth, `Bearer ${token}`, at(59_999))).toEqual({
        kind: 'reset',
        userId: ada.userId,
        tokenHash: token_hash,
      })
    await expect(who('reset', `Bearer ${token}`, at(60_000))).rejects.toMatchObject(dead)
  })

  it('is dead once it was used', async () => {
    const { token } = await givenLink(ada, now)
    await expect(who('reset', `Bearer ${token}`, at(0))).rejects.toMatchObject(dead)
  })

  it('that nobody was sent is dead', async () => {
    await givenLink(ada)
    await expect(who('reset', `Bearer ${randomUUID()}`, at(0))).rejects.toMatchObject(dead)
  })

  it('is no session', async () => {
    const { token } = await givenLink(ada)
    await expect(who('customer', `Bearer ${token}`, at(0))).rejects.toMatchObject(unknown)
  })
})

const who = (auth: Auth, header: string | undefined, deps: Deps = app.deps) =>
  authenticate(deps, auth, header)
const unknown = { code: 'UNAUTHENTICATED' }
const ofAda = () =>
  app.db.updateTable('sessions').where('user_id', '=', ada.userId).where('ended_at', 'is', null)

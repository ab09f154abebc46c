import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type GivenCompany, givenCompany, givenPassword } from '../../test/given-company.ts'
import { prepared, theApp } from '../../test/the-app.ts'
import { hashPassword } from '../access/passwords.ts'
import type { Deps } from '../deps/deps.ts'
import { inTransaction } from '../transaction.ts'
import { checkPasswordAndCode } from './check-password-and-code.ts'
import { endCodesFor, isCodeWaiting, sendCode, tryCode, useCode } from './one-time-codes.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))
const bo = prepared(() => givenCompany(app))
beforeEach(async () => {
  await app.deps.pool.query('delete from one_time_codes; delete from failed_attempts')
})

const sentAt = new Date('2026-11-22T10:00:00Z')
const isWaiting = ({ to = ada, binding = '' }: Which) =>
  isCodeWaiting(app.db, { userId: to.userId, purpose: 'payment', binding }, sentAt)

describe('a one-time code', () => {
  it('has six digits, and is in every place of the mail that names it', async () => {
    const address = `${randomUUID()}@okafor.example`
    const request = { userId: ada.userId, purpose: 'payment', to: address, subject: 'Your code' }
    await sendCode(after(0), { ...request, text: '{code} or {code}' })
    const [mail] = await app.mails(address)
    expect(mail?.text).toMatch(/(\d{6}) or \1/)
  })

  it('is valid for ten minutes', async () => {
    const code = await send()
    expect(await isRight(code, { deps: after(10 * minute - 1) })).toBe(true)
    expect(await isRight(code, { deps: after(10 * minute) })).toBe(false)
  })

  it('is right at the fifth try, and wrong at the sixth', async () => {
    const code = await send()
    for (let guess = 0; guess < 4; guess++) await isRight(wrongFor(code))
    expect(await isRight(code)).toBe(true)
    expect(await isRight(code)).toBe(false)
  })

  it('is sent again after thirty seconds, and not before', async () => {
    await send()
    await expect(send({ deps: after(29_999) })).rejects.toMatchObject({ code: 'CODE_SENT_RECENTLY' })
    await expect(send({ deps: after(30_000) })).resolves.toMatch(/^\d{6}$/)
  })

  it('ends with the decision about what it was sent for, and leaves the codes for anything else', async () => {
    const [first, second] = [{ binding: 'order 1' }, { to: bo, binding: 'order 2' }]
    const release = { purpose: 'release', binding: 'order 1' }
    const codes = [await send(first), await send(second), await send(release)] as const
    expect(await Promise.all([first, second].map((which) => isWaiting(which)))).toEqual([true, true])
    await inTransaction(app.db, (tx) => endCodesFor(tx, { purpose: 'payment', binding: 'order 1' }, sentAt))
    expect(await isRight(codes[0], first)).toBe(false)
    expect(await isRight(codes[1], second)).toBe(true)
    expect(await isRight(codes[2], release)).toBe(true)
    expect(await isWaiting({ ...second, binding: 'order 1' })).toBe(false)
  })

  it('keeps when it was used, also when its matter is decided later', async () => {
    await use(await tryCode(after(0), given(await send({ binding: 'order 1' }), { binding: 'order 1' })))
    const later = new Date(sentAt.getTime() + minute)
    await inTransaction(app.db, (tx) => endCodesFor(tx, { purpose: 'payment', binding: 'order 1' }, later))
    const { used_at } = await app.db.selectFrom('one_time_codes').select('used_at').executeTakeFirstOrThrow()
    expect(used_at).toEqual(sentAt)
  })

  it('is sent again at once after it was used', async () => {
    await use(await tryCode(after(0), given(await send())))
    await expect(send({ deps: after(1_000) })).resolves.toMatch(/^\d{6}$/)
  })

  it('is sent at once for what has changed since, and the code before is void', async () => {
    const old = await send({ binding: 'order 1' })
    const changed = { binding: 'order 1, changed', deps: after(1_000) }
    const newer = await send(changed)
    expect(await isRight(old, { binding: 'order 1', deps: after(1_000) })).toBe(false)
    expect(await isRight(newer, changed)).toBe(true)
  })

  it('replaces the one before', async () => {
    const old = await send()
    const newer = await send({ deps: after(minute) })
    // One time in a million the two are the same six digits.
    if (newer !== old) expect(await isRight(old, { deps: after(minute) })).toBe(false)
    expect(await isRight(newer, { deps: after(minute) })).toBe(true)
  })

  it('is not replaced by the code of another person', async () => {
    const code = await send()
    await send({ to: bo, deps: after(1_000) })
    expect(await isRight(code)).toBe(true)
  })

  it('is not replaced by a code for another purpose', async () => {
    const code = await send()
    await send({ purpose: 'freight', deps: after(1_000) })
    expect(await isRight(code)).toBe(true)
  })

  it('is right only for what it is bound to', async () => {
    const code = await send({ binding: 'this payment' })
    expect(await isRight(code, { binding: 'another payment' })).toBe(false)
    expect(await isRight(code)).toBe(false)
    expect(await isRight(code, { binding: 'this payment' })).toBe(true)
  })

  it('counts its tries without those of other codes', async () => {
    const [code, others] = [await send(), await send({ to: bo })]
    for (let guess = 0; guess < 5; guess++) await isRight(wrongFor(others), { to: bo })
    expect(await isRight(code)).toBe(true)
  })

  it('is used once, and is not right afterwards', async () => {
    const code = await send()
    const codeId = await tryCode(after(0), given(code))
    await use(codeId)
    await expect(use(codeId)).rejects.toMatchObject({ code: 'WRONG_CODE' })
    expect(await isRight(code)).toBe(false)
  })

  it('stays when another is used', async () => {
    const [code, others] = [await send(), await send({ to: bo })]
    await use(await tryCode(after(0), given(others, { to: bo })))
    expect(await isRight(code)).toBe(true)
  })

  it('that cannot be mailed leaves nothing behind, and the codes of others as they are', async () => {
    const others = await send({ to: bo })
    const failing = { ...after(0), mail: { ...app.deps.mail, send: () => Promise.reject(new Error('down')) } }
    await expect(send({ deps: failing as Deps })).rejects.toMatchObject({
      code: 'DEPENDENCY_UNAVAILABLE',
      message: 'Something went wrong please try again',
    })
    const left = await app.db.selectFrom('one_time_codes').select('user_id').execute()
    expect(left).toEqual([{ user_id: bo.userId }])
    expect(await isRight(others, { to: bo })).toBe(true)
  })
})

describe('a code is waiting', () => {
  const isWaiting = ({ userId } = ada, { purpose = 'payment', ms = 0 } = {}) =>
    isCodeWaiting(app.db, { userId, purpose }, new Date(sentAt.getTime() + ms))

  it('from its mail until it expires', async () => {
    expect(await isWaiting()).toBe(false)
    await send()
    expect(await isWaiting(ada, { ms: 10 * minute - 1 })).toBe(true)
    expect(await isWaiting(ada, { ms: 10 * minute })).toBe(false)
  })

  it('for one person and one purpose', async () => {
    await send()
    expect(await isWaiting(bo)).toBe(false)
    expect(await isWaiting(ada, { purpose: 'freight' })).toBe(false)
  })

  it('until it is used', async () => {
    await use(await tryCode(after(0), given(await send())))
    expect(await isWaiting()).toBe(false)
  })
})

describe('password and code together', () => {
  const check = (who: GivenCompany, password: string, code: string) => {
    const actor = { kind: 'company', role: 'owner', sessionId: randomUUID(), ...who } as const
    return checkPasswordAndCode(after(0), actor, {
      purpose: 'payment',
      binding: '',
      password,
      code,
      whyEnded: async () => undefined,
    })
  }
  const refused = { code: 'WRONG_CODE', message: 'The password or the code is wrong. Please try again.' }

  it('are checked against the person’s own password', async () => {
    await app.db
      .updateTable('users')
      .set({ password_hash: await hashPassword('Another-Lantern-28') })
      .where('user_id', '=', bo.userId)
      .execute()
    await expect(check(bo, 'Another-Lantern-28', await send({ to: bo }))).resolves.toBeDefined()
    await expect(check(ada, givenPassword, await send())).resolves.toBeDefined()
  })

  it('are refused in the same words for a wrong password and for a wrong code', async () => {
    const code = await send()
    await expect(check(ada, 'Wrong-Lantern-27', code)).rejects.toMatchObject(refused)
    await expect(check(ada, givenPassword, wrongFor(code))).rejects.toMatchObject(refused)
  })

  it('are refused without a check after five failures in a row', async () => {
    for (let guess = 0; guess < 5; guess++)
      await expect(check(ada, givenPassword, '000000')).rejects.toMatchObject(refused)
    await expect(check(ada, givenPassword, await send())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('end the row of failures when they were right and what they approve is done', async () => {
    for (let guess = 0; guess < 4; guess++) await check(ada, givenPassword, '000000').catch(() => undefined)
    await use(await check(ada, givenPassword, await send()), { approvedBy: ada.userId })
    for (let guess = 0; guess < 5; guess++)
      await expect(check(ada, givenPassword, '000000')).rejects.toMatchObject(refused)
  })
})

const minute = 60_000
const after = (ms: number): Deps => ({
  ...app.deps,
  wallClock: { now: () => new Date(sentAt.getTime() + ms) },
})
type Which = { to?: GivenCompany; purpose?: string; binding?: string; deps?: Deps }
async function send({ to = ada, purpose = 'payment', binding, deps = after(0) }: Which = {}) {
  // Each mail has its own address: the newest one of an address is the one that was just sent.
  const address = `${randomUUID()}@okafor.example`
  const request = { userId: to.userId, purpose, to: address, subject: 'Your code', text: '{code} or {code}' }
  await sendCode(deps, { ...request, ...(binding === undefined ? {} : { binding }) })
  return app.newestCode(address)
}
const given = (code: string, which: Which = {}) => ({
  userId: (which.to ?? ada).userId,
  purpose: which.purpose ?? 'payment',
  code,
  ...(which.binding === undefined ? {} : { binding: which.binding }),
})
const isRight = async (code: string, which: Which = {}) =>
  (await tryCode(which.deps ?? after(0), given(code, which))) !== undefined
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')
const use = (codeId = '', by = {}) => inTransaction(app.db, (tx) => useCode(tx, codeId, sentAt, by))

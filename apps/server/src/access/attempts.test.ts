import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { theApp } from '../../test/the-app.ts'
import { countAttempt, forgetFailures } from './attempts.ts'

const app = theApp()
let account: string
beforeEach(() => {
  account = randomUUID()
})

describe('an account with failed attempts', () => {
  it('is free for five, and then waits for thirty seconds', async () => {
    await failFive()
    expect(await attempt(0)).toBe(30)
    expect(await attempt(29.2)).toBe(1)
    expect(await attempt(30)).toBeUndefined()
  })

  it('waits twice as long after each further failure', async () => {
    await failFive()
    expect(await attempt(30)).toBeUndefined()
    expect(await attempt(30)).toBe(60)
    expect(await attempt(90)).toBeUndefined()
    expect(await attempt(90)).toBe(120)
  })

  it('waits for fifteen minutes at most', async () => {
    const failed_at = new Date(start)
    const failures = Array.from({ length: 12 }, () => ({ account, kind: 'login', failed_at }))
    await app.db.insertInto('failed_attempts').values(failures).execute()
    expect(await attempt(0)).toBe(900)
  })

  it('is free again fifteen minutes after its failures', async () => {
    await failFive()
    expect(await attempt(899.999)).toBeUndefined()
    const other = randomUUID()
    const failed_at = new Date(start)
    const failures = Array.from({ length: 12 }, () => ({ account: other, kind: 'login', failed_at }))
    await app.db.insertInto('failed_attempts').values(failures).execute()
    expect(await attempt(899, { of: other })).toBe(1)
    expect(await attempt(900, { of: other })).toBeUndefined()
  })

  it('does not keep another account waiting', async () => {
    await failFive()
    expect(await attempt(0, { of: randomUUID() })).toBeUndefined()
  })

  it('does not wait for attempts of another kind', async () => {
    await failFive()
    expect(await attempt(0, { kind: 'approval' })).toBeUndefined()
  })

  it('counts fifty concurrent attempts as fifty', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => attempt(0)))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5)
  })

  it('is free once its failures are forgotten', async () => {
    await failFive()
    await forgetFailures(app.db, 'login', account)
    expect(await attempt(0)).toBeUndefined()
  })

  it('waits while the failures of another account, or of another kind, are forgotten', async () => {
    await failFive()
    await forgetFailures(app.db, 'login', randomUUID())
    await forgetFailures(app.db, 'approval', account)
    expect(await attempt(0)).toBe(30)
  })
})

const start = Date.parse('2026-11-22T10:00:00Z')
/** The seconds to wait, or nothing where the attempt was let through. */
async function attempt(seconds: number, { kind = 'login', of = account } = {}): Promise<number | undefined> {
  try {
    await countAttempt(app.db, kind, of, new Date(start + seconds * 1000))
    return undefined
  } catch (error) {
    const { code, details } = error as { code: string; details: { retryAfterSeconds: number } }
    expect(code).toBe('TOO_MANY_REQUESTS')
    return details.retryAfterSeconds
  }
}
const failFive = async () => {
  for (let count = 0; count < 5; count++) expect(await attempt(0)).toBeUndefined()
}

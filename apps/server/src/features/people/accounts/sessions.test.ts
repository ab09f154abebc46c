import { beforeEach, describe, expect, it } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { endSession, endSessionsOf, listSessions, openSession } from './sessions.ts'

const app = theApp()
let ada: GivenCompany
let bo: GivenCompany
beforeEach(async () => {
  ada = await givenCompany(app)
  bo = await givenCompany(app)
  await app.deps.pool.query('delete from sessions')
})

describe('a session', () => {
  it('lives for seven days', async () => {
    await open(ada)
    const [row] = await rows()
    expect((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBe(7 * dayMs)
  })

  it('ends alone, and keeps the moment at which it ended', async () => {
    const [one, other] = [await open(ada), await open(ada)]
    await endSession(app.deps, one)
    expect(await endedIds()).toEqual([one])
    const endedAt = async () => (await rows()).find((row) => row.session_id === one)?.ended_at
    const before = await endedAt()
    app.clock.advance(1_000)
    await endSession(app.deps, one)
    expect(await endedAt()).toEqual(before)
    expect(await listed(ada)).toEqual([[other, false]])
  })

  it('is listed for its own person, while it lasts', async () => {
    const [first, current] = [await open(ada), await open(ada)]
    await open(bo)
    expect((await listed(ada, current)).toSorted()).toEqual(
      [
        [first, false],
        [current, true],
      ].toSorted(),
    )
    app.clock.advance(7 * dayMs + 1_000)
    expect(await listed(ada)).toEqual([])
  })
})

describe('the sessions of a person', () => {
  it('all end, and those of others do not', async () => {
    const own = [await open(ada), await open(ada)]
    await open(bo)
    expect(await endSessionsOf(app.deps, app.db, ada.userId, {})).toBe(2)
    expect((await endedIds()).toSorted()).toEqual(own.toSorted())
  })

  it('end but for one', async () => {
    const [kept, other] = [await open(ada), await open(ada)]
    expect(await endSessionsOf(app.deps, app.db, ada.userId, { except: kept })).toBe(1)
    expect(await endedIds()).toEqual([other])
  })

  it('end one by one, each once', async () => {
    const [only] = [await open(ada), await open(ada)]
    expect(await endSessionsOf(app.deps, app.db, ada.userId, { only })).toBe(1)
    expect(await endedIds()).toEqual([only])
    expect(await endSessionsOf(app.deps, app.db, ada.userId, { only })).toBe(0)
  })

  it('do not end at the word of another person', async () => {
    const only = await open(ada)
    expect(await endSessionsOf(app.deps, app.db, bo.userId, { only })).toBe(0)
    expect(await endedIds()).toEqual([])
  })
})

const dayMs = 86_400_000
const open = async ({ userId }: GivenCompany) => {
  const known = await idsOf()
  await openSession(app.deps, app.db, { userId }, { userAgent: 'a browser', ip: '127.0.0.1' })
  return (await idsOf()).find((id) => !known.includes(id)) ?? ''
}
const rows = () => app.db.selectFrom('sessions').selectAll().execute()
const idsOf = async () => (await rows()).map(({ session_id }) => session_id)
const endedIds = async () => {
  const ended = (await rows()).filter(({ ended_at }) => ended_at !== null)
  return ended.map(({ session_id }) => session_id)
}
const listed = async ({ userId }: GivenCompany, current = '') =>
  (await listSessions(app.deps, { userId }, current)).map((one) => [one.session_id, one.is_current])

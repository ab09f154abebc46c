import { randomUUID } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../test/given-company.ts'
import { theApp } from '../../test/the-app.ts'
import { toyLifecycle, toyTable } from '../../test/toy-service/toys.ts'
import { type CompanyScope, type OfficeScope, systemScope } from '../access/scope.ts'
import { inTransaction } from '../transaction.ts'
import { begin } from './begin.ts'
import { lockRow } from './lock-row.ts'
import { change, move, moveOnce, note } from './move.ts'

const app = theApp()
let company: GivenCompany
let scope: CompanyScope
let office: OfficeScope
beforeAll(async () => {
  await app.deps.pool.query(toyTable)
  await app.deps.pool.query('alter table toys add column reason text, add column changed_at timestamptz')
  company = await givenCompany(app)
  scope = { kind: 'company', role: 'owner', companyId: company.companyId, userId: company.userId }
  office = { kind: 'office', administratorId: (await givenAdministrator(app)).administratorId }
})

describe('begin', () => {
  it('stores the record for the company of the scope, with its first event', async () => {
    const id = await givenToy()
    expect(await rowOf(id)).toMatchObject({ state: 'ordered', version: 1, uid: company.companyId })
    expect(await eventsOf(id)).toMatchObject([
      { from_state: null, to_state: 'ordered', actor: `user:${company.userId}`, uid: company.companyId },
    ])
  })

  it('refuses a state in which no record begins', async () => {
    const values = { toy_id: randomUUID(), name: 'Blocks', version: 1, created_at: at } as never
    await expect(within((tx) => begin(tx, toyLifecycle, { scope, to: 'paid', at, values }))).rejects.toThrow(
      expect.objectContaining({ code: 'ILLEGAL_STATE' }),
    )
  })
})

describe('move', () => {
  it('changes state and version, and writes the reason and the facts into the event', async () => {
    const id = await givenToy()
    const facts = { total: '100.00 USD' }
    await within((tx) =>
      move(tx, toyLifecycle, { scope: office, id, to: 'priced', at, reason: 'As agreed', facts }),
    )
    expect(await rowOf(id)).toMatchObject({ state: 'priced', version: 2 })
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      uid: company.companyId,
      from_state: 'ordered',
      to_state: 'priced',
      actor: `administrator:${office.administratorId}`,
      after: { total: '100.00 USD', reason: 'As agreed' },
    })
  })

  it('keeps the reason and the time in the row, where its table has columns for them', async () => {
    const id = await givenToy()
    const kept = { ...toyLifecycle, reasonColumn: 'reason', updatedColumn: 'changed_at' }
    const later = new Date('2026-11-22T11:00:00Z')
    await within((tx) => move(tx, kept, { scope: office, id, to: 'priced', at, reason: 'As agreed' }))
    expect(await rowOf(id)).toMatchObject({ reason: 'As agreed', changed_at: at })
    await within((tx) => move(tx, kept, { scope, id, to: 'cancelled', at: later }))
    expect(await rowOf(id)).toMatchObject({ reason: null, changed_at: later })
  })

  it('refuses what the states do not allow, and leaves no event behind', async () => {
    const id = await givenToy()
    await expect(within((tx) => move(tx, toyLifecycle, { scope, id, to: 'paid', at }))).rejects.toMatchObject(
      { code: 'ILLEGAL_STATE' },
    )
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('refuses another state than the caller saw', async () => {
    const id = await givenToy()
    await expect(
      within((tx) => move(tx, toyLifecycle, { scope, id, from: 'priced', to: 'cancelled', at })),
    ).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
  })

  it('refuses another version than the caller saw', async () => {
    const id = await givenToy()
    await expect(
      within((tx) => move(tx, toyLifecycle, { scope, id, version: 2, to: 'priced', at })),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('does not find a record of another company', async () => {
    const id = await givenToy()
    const stranger = await givenCompany(app)
    await expect(
      within((tx) =>
        move(tx, toyLifecycle, { scope: systemScope(stranger.companyId), id, to: 'cancelled', at }),
      ),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('succeeds once when two race for one record', async () => {
    const id = await givenToy()
    const priced = () => within((tx) => move(tx, toyLifecycle, { scope: office, id, to: 'priced', at }))
    const outcomes = await Promise.allSettled([priced(), priced(), priced()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await eventsOf(id)).toHaveLength(2)
  })

  it('waits for the transaction that holds the record, and checks what it has committed', async () => {
    const id = await givenToy()
    const holder = await app.deps.pool.connect()
    await holder.query('begin')
    await holder.query(`update toys set state = 'cancelled' where toy_id = $1`, [id])
    const waiting = within((tx) => move(tx, toyLifecycle, { scope: office, id, to: 'priced', at }))
    const outcome = waiting.then(
      () => 'moved',
      (error: { code?: string }) => error.code,
    )
    await holder.query('commit')
    holder.release()
    expect(await outcome).toBe('ILLEGAL_STATE')
    expect((await rowOf(id))?.state).toBe('cancelled')
  })

  it('that several make for one outcome is made by the first of them, and the others change nothing', async () => {
    const id = await givenToy()
    const cancelled = () =>
      within((tx) => moveOnce(tx, toyLifecycle, { scope: office, id, from: 'ordered', to: 'cancelled', at }))
    const outcomes = await Promise.all([cancelled(), cancelled(), cancelled()])
    expect(outcomes.filter((row) => row !== undefined)).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', version: 2 })
    expect(await eventsOf(id)).toHaveLength(2)
  })

  it('that is made once still obeys the table of states', async () => {
    const id = await givenToy()
    await expect(
      within((tx) => moveOnce(tx, toyLifecycle, { scope: office, id, from: 'ordered', to: 'paid', at })),
    ).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
  })

  it('says why a record may not move now', async () => {
    const id = await givenToy()
    const blocked = { ...toyLifecycle, blockedBy: () => 'It is being paid at this moment.' }
    await expect(
      within((tx) => move(tx, blocked, { scope: office, id, to: 'priced', at })),
    ).rejects.toMatchObject({ code: 'ILLEGAL_STATE', message: 'It is being paid at this moment.' })
  })
})

describe('what happens without a change of state', () => {
  it('is an event of its own, and raises the version', async () => {
    const id = await givenToy()
    const set = { name: 'Bricks' } as never
    await within((tx) => note(tx, toyLifecycle, { scope: office, id, what: 'asked', at, set }))
    expect(await rowOf(id)).toMatchObject({ state: 'ordered', version: 2, name: 'Bricks' })
    expect((await eventsOf(id)).at(-1)).toMatchObject({ from_state: 'ordered', to_state: 'asked' })
  })

  it('records no event for a changed draft', async () => {
    const id = await givenToy()
    const set = { name: 'Marbles' } as never
    await within((tx) => change(tx, toyLifecycle, { scope, id, at, set }))
    expect(await rowOf(id)).toMatchObject({ name: 'Marbles', version: 2 })
    expect(await eventsOf(id)).toHaveLength(1)
  })
})

it('keeps a locked record from others until the transaction ends', async () => {
  const id = await givenToy()
  await within(async (tx) => {
    await lockRow(tx, toyLifecycle, { scope, id })
    const { rows } = await app.deps.pool.query(
      'select toy_id from toys where toy_id = $1 for update skip locked',
      [id],
    )
    expect(rows).toEqual([])
  })
})

const at = new Date('2026-11-22T10:00:00Z')
const within = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(app.db, work)

async function givenToy(): Promise<string> {
  const id = randomUUID()
  const values = { toy_id: id, name: 'Blocks', version: 1, created_at: at } as never
  await within((tx) => begin(tx, toyLifecycle, { scope, to: 'ordered', at, values }))
  return id
}

async function rowOf(id: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from toys where toy_id = ${id}`.execute(app.db)
  return rows[0]
}

const eventsOf = (id: string) =>
  app.db
    .selectFrom('events')
    .select(['uid', 'from_state', 'to_state', 'actor', 'after'])
    .where('subject_id', '=', id)
    .orderBy('event_id')
    .execute()

import { randomUUID } from 'node:crypto'
import { shipments } from '@tradelane/contract/shipments/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenPassword } from '../../test/given-company.ts'
import type { Payer } from '../../test/given-payment.ts'
import { freightApproval, givenShipment, payFreightOf } from '../../test/given-shipment.ts'
import { givenTeam, type Team } from '../../test/given-team.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { systemScope } from '../access/scope.ts'
import type { ApprovedAction } from '../entries/approved-action.ts'
import { inTransaction } from '../transaction.ts'
import { bindingOf } from './binding-of.ts'
import { decideRequest, findRequest, releaseEndOf, validRequestOf } from './release-requests.ts'

describe('a request for release', () => {
  const waits_until = new Date('2026-11-09T22:59:59.999Z')
  const endWith = (until: string | null) =>
    releaseEndOf(
      { waits_until },
      { release: { until: () => until && new Date(until) } } as unknown as ApprovedAction<null, null>,
      null,
    ).toISOString()

  test.each([
    [null, '2026-11-09T22:59:59.999Z'],
    ['2026-11-05T00:00:00Z', '2026-11-05T00:00:00.000Z'],
    ['2026-11-20T00:00:00Z', '2026-11-09T22:59:59.999Z'],
  ])('of something that is possible until %s waits until %s', (until, end) => {
    expect(endWith(until)).toBe(end)
  })
})

describe('a request about freight', () => {
  let app: TestApp
  let team: Team
  let logisticsId: string
  beforeAll(async () => {
    app = await testApp()
  })
  beforeEach(async () => {
    team = await givenTeam(app, { balance: '20000', limitCents: 100_000n })
    logisticsId = (await givenShipment(app, team.preparer.token)).logisticsId
    await payFreightOf(app, team.owner, logisticsId)
    app.clock.advance(31_000)
  })
  afterEach(async () => {
    expect(await checkInvariants(app.db)).toEqual([])
  })
  afterAll(() => app.close())

  const request = () =>
    app.db
      .selectFrom('release_requests')
      .selectAll()
      .where('subject_id', '=', logisticsId)
      .executeTakeFirstOrThrow()

  test('keeps who released it', async () => {
    await payFreightOf(app, team.approver, logisticsId)
    const { userId } = team.approver
    const decided = await request()
    expect(decided).toMatchObject({ state: 'released', decided_by: userId, decided_at: expect.any(Date) })
    const events = await app.db
      .selectFrom('events')
      .select(['to_state', 'actor'])
      .where('subject', '=', 'release_request')
      .where('subject_id', '=', decided.release_request_id)
      .orderBy('event_id')
      .execute()
    expect(events).toEqual([
      { to_state: 'waiting', actor: `user:${team.owner.userId}` },
      { to_state: 'released', actor: `user:${userId}` },
    ])
  })

  test('was not needed where the limit was raised before it was paid', async () => {
    await app.db
      .updateTable('companies')
      .set({ approval_limit: 10_000_000n })
      .where('uid', '=', team.owner.companyId)
      .execute()
    await payFreightOf(app, team.approver, logisticsId)
    expect(await request()).toMatchObject({ state: 'void' })
  })

  test('is that of its own record and purpose, and of its own company', async () => {
    const other = (await givenShipment(app, team.preparer.token)).logisticsId
    await payFreightOf(app, team.owner, other)
    const { companyId } = team.owner
    const found = async (purpose: string, subjectId: string, of = companyId) =>
      (await findRequest(app.db, systemScope(of), { purpose, subjectId }))?.subject_id
    expect(await found('freight', logisticsId)).toBe(logisticsId)
    expect(await found('freight', other)).toBe(other)
    expect(await found('premium', logisticsId)).toBeUndefined()
    expect(await found('freight', logisticsId, randomUUID())).toBeUndefined()
  })

  test('is not made twice with one key, and is released with the key of another person', async () => {
    const other = (await givenShipment(app, team.preparer.token)).logisticsId
    const pay = async (person: Payer, key: string) => {
      const body = await freightApproval(app, person, other)
      return (await app.call(shipments.pay, { body }, { token: person.token, key })).body.payment_status
    }
    expect(await pay(team.owner, 'first')).toBe('awaiting_release')
    // As if the process had died before it answered.
    await app.db.deleteFrom('idempotency_keys').where('key', '=', 'first').execute()
    const body = { logistics_id: other, password: givenPassword, verify_code: '000000' }
    const again = await app.call(shipments.pay, { body }, { token: team.owner.token, key: 'first' })
    expect(again.body).toMatchObject({ payment_status: 'awaiting_release' })
    expect(await pay(team.approver, 'second')).toBe('paid')
  })

  test('counts until its time is over, and for nothing else than was asked for', async () => {
    const { companyId } = team.owner
    const { waits_until } = await request()
    const actionFor = (asked: string) =>
      ({
        purpose: 'freight',
        binding: () => ({ asked }),
        release: { id: () => logisticsId },
      }) as unknown as ApprovedAction<null, null>
    await app.db
      .updateTable('release_requests')
      .set({ binding: bindingOf(actionFor('this'), { companyId }, null) })
      .where('subject_id', '=', logisticsId)
      .execute()
    const isValid = async (asked: string, msBefore: number) => {
      const now = new Date(waits_until.getTime() - msBefore)
      const bound = { row: null, request: await request() }
      return validRequestOf(actionFor(asked), { companyId, now }, bound) !== undefined
    }
    expect([await isValid('this', 1), await isValid('this', 0)]).toEqual([true, false])
    expect(await isValid('another', 1)).toBe(false)
  })

  test('is not decided again', async () => {
    const waiting = await request()
    const decide = () =>
      inTransaction(app.db, (tx) =>
        decideRequest(tx, { request: waiting, state: 'void', actor: null, at: app.clock.now() }),
      )
    await decide()
    await expect(decide()).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
    expect(await request()).toMatchObject({ state: 'void', decided_by: null })
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenShipment, payFreightOf } from '../../test/given-shipment.ts'
import { givenTeam, type Team } from '../../test/given-team.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { systemScope } from '../access/scope.ts'
import { inTransaction } from '../transaction.ts'
import type { ApprovedAction } from './approved-action.ts'
import { decideRequest, findRequest, releaseEndOf } from './release-requests.ts'

describe('a request for release', () => {
  const requested_at = new Date('2026-11-02T09:00:00Z')
  const endWith = (until: string | null) =>
    releaseEndOf(
      { requested_at },
      { release: { until: () => until && new Date(until) } } as unknown as ApprovedAction<null, null>,
      null,
    ).toISOString()

  test.each([
    [null, '2026-11-09T09:00:00.000Z'],
    ['2026-11-05T00:00:00Z', '2026-11-05T00:00:00.000Z'],
    ['2026-11-20T00:00:00Z', '2026-11-09T09:00:00.000Z'],
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
    expect(await request()).toMatchObject({
      state: 'released',
      decided_by: userId,
      decided_at: expect.any(Date),
    })
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

  test('is not decided again', async () => {
    const { release_request_id: id } = await request()
    const decide = () =>
      inTransaction(app.db, (tx) =>
        decideRequest(tx, { id, state: 'void', actor: null, at: app.clock.now() }),
      )
    await decide()
    await expect(decide()).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
    expect(await request()).toMatchObject({ state: 'void', decided_by: null })
  })
})

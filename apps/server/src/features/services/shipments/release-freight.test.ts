import { accounts } from '@tradelane/contract/accounts/calls'
import { releases } from '@tradelane/contract/approvals/release-calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import {
  freightApproval,
  givenShipment,
  payFreightOf,
  shipmentPage,
} from '../../../../test/given-shipment.ts'
import { givenTeam, type Team } from '../../../../test/given-team.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { expireReleaseRequests } from '../../../approvals/expire-release-requests.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
let team: Team
let logisticsId: string
beforeEach(async () => {
  team = await givenTeam(app, { balance: '20000', limitCents: 100_000n })
  logisticsId = (await givenShipment(app, team.preparer.token)).logisticsId
})
afterEach(async () => {
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('freight above the limit of the company', () => {
  test('is not paid by the first person who approves it, and is by the second', async () => {
    const first = await pay(team.owner)
    expect(first).toMatchObject({ status: 200, body: { payment_status: 'awaiting_release' } })
    expect(await held()).toBe('20000.00')
    expect(await openTasks()).toContain('release-service-payment')
    const forOwner = await pageFor(team.owner)
    expect(forOwner.release).toMatchObject({ may_decide: false, may_withdraw: true })
    expect(forOwner.next).toMatchObject({ who: 'approver', by: forOwner.release?.expires_at })
    expect((await pageFor(team.approver)).release).toMatchObject({ may_decide: true, may_withdraw: false })
    expect((await pageFor(team.viewer)).release).toMatchObject({ may_decide: false, may_withdraw: false })

    expect(await pay(team.approver)).toMatchObject({ status: 200, body: { payment_status: 'paid' } })
    const { charge, release, timeline } = await pageFor(team.owner)
    expect([charge.state, release]).toEqual(['paid', null])
    expect(timeline.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Waiting for release', 'Payment released', 'Freight paid']),
    )
    expect(await openTasks()).not.toContain('release-service-payment')
  })

  test('is not released by the person who approved it first, with a code or without', async () => {
    await pay(team.owner)
    app.clock.advance(31_000)
    const { token } = team.owner
    const asked = { body: { logistics_id: logisticsId } }
    expect(codeOf(await app.call(shipments.payCode, asked, { token }))).toBe('SELF_APPROVAL')
    const body = { logistics_id: logisticsId, password: givenPassword, verify_code: '123456' }
    expect(codeOf(await app.call(shipments.pay, { body }, { token }))).toBe('SELF_APPROVAL')
    expect(codeOf(await refuse(team.owner))).toBe('SELF_APPROVAL')
  })

  test('is refused by a second person with a reason, and can be asked for again', async () => {
    await pay(team.owner)
    expect(codeOf(await refuse(team.preparer))).toBe('ROLE_NOT_ALLOWED')
    expect((await refuse(team.approver)).status).toBe(200)
    expect(codeOf(await refuse(team.approver))).toBe('ILLEGAL_STATE')
    const { release, timeline } = await pageFor(team.owner)
    expect(release).toBeNull()
    expect(timeline.at(-1)).toMatchObject({ reason: 'Too dear' })
    app.clock.advance(31_000)
    expect((await pay(team.owner)).body).toMatchObject({ payment_status: 'awaiting_release' })
  })

  test('is not paid with codes from before it was refused', async () => {
    await pay(team.owner)
    app.clock.advance(31_000)
    const body = await freightApproval(app, team.approver, logisticsId)
    expect((await refuse(team.approver)).status).toBe(200)
    const answer = await app.call(shipments.pay, { body }, { token: team.approver.token })
    expect(codeOf(answer)).toBe('ILLEGAL_STATE')
    expect((await pageFor(team.owner)).release).toBeNull()
    expect(await held()).toBe('20000.00')
  })

  test('is taken back by the person who approved it, and by nobody else', async () => {
    await pay(team.owner)
    expect(codeOf(await withdraw(team.approver))).toBe('ILLEGAL_STATE')
    expect((await withdraw(team.owner)).status).toBe(200)
    expect((await pageFor(team.owner)).release).toBeNull()
    expect((await pay(team.approver)).body).toMatchObject({ payment_status: 'awaiting_release' })
  })

  test('waits for seven days, and then has to be approved by two people again', async () => {
    await pay(team.owner)
    app.clock.advance(12 * 86_400_000)
    const { token } = await givenFreshSession(team.approver)
    const approver = { ...team.approver, token }
    expect((await pageFor(approver)).release).toBeNull()
    expect((await pay(approver)).body).toMatchObject({ payment_status: 'awaiting_release' })
  })

  test('that nobody decided is said to the company after seven days, and its task is closed', async () => {
    await pay(team.owner)
    app.clock.advance((await msLeft()) - 3_600_000)
    await expireReleaseRequests(app.deps)
    expect(await openTasks()).toContain('release-service-payment')
    app.clock.advance(3_600_000)
    await Promise.all([expireReleaseRequests(app.deps), expireReleaseRequests(app.deps)])
    expect(await openTasks()).not.toContain('release-service-payment')
    const token = (await givenFreshSession(team.preparer)).token
    const { data } = (await app.call(notifications.list, { query: {} }, { token })).body
    const said = data.filter(({ body }) => body.includes('Nobody released it within 7 days.'))
    expect(said).toHaveLength(1)
    const { timeline } = await shipmentPage(app, token, logisticsId)
    expect(timeline.filter(({ title }) => title === 'Not released in time')).toHaveLength(1)
  })

  test('is not released with a code from before its seven days were over', async () => {
    await pay(team.owner)
    app.clock.advance((await msLeft()) - 60_000)
    const approver = { ...team.approver, ...(await givenFreshSession(team.approver)) }
    const body = await freightApproval(app, approver, logisticsId)
    app.clock.advance(60_000)
    await expireReleaseRequests(app.deps)
    const owner = { ...team.owner, ...(await givenFreshSession(team.owner)) }
    expect((await pay(owner)).body).toMatchObject({ payment_status: 'awaiting_release' })
    expect(codeOf(await app.call(shipments.pay, { body }, { token: approver.token }))).toBe('WRONG_CODE')
  })

  test('ends silently where the booking was cancelled meanwhile', async () => {
    await pay(team.owner)
    const body = { logistics_id: logisticsId }
    expect((await app.call(shipments.cancel, { body }, { token: team.owner.token })).status).toBe(200)
    app.clock.advance(12 * 86_400_000)
    await expireReleaseRequests(app.deps)
    const { token } = await givenFreshSession(team.owner)
    const { timeline } = await shipmentPage(app, token, logisticsId)
    expect(timeline.map(({ title }) => title)).not.toContain('Not released in time')
  })

  test('gives a repeated request the same answer, after its process died too', async () => {
    const body = await freightApproval(app, team.owner, logisticsId)
    const options = { token: team.owner.token, key: 'one-release' }
    const first = await app.call(shipments.pay, { body }, options)
    await app.db.deleteFrom('idempotency_keys').where('key', '=', 'one-release').execute()
    expect((await app.call(shipments.pay, { body }, options)).body).toEqual(first.body)
  })

  test('released and refused at the same moment is one of the two', async () => {
    await pay(team.owner)
    const body = await freightApproval(app, team.approver, logisticsId)
    const answers = await Promise.all([
      app.call(shipments.pay, { body }, { token: team.approver.token }),
      refuse(team.approver),
    ])
    const isPaid = (await pageFor(team.owner)).charge.state === 'paid'
    expect(answers[1].status).toBe(isPaid ? 409 : 200)
    expect((await held()) === '20000.00').toBe(!isPaid)
  })
})

test('freight within the limit is paid by one person', async () => {
  await app.db
    .updateTable('companies')
    .set({ approval_limit: 10_000_000n })
    .where('uid', '=', team.owner.companyId)
    .execute()
  expect((await pay(team.owner)).body).toMatchObject({ payment_status: 'paid' })
  const titles = (await pageFor(team.owner)).timeline.map(({ title }) => title)
  expect(titles).toContain('Freight paid')
  expect(titles).not.toContain('Payment released')
})

test('nobody outside the company sees, refuses or takes back what waits', async () => {
  await pay(team.owner)
  const { owner: stranger } = await givenTeam(app)
  expect(codeOf(await refuse(stranger))).toBe('NOT_FOUND')
  expect(codeOf(await withdraw(stranger))).toBe('NOT_FOUND')
  const body = { type: 'simple payment', subject_id: logisticsId }
  expect(codeOf(await app.call(releases.withdraw, { body }, { token: team.owner.token }))).toBe('NOT_FOUND')
})

test('the database refuses a release by the person who asked for it', async () => {
  await pay(team.owner)
  const released = app.deps.pool.query(
    `update release_requests set state = 'released', decided_by = requested_by, decided_at = now()
      where subject_id = $1`,
    [logisticsId],
  )
  await expect(released).rejects.toMatchObject({ constraint: 'release_requests_released_by_another' })
})

/** A session ends after seven days. */
async function givenFreshSession({ email }: Payer): Promise<{ token: string }> {
  const login = await app.call(accounts.login, { body: { email, password: givenPassword } })
  return { token: login.body.jwt ?? '' }
}

const codeOf = (answer: { body: unknown }) => failure(answer).error.code
const pay = (person: Payer) => payFreightOf(app, person, logisticsId)
const pageFor = ({ token }: Payer) => shipmentPage(app, token, logisticsId)
const which = () => ({ type: 'freight', subject_id: logisticsId })
const refuse = ({ token }: Payer, reason = 'Too dear') =>
  app.call(releases.refuse, { body: { ...which(), reason } }, { token })
const withdraw = ({ token }: Payer) => app.call(releases.withdraw, { body: which() }, { token })
const held = async () => (await booksOf(app, team.owner.companyId))['available USD']

async function openTasks(): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const rows = await app.db
    .selectFrom('tasks')
    .select('kind')
    .where('subject_id', '=', logisticsId)
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Until the request of the owner stops waiting. */
const msLeft = async () =>
  Date.parse((await pageFor(team.owner)).release?.expires_at ?? '') - app.clock.now().getTime()

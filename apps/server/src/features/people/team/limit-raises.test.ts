import { notifications } from '@tradelane/contract/notifications/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { team } from '@tradelane/contract/team/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { approveEscrow, givenDraftEscrow } from '../../../../test/given-escrow.ts'
import { givenTeamOn } from '../../../../test/given-invitation.ts'
import {
  givenLimitRaise,
  givenRaiseCode,
  type LimitChoice,
  saveLimits,
} from '../../../../test/given-limit-raise.ts'
import { dollars, givenPartner } from '../../../../test/given-partner.ts'
import { givenPayer, givenSubmission, type Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { expireRaises } from './expire-raises.ts'

const app = theApp()
checkBooksAfterEach(app)

const read = async ({ token }: GivenCompany) => (await app.call(team.get, {}, { token })).body
const limitsOf = async (person: GivenCompany) => {
  const { approval_limit, daily_limit } = await read(person)
  return [approval_limit, daily_limit]
}
const release = async (person: GivenCompany, limit_raise_id: string, code?: string) => {
  const { token, password } = person
  const verify_code = code ?? (await givenRaiseCode(app, person, limit_raise_id))
  return app.call(team.releaseLimits, { body: { limit_raise_id, password, verify_code } }, { token })
}
const refuse = ({ token }: GivenCompany, limit_raise_id: string) =>
  app.call(team.refuseLimits, { body: { limit_raise_id } }, { token })
const choice = (approval_limit: number, daily_limit?: number): LimitChoice => ({
  ...{ team_enabled: 1, approval_limit },
  ...(daily_limit !== undefined && { daily_limit }),
})
/** An owner whose team has the limits 100 and 200. */
async function givenLimits(): Promise<GivenCompany> {
  const owner = await givenTeamOn(app)
  await saveLimits(app, owner, choice(100, 200))
  return owner
}

describe('the limits of a team', () => {
  it('are two: one for each amount, one for each person and day; without a second one it is the first', async () => {
    const owner = await givenTeamOn(app)
    await saveLimits(app, owner, choice(100))
    expect(await limitsOf(owner)).toEqual([100, 100])
    await saveLimits(app, owner, choice(100, 250))
    expect(await limitsOf(owner)).toEqual([100, 250])
    await saveLimits(app, owner, choice(120))
    expect(await limitsOf(owner)).toEqual([120, 250])
  })

  it('are both bound to the code, and in its mail', async () => {
    const owner = await givenLimits()
    app.clock.advance(31_000)
    await app.call(team.sendCode, { body: choice(100, 150) }, { token: owner.token })
    const [mail] = await app.mails(owner.email)
    expect(mail?.text).toContain('One person may approve 150.00 USD a day alone.')
    const body = {
      ...choice(100, 180),
      password: owner.password,
      verify_code: await app.newestCode(owner.email),
    }
    const answer = await app.call(team.save, { body }, { token: owner.token })
    expect(failure(answer).error.code).toBe('WRONG_CODE')
  })

  it.each([
    ['payment', choice(101, 200)],
    ['day', choice(100, 201)],
    ['payment, while that of a day falls', choice(150, 150)],
  ])('wait for a second owner or approver where that of a %s becomes higher', async (_what, higher) => {
    const owner = await givenLimits()
    const approver = { ...owner, ...(await givenColleague(app, owner, 'approver')) }
    const saved = await saveLimits(app, owner, higher)
    expect(saved.body).toMatchObject({
      message: 'The higher limits wait for release by a second owner or approver.',
    })
    expect(await limitsOf(owner)).toEqual([100, 200])
    const { approval_limit, daily_limit } = higher
    const { waiting_limits: own } = await read(owner)
    const { waiting_limits: theirs } = await read(approver)
    expect(own).toMatchObject({ approval_limit, daily_limit, may_decide: false, may_withdraw: true })
    expect(theirs).toMatchObject({ approval_limit, daily_limit, may_decide: true, may_withdraw: false })
    expect((await release(approver, own?.limit_raise_id ?? '')).status).toBe(200)
    expect([await limitsOf(owner), (await read(owner)).waiting_limits]).toEqual([
      [approval_limit, daily_limit],
      null,
    ])
  })

  it('become lower at once, and higher too where nobody else may release', async () => {
    const owner = await givenLimits()
    await givenColleague(app, owner, 'viewer')
    await givenColleague(app, owner, 'preparer')
    await saveLimits(app, owner, choice(300, 400))
    expect(await limitsOf(owner)).toEqual([300, 400])
    await givenColleague(app, owner, 'approver')
    await saveLimits(app, owner, choice(300, 350))
    expect(await limitsOf(owner)).toEqual([300, 350])
  })

  it('that wait are a notification and a task of those who may release them', async () => {
    const { person, asker, limit_raise_id } = await givenLimitRaise(app)
    while ((await processEvents(app.deps)) > 0);
    const rows = await app.db
      .selectFrom('notifications')
      .selectAll()
      .where('uid', '=', person.companyId)
      .where('user_id', 'in', [person.userId, asker.userId])
      .execute()
    expect(rows.filter(({ subject }) => subject === 'limit_raise').map(({ user_id }) => user_id)).toEqual([
      person.userId,
    ])
    expect(limit_raise_id).not.toBe('')
  })
})

describe('higher limits that wait', () => {
  it('are not released by the person who asked, by another role, or by a stranger', async () => {
    const { asker, person, limit_raise_id: id } = await givenLimitRaise(app)
    expect(failure(await release(asker, id, '000000')).error.code).toBe('SELF_APPROVAL')
    const viewer = { ...asker, ...(await givenColleague(app, asker, 'viewer')) }
    expect(failure(await release(viewer, id, '000000')).error.code).toBe('ROLE_NOT_ALLOWED')
    expect(failure(await release(await givenCompany(app), id, '000000')).error.code).toBe('NOT_FOUND')
    expect(failure(await release(person, id, '000000')).error.code).toBe('WRONG_CODE')
    expect(await limitsOf(asker)).toEqual([0, 0])
  })

  it('are refused by a colleague, or taken back, and then released no more', async () => {
    const ways = [['refused', 'person'] as const, ['withdrawn', 'asker'] as const]
    for (const [state, who] of ways) {
      const given = await givenLimitRaise(app)
      const code = await givenRaiseCode(app, given.person, given.limit_raise_id)
      expect((await refuse(given[who], given.limit_raise_id)).status).toBe(200)
      expect(failure(await release(given.person, given.limit_raise_id, code)).error.code).toBe(
        'ILLEGAL_STATE',
      )
      expect(failure(await refuse(given.person, given.limit_raise_id)).error.code).toBe('ILLEGAL_STATE')
      expect(await stateOf(given.limit_raise_id)).toBe(state)
    }
    const { limit_raise_id } = await givenLimitRaise(app)
    expect(failure(await refuse(await givenCompany(app), limit_raise_id)).error.code).toBe('NOT_FOUND')
  })

  it('end where other settings are saved, and after seven days', async () => {
    const first = await givenLimitRaise(app)
    await saveLimits(app, first.person, choice(0, 0))
    expect(await stateOf(first.limit_raise_id)).toBe('void')
    const second = await givenLimitRaise(app)
    const { waits_until } = await app.db
      .selectFrom('limit_raises')
      .select('waits_until')
      .where('limit_raise_id', '=', second.limit_raise_id)
      .executeTakeFirstOrThrow()
    const { companyId } = second.person
    const country = (await countriesOfCompanies(app.db, [companyId])).get(companyId) ?? null
    expect(waits_until).toEqual(dueAt('waitForRelease', app.clock.now(), country))
    const waitsFor = (ms: number) =>
      app.db
        .updateTable('limit_raises')
        .set({ waits_until: new Date(app.clock.now().getTime() + ms) })
        .where('limit_raise_id', '=', second.limit_raise_id)
        .execute()
    await waitsFor(60_000)
    expect((await read(second.person)).waiting_limits?.may_decide).toBe(true)
    await waitsFor(0)
    expect((await read(second.person)).waiting_limits).toBeNull()
    expect(failure(await release(second.person, second.limit_raise_id, '000000')).error.code).toBe(
      'ILLEGAL_STATE',
    )
  })

  it('that nobody decides end after seven days, with a notice, and leave no task', async () => {
    const { asker, person, limit_raise_id: id } = await givenLimitRaise(app)
    const openTasks = async () => {
      while ((await processEvents(app.deps)) > 0);
      const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', id)
      return (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind)
    }
    await expireRaises(app.deps)
    expect([await stateOf(id), await openTasks()]).toEqual(['waiting', ['release-limits']])
    await app.db
      .updateTable('limit_raises')
      .set({ waits_until: app.clock.now() })
      .where('limit_raise_id', '=', id)
      .execute()
    await expireRaises(app.deps)
    await expireRaises(app.deps)
    expect([await stateOf(id), await openTasks()]).toEqual(['void', []])
    for (const { token } of [asker, person]) {
      const { body } = await app.call(notifications.list, { query: {} }, { token })
      expect(body.data[0]).toMatchObject({
        title: 'The higher limits were not released',
        body: 'Nobody released or refused them within 7 days. The limits stay as they are. An owner can ask for them again.',
      })
    }
    expect(await limitsOf(asker)).toEqual([0, 0])
  })

  it('are released once by two people at the same moment, and not beside a refusal', async () => {
    const { asker, person, limit_raise_id: id } = await givenLimitRaise(app)
    const third = { ...asker, ...(await givenColleague(app, asker, 'approver')) }
    const codes = [await givenRaiseCode(app, person, id), await givenRaiseCode(app, third, id)]
    const both = await Promise.all([release(person, id, codes[0]), release(third, id, codes[1])])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const other = await givenLimitRaise(app)
    const code = await givenRaiseCode(app, other.person, other.limit_raise_id)
    const [released, refused] = await Promise.all([
      release(other.person, other.limit_raise_id, code),
      refuse(other.asker, other.limit_raise_id),
    ])
    expect([released.status, refused.status].sort()).toEqual([200, 409])
    expect(await limitsOf(other.asker)).toEqual(released.status === 200 ? [1000, 1000] : [0, 0])
  })
})

const stateOf = async (id: string) =>
  (
    await app.db
      .selectFrom('limit_raises')
      .select('state')
      .where('limit_raise_id', '=', id)
      .executeTakeFirstOrThrow()
  ).state

describe('small amounts', () => {
  // Not over midnight, which each code brings nearer by half a minute.
  beforeEach(() => app.clock.advance((36 - app.clock.now().getUTCHours()) * 3_600_000))

  const setLimits = (payer: Payer, limit: bigint, daily: bigint | null) =>
    app.db
      .updateTable('companies')
      .set({ team_enabled: true, approval_limit: limit, daily_limit: daily })
      .where('uid', '=', payer.companyId)
      .execute()
  const pay = async (payer: Payer, amount: number) => {
    const body = await givenSubmission(app, payer, { amount })
    return (await app.call(simplePayments.save, { body }, { token: payer.token })).body.payment_status
  }

  it('do not pass the limit together, in any service that they are approved in', async () => {
    const owner = await givenPayer(app)
    await setLimits(owner, 100_000n, null)
    const importer = { ...owner, ...(await givenPartner(app, owner, { account_details: [dollars] })) }
    const approver = { ...importer, ...(await givenColleague(app, owner, 'approver')) }
    expect(await pay(owner, 900)).not.toBe('awaiting_approval')
    expect(await pay(owner, 900)).toBe('awaiting_approval')
    const escrow = await givenDraftEscrow(app, importer, { amount_sent: 990 })
    const waits = { message: 'The escrow is waiting for release by a second person.' }
    expect((await approveEscrow(app, importer, escrow)).body).toMatchObject(waits)
    // Released by a second person: it counts for neither of them.
    expect((await approveEscrow(app, approver, escrow)).body).not.toMatchObject(waits)
    const second = await givenDraftEscrow(app, importer, { amount_sent: 990 })
    expect((await approveEscrow(app, approver, second)).body).not.toMatchObject(waits)
    const third = await givenDraftEscrow(app, importer, { amount_sent: 990 })
    expect((await approveEscrow(app, approver, third)).body).toMatchObject(waits)
    app.clock.advance(86_400_000)
    expect(await pay(owner, 900)).not.toBe('awaiting_approval')
  })

  it('that fail for lack of money are not counted', async () => {
    const owner = await givenPayer(app, { balance: '500' })
    await setLimits(owner, 100_000n, 100_000n)
    const body = await givenSubmission(app, owner, { amount: 900 })
    const refused = await app.call(simplePayments.save, { body }, { token: owner.token })
    expect(failure(refused).error.code).toBe('INSUFFICIENT_FUNDS')
    expect(await pay(owner, 400)).not.toBe('awaiting_approval')
  })
})

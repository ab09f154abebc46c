import { accounts } from '@tradelane/contract/accounts/calls'
import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPassword } from '../../../../test/given-company.ts'
import { givenAcceptance, givenQuotedInspection } from '../../../../test/given-inspection.ts'
import { inspectionDesk } from '../../../../test/given-inspection-at-desk.ts'
import { electronics, givenBinding, givenQuotedInsurance } from '../../../../test/given-insurance.ts'
import { insuranceDesk } from '../../../../test/given-insurance-at-desk.ts'
import { acceptOfferOf, givenOffers, offerRow, requestOf } from '../../../../test/given-quote-case.ts'
import { givenTeam, type Team } from '../../../../test/given-team.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { expireReleaseRequests } from '../../../approvals/expire-release-requests.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let team: Team
beforeEach(async () => {
  team = await givenTeam(app, { balance: '9000', limitCents: 10_000n })
})

const [accepted, replaced, ended] = [
  'The offer was accepted meanwhile.',
  'There is a new offer. Nothing was paid.',
  'The offer has ended. Nothing was paid.',
]

describe('an inspection whose price waits for a second person', () => {
  const givenWaiting = async () => {
    const id = await givenQuotedInspection(app, team.preparer)
    await pay(team.approver, id)
    app.clock.advance(31_000)
    const desk = await inspectionDesk(app)
    return { id, desk, offerId: (await desk.request(id)).offers[0]?.offer_id }
  }
  const pay = async (person: Team['owner'], id: string) => {
    const body = await givenAcceptance(app, person, id)
    return (await app.call(qualityAssurance.accept, { body }, person)).body
  }

  test('waits no longer where its offer is accepted at the desk, and its preparer reads so once', async () => {
    const { offerId } = await givenWaiting()
    await acceptWithBoth(offerId)
    expect(await readAfterwards()).toEqual([accepted])
  })

  test('waits no longer where there is another offer, or none', async () => {
    const { id, desk } = await givenWaiting()
    await desk.offer(id, { quote_amount: 900 })
    await pay(team.approver, id)
    const { offers } = await desk.request(id)
    expect((await desk.withdraw(offers.find(({ state }) => state === 'PUBLISHED')?.offer_id)).status).toBe(
      200,
    )
    expect(await readAfterwards()).toEqual([ended, replaced])
  })

  test('waits no longer where the order is cancelled', async () => {
    const { id } = await givenWaiting()
    await app.call(qualityAssurance.cancel, { body: { quality_assurance_id: id } }, team.owner)
    expect(await readAfterwards()).toEqual([ended])
  })

  test('ends where the limit was raised and one person pays it alone, and its preparer reads so once', async () => {
    const { id } = await givenWaiting()
    const { companyId } = team.owner
    await app.db
      .updateTable('companies')
      .set({ approval_limit: 1_000_000n })
      .where('uid', '=', companyId)
      .execute()
    expect(await pay(team.owner, id)).toMatchObject({ quality_assurance_status: 'confirmed' })
    expect(await readAfterwards()).toEqual([
      'Your limits let one person approve this by now, and one did. No second person has to.',
    ])
  })

  test('ends an acceptance at the desk that waits too, once it is paid on its page', async () => {
    const { id, offerId } = await givenWaiting()
    await acceptOfferOf(app, team.owner, offerId)
    app.clock.advance(31_000)
    expect(await pay(team.owner, id)).toMatchObject({ quality_assurance_status: 'confirmed' })
    expect(await readAfterwards()).toEqual([accepted])
  })
})

describe('an insurance whose premium waits for a second person', () => {
  const givenWaiting = async () => {
    const id = await givenQuotedInsurance(app, team.preparer)
    await pay(team.approver, id)
    app.clock.advance(31_000)
    const desk = await insuranceDesk(app)
    return { id, desk, offerId: (await desk.request(id)).offers[0]?.offer_id }
  }
  const pay = async (person: Team['owner'], id: string) => {
    const body = await givenBinding(app, person, id)
    return (await app.call(insurance.bind, { body }, person)).body
  }

  test('waits no longer where its offer is accepted at the desk, and its preparer reads so once', async () => {
    const { offerId } = await givenWaiting()
    await acceptWithBoth(offerId)
    expect(await readAfterwards()).toEqual([accepted])
  })

  test('waits no longer where there is another offer, or none', async () => {
    const { id, desk } = await givenWaiting()
    await desk.offer(id, { quote_amount: 900 })
    await pay(team.approver, id)
    const { offers } = await desk.request(id)
    expect((await desk.withdraw(offers.find(({ state }) => state === 'PUBLISHED')?.offer_id)).status).toBe(
      200,
    )
    expect(await readAfterwards()).toEqual([ended, replaced])
  })

  test('waits no longer where it is changed, or cancelled', async () => {
    const { id, desk } = await givenWaiting()
    const { insured_details_id } = (await app.call(insurance.get, { body: { insurance_id: id } }, team.owner))
      .body.insurance
    const body = { ...electronics(app, insured_details_id), insurance_id: id, invoice_amount: '90000' }
    expect((await app.call(insuranceDetails.update, { body }, team.preparer)).status).toBe(200)
    await desk.offer(id)
    await pay(team.approver, id)
    await app.call(insurance.cancel, { body: { insurance_id: id } }, team.owner)
    expect(await readAfterwards()).toEqual([ended, ended])
  })
})

describe('an acceptance at the desk that waits for a second person', () => {
  const chosen = 'Another offer was chosen. Nothing is ordered by the one that waited.'
  const givenWaiting = async () => {
    const rows = [offerRow(app), offerRow(app, { quote_name: 'Slower' })]
    const asked = await givenOffers(app, team.preparer, rows)
    await acceptOfferOf(app, team.owner, asked.offerIds[0])
    const { token } = await givenAdministrator(app)
    const withdraw = (offer_id = '') =>
      app.call(quoteDesk.withdraw, { body: { offer_id, reason: 'The ship is full' } }, { token })
    return { ...asked, withdraw }
  }

  test('ends with its offer, with the reason, and not with another one', async () => {
    const { offerIds, case_id, withdraw } = await givenWaiting()
    await withdraw(offerIds[1])
    expect((await requestOf(app, team.owner.token, case_id)).release).not.toBeNull()
    await withdraw(offerIds[0])
    expect(await readAfterwards()).toEqual(['The offer has ended: The ship is full. Nothing is ordered.'])
  })

  test('ends where another offer is accepted by two persons', async () => {
    const { offerIds } = await givenWaiting()
    app.clock.advance(31_000)
    await acceptWithBoth(offerIds[1])
    expect(await readAfterwards()).toEqual([chosen])
  })

  test('ends where another offer is accepted within the limit', async () => {
    const small = offerRow(app, { quote_amount: 51, buy_amount: 50 })
    const { offerIds } = await givenOffers(app, team.preparer, [offerRow(app), small])
    await acceptOfferOf(app, team.owner, offerIds[0])
    expect((await acceptOfferOf(app, team.approver, offerIds[1])).body.subject).not.toBeNull()
    expect(await readAfterwards()).toEqual([chosen])
  })

  test('ends with its request', async () => {
    const { case_id } = await givenWaiting()
    await app.call(quoteOffers.cancel, { body: { case_id } }, team.owner)
    expect(await readAfterwards()).toEqual([
      'The offer has ended: The request was cancelled. Nothing is ordered.',
    ])
  })

  test('ends when the offer expires, and is not asked to be approved again', async () => {
    await givenWaiting()
    app.clock.advance(6 * 86_400_000)
    await expireReleaseRequests(app.deps)
    expect(await waiting()).toEqual([])
    expect(await readAfterwards()).toEqual([
      'The offer expired before a second person released it. Nothing was paid.',
    ])
  })
})

/** At the desk the acceptance is above the limit too. */
async function acceptWithBoth(offerId: string | undefined): Promise<void> {
  await acceptOfferOf(app, team.owner, offerId)
  app.clock.advance(31_000)
  expect((await acceptOfferOf(app, team.approver, offerId)).body.subject).not.toBeNull()
}

const waiting = async () =>
  app.db
    .selectFrom('release_requests')
    .select('purpose')
    .where('uid', '=', team.owner.companyId)
    .where('state', '=', 'waiting')
    .execute()

/** What the preparer reads of releases once all their days are over, the newest first; no task is left. */
async function readAfterwards(): Promise<string[]> {
  app.clock.advance(14 * 86_400_000)
  await expireReleaseRequests(app.deps)
  while ((await processEvents(app.deps)) > 0);
  expect(await waiting()).toEqual([])
  const { rows } = await app.deps.pool.query(
    "select 1 from tasks where uid = $1 and kind = 'release-service-payment' and closed_at is null",
    [team.owner.companyId],
  )
  expect(rows).toEqual([])
  const { email } = team.preparer
  const { jwt } = (await app.call(accounts.login, { body: { email, password: givenPassword } })).body
  const { data } = (await app.call(notifications.list, { query: {} }, { token: jwt ?? '' })).body
  return data.filter(({ title }) => title.includes('releas')).map(({ body }) => body)
}

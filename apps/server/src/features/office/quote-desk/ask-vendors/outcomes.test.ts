import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { vendors } from '@tradelane/contract/vendors/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../../test/given-company.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  acceptOfferOf,
  decideOffers,
  givenDeskRequest,
  offerRow,
  submitOffersOf,
} from '../../../../../test/given-quote-case.ts'
import { givenVendor, meera } from '../../../../../test/given-vendor.ts'
import {
  answerAsVendor,
  askVendorOf,
  deskCaseOf,
  openVendorLink,
  usedRow,
  vendorOffer,
} from '../../../../../test/given-vendor-ask.ts'
import { runJob } from '../../../../../test/plant-throwing-row.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../../test/the-app.ts'
import { taskList } from '../../../../work/task-list.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
let company: GivenCompany
let made = 0
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})

describe('a vendor is mailed once what came of its offer', () => {
  test('the one that has won, and those that have lost, used or not, and never who the customer is', async () => {
    const { asked, winner, loser } = await givenRivals()
    const silent = await vendorAsked(asked.case_id)
    await acceptUsed(asked, winner)
    expect(await outcomeMails(winner)).toMatchObject([
      { subject: expect.stringMatching(/^QR-.*: your offer was accepted$/) },
    ])
    const [lost] = await outcomeMails(loser)
    expect(lost?.text).toContain('Reason: The customer accepted another offer.')
    expect(lost?.text).toContain('You asked 9,000.00 USD, 31 days.')
    expect(await outcomeMails(loser)).toHaveLength(1)
    expect(await outcomeMails(silent)).toEqual([])
    const { company_name } = await companyName()
    const read = JSON.stringify([...(await outcomeMails(winner)), lost].map((mail) => mail?.text))
    expect(read).not.toContain(company_name)
    expect(read).not.toContain('It needs a low loader')
    expect((await deskCaseOf(app, asked.case_id)).asks).toMatchObject([
      { state: 'ENDED', end_reason: 'another_offer', outcome: null },
      { state: 'ANSWERED', end_reason: 'another_offer', outcome: 'lost' },
      { state: 'ANSWERED', end_reason: 'won', outcome: 'won' },
    ])
  })

  test('also where the job runs again after its process died', async () => {
    const { asked, winner } = await givenRivals()
    await acceptUsed(asked, winner)
    const payload = { companyId: company.companyId, askId: winner.ask_id }
    const run = () => taskList(app.deps)['mail-vendor-outcome']?.(payload, { job: { id: '4711' } })
    await run()
    const before = (await outcomeMails(winner)).length
    await run()
    expect(await outcomeMails(winner)).toHaveLength(before)
  })

  test('where the desk denies, with a plain reason, also a vendor that was retired since', async () => {
    const { asked, loser } = await givenRivals()
    const { token } = await givenAdministrator(app)
    const body = { vendor_id: loser.vendor_id, version: 1, is_retired: true }
    await app.call(vendors.retire, { body }, { token })
    await decideOffers(app, asked, { decision: 'deny', reason: 'Ask Ada again in May' })
    await app.runJobs()
    const [mail] = await outcomeMails(loser)
    expect(mail?.text).toContain('Reason: We could not offer what the customer asked for.')
    expect(mail?.text).not.toContain('Ada')
  })

  test('where the customer cancels, and once where it was asked twice', async () => {
    const { asked, loser } = await givenRivals()
    const again = await askVendorOf(app, asked.case_id, { vendor_id: loser.vendor_id })
    expect(again.status).toBe(200)
    const { opened } = await openVendorLink(app, loser.email)
    await answerAsVendor(app, opened, vendorOffer(app, { buy_amount: 8000 }))
    const { token } = company
    await app.call(quoteOffers.cancel, { body: { case_id: asked.case_id } }, { token })
    await app.runJobs()
    const mails = await outcomeMails(loser)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Reason: The customer cancelled the request.')
    expect(mails[0]?.text).toContain('You asked 8,000.00 USD')
  })

  test('as the winner where the desk typed the offer of this vendor by hand, without the price of the answer', async () => {
    const { asked, winner } = await givenRivals()
    const { vendor_id } = winner
    await submitOffersOf(app, asked, [offerRow(app, { vendor_id, buy_amount: 8800, quote_amount: 8976 })])
    await acceptStored(asked)
    const [mail] = await outcomeMails(winner)
    expect(mail?.subject).toContain('your offer was accepted')
    expect(mail?.text).not.toContain('9,000.00')
  })
})

describe('a vendor that gave its price by telephone', () => {
  test('and has won is mailed so once, at its contact, without our price', async () => {
    const asked = await givenDeskRequest(app, company)
    const { vendor_id, email } = await vendorWithMailbox()
    await submitOffersOf(app, asked, [offerRow(app, { vendor_id }), offerRow(app)])
    await acceptStored(asked, vendor_id)
    const mails = await outcomeMails({ email })
    expect(mails).toMatchObject([{ subject: expect.stringMatching(/^QR-.*: your offer was accepted$/) }])
    expect(mails[0]?.text).toContain('Hello Meera Nair,')
    const { company_name } = await companyName()
    for (const hidden of [company_name, '10,200.00', '10,000.00'])
      expect(mails[0]?.text).not.toContain(hidden)
    expect(await recordOf({ vendor_id })).toEqual({ asked: 0, answered: 0, won: 1, lost: 0, late: 0 })
  })

  test('and was asked before is mailed once, at the address that was asked', async () => {
    const asked = await givenDeskRequest(app, company)
    const { vendor_id } = await vendorAsked(asked.case_id)
    const email = `other-${vendor_id}@vendor.example`
    await askVendorOf(app, asked.case_id, { vendor_id, email })
    await submitOffersOf(app, asked, [offerRow(app, { vendor_id })])
    await acceptStored(asked)
    expect(await outcomeMails({ email })).toHaveLength(1)
    expect(await recordOf({ vendor_id })).toEqual({ asked: 1, answered: 0, won: 1, lost: 0, late: 0 })
  })

  test('and has lost, or has no contact, is mailed nothing', async () => {
    const asked = await givenDeskRequest(app, company)
    const other = await vendorWithMailbox()
    const { vendor_id, email } = await vendorWithMailbox()
    // From before every vendor had one.
    await app.db
      .updateTable('vendors')
      .set({ contact_details: '[]' })
      .where('vendor_id', '=', vendor_id)
      .execute()
    await submitOffersOf(app, asked, [
      offerRow(app, { vendor_id: other.vendor_id }),
      offerRow(app, { vendor_id }),
    ])
    await acceptStored(asked, vendor_id)
    expect([await outcomeMails(other), await outcomeMails({ email })]).toEqual([[], []])
  })
})

describe('a vendor whose answer lapsed while the request went on', () => {
  test('has lost once, also where an earlier answer was still open at the end', async () => {
    const { asked, loser } = await givenRivals()
    await askVendorOf(app, asked.case_id, { vendor_id: loser.vendor_id })
    const { opened } = await openVendorLink(app, loser.email)
    await answerAsVendor(app, opened, vendorOffer(app, { valid_until: dayFromNow(app, 2) }))
    await lapse(3)
    expect(await outcomeMails(loser)).toHaveLength(1)
    await app.call(quoteOffers.cancel, { body: { case_id: asked.case_id } }, { token: company.token })
    await app.runJobs()
    expect(await outcomeMails(loser)).toHaveLength(1)
    expect(await recordOf(loser)).toEqual({ asked: 1, answered: 1, won: 0, lost: 1, late: 0 })
  })

  test('has won where its offer was typed by hand afterwards, and is mailed so', async () => {
    const { asked, winner } = await givenRivals({ valid_until: dayFromNow(app, 2) })
    await lapse(3)
    expect(await outcomeMails(winner)).toHaveLength(1)
    await submitOffersOf(app, asked, [offerRow(app, { vendor_id: winner.vendor_id })])
    await acceptStored(asked)
    const mails = await outcomeMails(winner)
    expect(mails).toHaveLength(2)
    const won = mails.find(({ subject }) => subject.endsWith('your offer was accepted'))
    expect(won?.text).not.toContain('9,000.00')
    expect(await recordOf(winner)).toEqual({ asked: 1, answered: 1, won: 1, lost: 0, late: 0 })
  })

  test('has won where it was asked again, and its request counts once', async () => {
    const { asked, winner } = await givenRivals({ valid_until: dayFromNow(app, 2) })
    await lapse(3)
    const again = await askVendorOf(app, asked.case_id, { vendor_id: winner.vendor_id })
    const { opened } = await openVendorLink(app, winner.email)
    await answerAsVendor(app, opened, vendorOffer(app))
    await acceptUsed(asked, { ...winner, ask_id: again.body.ask_id })
    expect(await recordOf(winner)).toEqual({ asked: 1, answered: 1, won: 1, lost: 0, late: 0 })
  })
})

describe('an offer that nobody accepted in time', () => {
  test('has lost once its price does not hold, and is used by no new offer', async () => {
    const { asked, winner, loser } = await givenRivals()
    const row = usedRow(app, winner)
    await submitOffersOf(app, asked, [row])
    await decideOffers(app, asked, { decision: 'approve' })
    await runJob(app, 'end-lapsed-answers')
    app.clock.advance(5 * 86_400_000)
    await runJob(app, 'end-lapsed-answers')
    await app.runJobs()
    expect(await outcomeMails(winner)).toEqual([])
    // The offer ends before the answer that nobody used.
    app.clock.advance(86_400_000)
    for (const _ of [1, 2]) await runJob(app, 'end-lapsed-answers')
    await app.runJobs()
    const [mail] = await outcomeMails(winner)
    expect(mail?.text).toContain('Reason: The customer ordered nothing while your offer was open.')
    expect(await outcomeMails(winner)).toHaveLength(1)
    expect(await outcomeMails(loser)).toEqual([])
    const { token } = company
    await app.call(quoteOffers.askAgain, { body: { case_id: asked.case_id } }, { token })
    const valid_until = dayFromNow(app, 0)
    const refused = await submitOffersOf(app, asked, [{ ...row, valid_until }])
    const [name] = (await deskCaseOf(app, asked.case_id)).asks.flatMap(({ ask_id, vendor_name }) =>
      ask_id === winner.ask_id ? [vendor_name] : [],
    )
    expect(failure(refused).error.fields).toEqual({
      'quotes.0.ask_id': `The offer of ${name} has ended. Ask it again`,
    })
    expect((await openVendorLink(app, winner.email)).fields.closed).toContain('was not accepted in time')
  })
})

async function lapse(days: number): Promise<void> {
  app.clock.advance(days * 86_400_000)
  await runJob(app, 'end-lapsed-answers')
  await app.runJobs()
}

async function recordOf({ vendor_id }: Pick<Rival, 'vendor_id'>) {
  const { token } = await givenAdministrator(app)
  return (await app.call(vendors.get, { body: { vendor_id } }, { token })).body.record
}

type Rival = { ask_id: string; vendor_id: string; email: string }

/** Asked, each with a mailbox of its own. */
async function vendorAsked(case_id: string): Promise<Rival> {
  const { vendor_id, email } = await vendorWithMailbox()
  const { body } = await askVendorOf(app, case_id, { vendor_id })
  return { ask_id: body.ask_id, vendor_id, email }
}

async function vendorWithMailbox() {
  made += 1
  const email = `rival-${made}@vendor.example`
  const contact_details = [{ ...meera, email }]
  return { email, vendor_id: await givenVendor(app, { company_name: `Rival ${made}`, contact_details }) }
}

/** Two vendors with the same offer. */
async function givenRivals(changes: object = {}) {
  const asked = await givenDeskRequest(app, company)
  const rivals: Rival[] = []
  for (const _ of ['winner', 'loser']) {
    const rival = await vendorAsked(asked.case_id)
    const { opened } = await openVendorLink(app, rival.email)
    await answerAsVendor(app, opened, vendorOffer(app, changes))
    rivals.push(rival)
  }
  const [winner, loser] = rivals
  if (!winner || !loser) throw new Error('nobody was asked')
  return { asked, winner, loser }
}

type Asked = Awaited<ReturnType<typeof givenDeskRequest>>

async function acceptUsed(asked: Asked, winner: Rival): Promise<void> {
  await submitOffersOf(app, asked, [usedRow(app, winner)])
  await acceptStored(asked)
}

/** The offer of this vendor, or the first one. */
async function acceptStored(asked: Asked, vendorId?: string): Promise<void> {
  await decideOffers(app, asked, { decision: 'approve' })
  const { offers } = await deskCaseOf(app, asked.case_id)
  const offer = offers.find(({ vendor_id }) => vendor_id === vendorId) ?? offers[0]
  const accepted = await acceptOfferOf(app, company, offer?.offer_id)
  expect(accepted.status).toBe(200)
  await app.runJobs()
}

const outcomeMails = async ({ email }: Pick<Rival, 'email'>) =>
  (await app.mails(email)).filter(({ subject }) => subject.includes('your offer was'))

const companyName = () =>
  app.db
    .selectFrom('companies')
    .select('company_name')
    .where('uid', '=', company.companyId)
    .executeTakeFirstOrThrow()

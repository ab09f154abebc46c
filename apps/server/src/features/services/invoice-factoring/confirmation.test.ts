import { documents } from '@tradelane/contract/documents/calls'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { links } from '@tradelane/contract/links/calls'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import { noFinancePartners } from '@tradelane/providers'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  approveFunding,
  buyerPays,
  daysPassBy,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  waitForAfternoon,
} from '../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../test/given-partner.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
let ada: Payer
let fundingId: string
let token: string
beforeEach(async () => {
  waitForAfternoon(app)
  ada = await givenSupplier(app)
  fundingId = (await givenRequestedFunding(app, ada)).fundingId
  await app.runJobs()
  token = tokenIn((await app.mails(hafenhandel.email))[0]?.text ?? '')
})

describe('the link of a buyer', () => {
  it('says nothing of the invoice until it is opened with the code', async () => {
    const { body } = await app.call(links.get, { body: { token } })
    expect(body).toMatchObject({ purpose: 'invoice_confirm', needs_code: true, asked: null })
    const { facts } = await opened()
    expect(Object.fromEntries(facts.map(({ term, value }) => [term, value]))).toMatchObject({
      'Invoice amount': '10,000.00 USD',
      Buyer: expect.stringMatching(
        `^${hafenhandel.company_name}\nRegistration number HRB ${ada.beneficiaryId}\n`,
      ),
      'Finance partner': expect.stringMatching(/^Meridian Trade Capital\nRegistration number/),
    })
  })

  it('shows the account to pay to once it is open, the one that the notice has later, and the customer none yet', async () => {
    const { account } = await opened()
    expect(account.map(({ term }) => term)).toEqual([
      'Account holder',
      'Account number',
      'Routing number (ABA)',
      'BIC (SWIFT)',
      'Bank',
      'Bank address',
      'Currency',
      'Reference',
      'Held for',
    ])
    expect((await readFunding(app, ada, fundingId)).account).toBeNull()
    expect((await app.call(sandboxBuyer.list, {})).body.invoices).not.toContainEqual(
      expect.objectContaining({ invoice_factoring_id: fundingId }),
    )
    await approveFunding(app, fundingId)
    await app.runJobs()
    const notice = (await app.mails(hafenhandel.email)).find(({ subject }) => /^Notice/.test(subject))
    for (const { term, value } of account) expect(notice?.text).toContain(`${term}: ${value}`)
  })

  it.each(['withdrawn', 'denied'] as const)(
    'shows nobody an account to pay to once the invoice is %s',
    async (end) => {
      await opened()
      expect((await ends[end]()).status).toBe(200)
      expect((await readFunding(app, ada, fundingId)).account).toBeNull()
      expect((await app.call(sandboxBuyer.list, {})).body.invoices).not.toContainEqual(
        expect.objectContaining({ invoice_factoring_id: fundingId }),
      )
      await buyerPays(app, fundingId)
      const { payments, timeline } = await readFunding(app, ada, fundingId)
      expect(payments).toMatchObject([{ state: 'returned' }])
      expect(timeline.find(({ to }) => to === 'payment_unmatched')?.text).toContain(
        'The invoice was not funded.',
      )
    },
  )

  it('is opened without an account while the finance partner does not answer', async () => {
    const { financePartners } = app.deps
    app.deps.financePartners = noFinancePartners()
    const { account, facts } = await opened()
    app.deps.financePartners = financePartners
    expect(account).toEqual([])
    expect(facts).not.toEqual([])
  })

  it('shows the very files of the invoice to who has it open, and no others', async () => {
    const read = (session: string, file = 'invoice', by = token) =>
      app.call(links.file, { body: { token: by, session, file } })
    const { session, files } = await opened()
    expect(files).toEqual([
      { key: 'invoice', title: 'Invoice' },
      { key: 'order', title: 'Purchase order' },
    ])
    const { funding } = await readFunding(app, ada, fundingId)
    const own = await app.call(documents.serveFile, { query: { file: funding.invoice_file }, body: {} }, ada)
    const seen = await read(session)
    expect([seen.status, seen.headers['content-disposition']]).toEqual([
      200,
      own.headers['content-disposition'],
    ])
    expect(Buffer.from(seen.bytes).equals(Buffer.from(own.bytes))).toBe(true)
    const address = failure(await read(session, funding.invoice_file.slice(0, 40)))
    expect(address.error.code).toBe('INVALID_REQUEST')
    const dead = [read('1.x'), read(session, 'shipping')]
    for (const refused of await Promise.all([...dead, read(session, 'invoice', 'x'.repeat(43))]))
      expect(failure(refused).error.code).toBe('LINK_DEAD')
    await ends.withdrawn()
    expect(failure(await read(session)).error.code).toBe('LINK_DEAD')
  })

  it('confirms the invoice, which can be approved then, and the buyer is sent the account to pay to', async () => {
    const { session } = await opened()
    const { body } = await answer(session, { answer: 'confirm', name: 'Maren Brandt' })
    expect(body.message).toMatch(/The invoice is confirmed/)
    const { funding, next, timeline } = await readFunding(app, ada, fundingId)
    expect(funding.buyer_confirmed_at).not.toBeNull()
    expect(next).toMatchObject({ who: 'tradelane', text: 'The buyer has confirmed. We approve or deny it.' })
    expect(timeline.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['link_sent', 'link_opened', 'buyer_confirmed', 'link_done']),
    )
    await approveFunding(app, fundingId)
    await app.runJobs()
    const { account } = await readFunding(app, ada, fundingId)
    const notice = (await app.mails(hafenhandel.email)).find(({ subject }) =>
      /^Notice of assignment/.test(subject),
    )
    expect(notice?.text).toContain(account?.account)
    expect(notice?.text).toContain(
      ' to Meridian Trade Capital. You confirmed its amount and due date through Tradelane.',
    )
  })

  it('is not said to have confirmed through Tradelane where the office recorded its confirmation', async () => {
    const { fundingId: unnumbered } = await givenRequestedFunding(app, ada, {
      invoice_number: undefined,
      invoice_amount: 12_000,
    })
    await approveFunding(app, unnumbered)
    await app.runJobs()
    const { funding, account } = await readFunding(app, ada, unnumbered)
    const [notice] = await app.mails(hafenhandel.email)
    expect(notice?.subject).toBe('Notice of assignment: invoice of 12,000.00 USD of Okafor Imports Inc.')
    const shipped = dayText(funding.shipment_date)
    for (const part of [
      `has assigned your invoice of 12,000.00 USD, shipped on ${shipped}, to Meridian Trade Capital.`,
      `Tradelane recorded your confirmation of its amount and due date on ${shipped}.`,
      `Please pay it on ${dayText(funding.due_date ?? '')} to this account`,
      `Account holder: ${account?.holder}\n`,
      'Held for: Meridian Trade Capital and Okafor Imports Inc.',
    ])
      expect(notice?.text).toContain(part)
  })

  it('may dispute it, with a comment that its supplier reads, and it is not approved', async () => {
    const { session } = await opened()
    const fields = { answer: 'dispute', name: 'Maren Brandt', comment: 'Half of it came back' }
    expect((await answer(session, fields)).status).toBe(200)
    const { funding, timeline } = await readFunding(app, ada, fundingId)
    expect(funding.buyer_confirmed_at).toBeNull()
    expect(timeline.find(({ to }) => to === 'buyer_disputed')?.reason).toContain('Half of it came back')
  })

  it('has to say what is not right', async () => {
    const { session } = await opened()
    const refused = await answer(session, { answer: 'dispute', name: 'Maren Brandt' })
    expect(failure(refused).error?.fields).toEqual({ comment: 'Say what is not right' })
    const { funding } = await readFunding(app, ada, fundingId)
    expect(funding.buyer_confirmed_at).toBeNull()
  })

  it('that disputes the invoice opens a task, which ends once the dispute is settled', async () => {
    const { session } = await opened()
    const token = await atTheDesk()
    const which = { invoice_factoring_id: fundingId }
    const seen = await app.call(officeFundings.get, { body: which }, { token })
    await answer(session, { answer: 'dispute', name: 'Maren Brandt', comment: 'Half of it came back' })
    const tasks = app.db.selectFrom('tasks').where('subject_id', '=', fundingId)
    const openTasks = async () => {
      while ((await processEvents(app.deps)) > 0);
      return tasks.where('closed_at', 'is', null).where('kind', '=', 'settle-dispute').select('who').execute()
    }
    expect(await openTasks()).toEqual([{ who: 'back_office' }])
    expect((await readFunding(app, ada, fundingId)).next?.text).toMatch(/^The buyer disputes the invoice/)
    const reason = 'Ms Brandt has found the second pallet'
    const confirmAt = (version: number) =>
      app.call(officeFundings.confirmForBuyer, { body: { ...which, version, reason } }, { token })
    const unread = failure(await confirmAt(seen.body.funding.version))
    expect(unread.error.code).toBe('CONFLICT')
    const { body } = await app.call(officeFundings.get, { body: which }, { token })
    expect((await confirmAt(body.funding.version)).status).toBe(200)
    expect(await openTasks()).toEqual([])
    expect((await readFunding(app, ada, fundingId)).next?.text).toMatch(/^The buyer has confirmed/)
  })

  it('is dead once it was used', async () => {
    const { session } = await opened()
    await answer(session, { answer: 'confirm', name: 'Maren Brandt' })
    expect(failure(await answer(session, { answer: 'confirm', name: 'Maren Brandt' })).error.code).toBe(
      'LINK_DEAD',
    )
  })

  it.each(['withdrawn', 'denied', 'confirmed in another way'] as const)(
    'is dead for its page, for a new code and for an answer once the invoice was %s',
    async (end) => {
      const { session } = await opened()
      await ends[end]()
      expect(failure(await app.call(links.get, { body: { token } })).error.code).toBe('LINK_DEAD')
      expect(failure(await app.call(links.sendCode, { body: { token } })).error.code).toBe('LINK_DEAD')
      expect(failure(await answer(session, { answer: 'confirm', name: 'Maren Brandt' })).error.code).toBe(
        'LINK_DEAD',
      )
      expect(await sentLinks()).toMatchObject([{ state: 'ended', may_resend: false, may_revoke: false }])
      expect(await linkEvents()).toEqual(['link_sent', 'link_opened', 'link_ended'])
    },
  )

  it('is dead for good where it had expired before the invoice was withdrawn', async () => {
    await daysPassBy(app, 8)
    await app.runJobs()
    expect(await sentLinks()).toMatchObject([{ state: 'expired', may_resend: true }])
    await ends.withdrawn()
    expect(await sentLinks()).toMatchObject([{ state: 'ended', may_resend: false }])
    expect(await linkEvents()).toEqual(['link_sent', 'link_ended'])
  })

  it('of a withdrawal and an answer at once, one is refused and the other is complete', async () => {
    const { session } = await opened()
    const [withdrawn, answered] = await Promise.all([
      ends.withdrawn(),
      answer(session, { answer: 'confirm', name: 'Maren Brandt' }),
    ])
    // An invoice that was confirmed first can still be withdrawn.
    expect(withdrawn.status).toBe(200)
    expect([200, 404]).toContain(answered.status)
    const [link] = await sentLinks()
    expect(link?.state).toBe(answered.status === 200 ? 'done' : 'ended')
  })
})

const tokenIn = (text: string): string => /\/confirm-invoice\?token=([\w-]+)/.exec(text)?.[1] ?? ''

/** Opened with the code that was mailed, as the page does it. */
async function opened() {
  app.clock.advance(31_000)
  await app.call(links.sendCode, { body: { token } })
  const verify_code = await app.newestCode(hafenhandel.email)
  return (await app.call(links.open, { body: { token, verify_code } })).body
}
const answer = (session: string, fields: Record<string, unknown>) =>
  app.call(links.complete, { body: { token, session, fields } })

const withdraw = () =>
  app.call(invoiceFactoring.withdraw, { body: { invoice_factoring_id: fundingId } }, { token: ada.token })
const atTheDesk = async () => (await givenAdministrator(app)).token
const ends = {
  withdrawn: withdraw,
  denied: async () =>
    app.call(
      officeFundings.decide,
      { body: { invoice_factoring_id: fundingId, decision: 'deny', reason: 'The goods were returned.' } },
      { token: await atTheDesk() },
    ),
  'confirmed in another way': async () =>
    app.call(
      officeFundings.confirmForBuyer,
      { body: { invoice_factoring_id: fundingId, reason: 'By telephone, Ms Brandt' } },
      { token: await atTheDesk() },
    ),
}
const sentLinks = async () => {
  const query = { subject: 'invoice_factoring', subject_id: fundingId }
  return (await app.call(links.sent, { query }, { token: ada.token })).body.links
}

/** Of the funding's time line, those about its links. */
const linkEvents = async () =>
  (await readFunding(app, ada, fundingId)).timeline.map(({ to }) => to).filter((to) => to.startsWith('link_'))

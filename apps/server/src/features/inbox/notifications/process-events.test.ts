import { randomUUID } from 'node:crypto'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { adminTasks, tasks } from '@tradelane/contract/tasks/calls'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenPayer, givenPayment, untilSettled } from '../../../../test/given-payment.ts'
import { givenRegistrationForm, givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { theApp } from '../../../../test/the-app.ts'
import { afterBusinessDays } from '../../../lifecycle/due-dates.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { processEvents } from './index.ts'

const app = theApp()
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

describe('a payment', () => {
  it('that was paid is notified once, by mail too, in the words of its page and with a link to it', async () => {
    const payer = await givenPayer(app)
    const { simplePaymentId } = await givenPayment(app, payer)
    const paymentNotifications = async () =>
      (await notificationsOf(payer)).filter(({ kind }) => kind === 'payments')
    // The first payment of all waits for everything that a process loads with its first use.
    await vi.waitFor(async () => {
      await untilSettled(app)
      await processAll()
      expect(await paymentNotifications()).toHaveLength(2)
    }, 30_000)
    await processAll()
    const notified = await paymentNotifications()
    expect(notified).toMatchObject([
      {
        title: 'Payment to Hafenhandel Nord GmbH: paid',
        body: expect.stringMatching(/^1,000.00 USD, PY-\d{4}-\d{6}. The beneficiary's bank has been paid.$/),
        subject: 'simple_payment',
        subject_id: simplePaymentId,
        is_read: false,
      },
      // The day of arrival, once it was accepted.
      { title: 'Payment to Hafenhandel Nord GmbH: processing' },
    ])
    const mails = await app.mails(payer.email)
    const [mail, ...more] = mails.filter(({ subject }) => subject.includes('paid'))
    expect(more).toEqual([])
    expect(mail?.text).toContain(`/payments/${simplePaymentId}`)
  })

  it.each([
    ['SIM-REJECT', 'rejected'],
    ['SIM-RETURN', 'returned'],
  ])('with the outcome %s is notified as %s', async (reference, label) => {
    const payer = await givenPayer(app)
    await givenPayment(app, payer, { reference })
    await untilSettled(app)
    await processAll()
    expect((await titlesOf(payer))[0]).toBe(`Payment to Hafenhandel Nord GmbH: ${label}`)
    expect((await mailsOf(payer.email))[0]).toBe(`Payment to Hafenhandel Nord GmbH: ${label}`)
  })

  it('about which the provider asks a question is a task until it is answered', async () => {
    const payer = await givenPayer(app)
    const { simplePaymentId } = await givenPayment(app, payer, { reference: 'SIM-RFI' })
    await untilSettled(app)
    await processAll()
    expect(await openTasks(payer)).toContain('Answer the payments provider: Payment to Hafenhandel Nord GmbH')
    const body = { simple_payment_id: simplePaymentId, text: 'Machine parts for our workshop.' }
    await app.call(simplePayments.answer, { body }, { token: payer.token })
    await untilSettled(app)
    await processAll()
    expect(await openTasks(payer)).not.toContain(
      'Answer the payments provider: Payment to Hafenhandel Nord GmbH',
    )
  })
})

describe('the business verification', () => {
  it('is a task of the company until it is submitted, and then a task of the back office due in four business days', async () => {
    const company = await givenCompany(app, { name: 'Tasked Imports' })
    await processAll()
    expect(await openTasks(company)).toEqual(['Complete business info'])
    await givenSubmittedRegistration(app, company.token)
    await processAll()
    expect(await openTasks(company)).toEqual([])
    const [review, ...more] = await officeTasks(company.companyId)
    expect(more).toEqual([])
    expect(review).toMatchObject({ title: 'Review Tasked Imports', subject: 'kyb', administrator_name: null })
    const due = afterBusinessDays(new Date(review?.opened_at ?? ''), 4, app.deps.config.officeCountry)
    expect(review?.due_at).toBe(due.toISOString())

    await decide(company.companyId, 'ask', 'Please add the register of shareholders.')
    await processAll()
    expect(await officeTasks(company.companyId)).toEqual([])
    expect(await openTasks(company)).toEqual(['Add what we asked for to your business info'])
    expect((await notificationsOf(company))[0]).toMatchObject({
      body: 'Please add the register of shareholders.',
    })

    const form = await givenRegistrationForm(app, company.token)
    await app.call(onboarding.register, { body: form }, { token: company.token })
    await decide(company.companyId, 'clear')
    await processAll()
    expect(await openTasks(company)).toEqual([])
    expect(await officeTasks(company.companyId)).toEqual([])
    expect((await titlesOf(company))[0]).toBe('Your business is verified')
    const decided = (await mailsOf(company.email)).filter((subject) => /verified/.test(subject))
    expect(decided).toEqual(['Your business is verified'])
  })

  it('leaves no task open when submission and decision are processed together', async () => {
    const company = await givenCompany(app)
    await givenSubmittedRegistration(app, company.token)
    await decide(company.companyId, 'clear')
    await processAll()
    expect(await openTasks(company)).toEqual([])
    expect(await officeTasks(company.companyId)).toEqual([])
  })
})

describe('a notification', () => {
  it('goes to everybody whose role it concerns, but never to the person who acted', async () => {
    const owner = await givenPayer(app)
    const preparer = await givenColleague(app, owner, 'preparer')
    const viewer = await givenColleague(app, owner, 'viewer')
    await givenPayment(app, owner)
    await untilSettled(app)
    await processAll()
    const paid = 'Payment to Hafenhandel Nord GmbH: paid'
    expect(await titlesOf(owner)).toContain(paid)
    expect(await titlesOf(preparer)).toContain(paid)
    expect(await titlesOf(viewer)).not.toContain(paid)

    const change = {
      companyId: owner.companyId,
      subject: 'kyb',
      subjectId: owner.companyId,
      from: null,
    } as const
    await inTransaction(app.db, (tx) =>
      recordEvent(tx, { ...change, to: 'IN_PROGRESS', actor: `user:${owner.userId}`, at: app.clock.now() }),
    )
    await processAll()
    expect(await titlesOf(owner)).not.toContain('Business information received')
    expect(await titlesOf(viewer)).toContain('Business information received')
  })

  it('goes to nobody of another company', async () => {
    const stranger = await givenCompany(app)
    const payer = await givenPayer(app)
    await givenPayment(app, payer)
    await untilSettled(app)
    await processAll()
    expect((await notificationsOf(stranger)).filter(({ kind }) => kind === 'payments')).toEqual([])
  })
})

describe('every event', () => {
  const happen = async (company: { companyId: string }, at = app.clock.now()) => {
    const change = {
      companyId: company.companyId,
      subject: 'funding',
      subjectId: randomUUID(),
      from: null,
    } as const
    const after = { amount: '5.00 USD' }
    await inTransaction(app.db, (tx) =>
      recordEvent(tx, { ...change, to: 'added', actor: 'provider', at, after }),
    )
  }

  it('is processed once when four workers race for it', async () => {
    const company = await givenCompany(app)
    await processAll()
    const before = (await countsOf(company)).notifications
    for (let count = 0; count < 40; count++) await happen(company)
    const counts = await Promise.all(Array.from({ length: 4 }, () => processEvents(app.deps)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(40)
    expect((await countsOf(company)).notifications).toBe(before + 40)
    await processAll()
    expect((await countsOf(company)).notifications).toBe(before + 40)
  })

  it('is processed also when it commits after a later one', async () => {
    const company = await givenCompany(app)
    await processAll()
    const late = new pg.Client({ connectionString: app.connectionString })
    await late.connect()
    await late.query('begin')
    await late.query(
      `insert into events (uid, subject, subject_id, to_state, actor, at, after)
       values ($1, 'funding', $2, 'added', 'provider', now(), '{"amount":"1.00 USD"}')`,
      [company.companyId, randomUUID()],
    )
    await happen(company)
    await processAll()
    const before = (await notificationsOf(company)).length
    await late.query('commit')
    await late.end()
    await processAll()
    expect((await notificationsOf(company)).map(({ body }) => body)).toContain(
      '1.00 USD has been added to your balance.',
    )
    expect(await notificationsOf(company)).toHaveLength(before + 1)
  })

  it('is processed by the next try when the first fails half-way', async () => {
    const company = await givenCompany(app)
    await processAll()
    const before = await titlesOf(company)
    await happen(company)
    await app.deps.pool.query('alter table notifications rename to notifications_away')
    await expect(processEvents(app.deps)).rejects.toThrow()
    await app.deps.pool.query('alter table notifications_away rename to notifications')
    await processAll()
    expect(await titlesOf(company)).toEqual(['Balance added', ...before])
  })

  it('that is old is notified without a mail', async () => {
    const company = await givenPayer(app)
    const { simplePaymentId } = await givenPayment(app, company)
    await processAll()
    const before = await mailsOf(company.email)
    const change = {
      companyId: company.companyId,
      subject: 'simple_payment',
      subjectId: simplePaymentId,
    } as const
    const at = new Date(app.clock.now().getTime() - 48 * 3_600_000)
    await inTransaction(app.db, (tx) =>
      recordEvent(tx, { ...change, from: 'sent', to: 'paid', actor: 'provider', at }),
    )
    await processAll()
    expect(await titlesOf(company)).toContain('Payment to Hafenhandel Nord GmbH: paid')
    expect(await mailsOf(company.email)).toEqual(before)
  })
})

type Signed = { token: string }
const page = { query: {} }
const notificationsOf = async ({ token }: Signed) =>
  (await app.call(notifications.list, page, { token })).body.data
const titlesOf = async (person: Signed) => (await notificationsOf(person)).map(({ title }) => title)
const countsOf = async ({ token }: Signed) => (await app.call(notifications.unread, {}, { token })).body
const openTasks = async ({ token }: Signed) =>
  (await app.call(tasks.list, page, { token })).body.data.map(({ title }) => title)
const officeTasks = async (uid: string) =>
  (await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, { token: admin })).body.data.filter(
    (task) => task.uid === uid,
  )
async function processAll() {
  while ((await processEvents(app.deps)) > 0);
  await app.runJobs()
}
const mailsOf = async (email: string) => (await app.mails(email)).map(({ subject }) => subject)
const decide = (uid: string, decision: 'clear' | 'ask', reason?: string) =>
  app.call(adminCustomers.decideKyb, { body: { uid, decision, ...(reason && { reason }) } }, { token: admin })

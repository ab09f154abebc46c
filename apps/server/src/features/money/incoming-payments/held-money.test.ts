import { adminCustomers } from '@tradelane/contract/customers/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import {
  givenIncomingPayment,
  incomingCustomer,
  incomingPaymentJournals,
  incomingPaymentNotifications,
  incomingPaymentStates,
  incomingPaymentsOf,
  paidAtProvider,
} from '../../../../test/given-incoming-payment.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { race } from '../../../../test/race.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { readDeposits, watchIncomingPayments } from './index.ts'

// Every company has 700.00 EUR already.
const app = theApp()
checkBooksAfterEach(app)
let company: GivenCompany

describe('money that arrives before the business is verified', () => {
  const heldBooks = { 'available EUR': '700.00', 'held EUR': '1000.00' }

  it.each(['not started', 'IN_PROGRESS', 'RFI_REQUESTED', 'Refused'] as const)(
    'is held while the verification is %s, and a task of the back office',
    async (kyb) => {
      company = await givenCompany(app, kyb === 'not started' ? {} : { kyb })
      await givenIncomingPayment(app, company)
      expect(await books()).toEqual(heldBooks)
      expect(await notified()).toMatchObject([
        {
          title: 'Money is waiting for your verification',
          body: '1,000.00 EUR arrived from Buyer GmbH, reference Invoice 4711. It becomes available when your business is verified.',
        },
      ])
      const admin = (await givenOnlyAdministrator(app)).token
      const query = { limit: '100' }
      const tasks = (await app.call(adminTasks.list, { query, body: {} }, { token: admin })).body.data
      expect(tasks.filter(({ uid }) => uid === company.companyId).map(({ title }) => title)).toContain(
        'Verify Okafor Imports Inc., or have its money returned: 1,000.00 EUR from Buyer GmbH, reference Invoice 4711',
      )
      await watchIncomingPayments(app.deps)
      expect(await books()).toEqual(heldBooks)
    },
  )

  it('becomes available when an administrator clears the verification, once', async () => {
    company = await givenCompany(app)
    await givenSubmittedRegistration(app, company.token)
    await givenIncomingPayment(app, company)
    expect(await books()).toEqual(heldBooks)
    const admin = (await givenOnlyAdministrator(app)).token
    const body = { uid: company.companyId, decision: 'clear' } as const
    expect((await app.call(adminCustomers.decideKyb, { body }, { token: admin })).status).toBe(200)
    await Promise.all([app.runJobs(), watchIncomingPayments(app.deps), watchIncomingPayments(app.deps)])
    expect(await books()).toEqual({ 'available EUR': '1700.00' })
    expect(await rows()).toMatchObject([{ state: 'received' }])
    expect(await incomingPaymentJournals(app, company)).toEqual([
      'Payment from Buyer GmbH',
      'Payment from Buyer GmbH: held until the business is verified',
      'Available: the business is verified',
    ])
    expect((await notified())[0]?.body).toBe(
      '1,000.00 EUR from Buyer GmbH, reference Invoice 4711 is available now.',
    )
    const query = { limit: '100' }
    const tasks = (await app.call(adminTasks.list, { query, body: {} }, { token: admin })).body.data
    expect(tasks.filter(({ uid }) => uid === company.companyId)).toEqual([])
  })

  it('is never left on hold by a decision at the same moment', async () => {
    company = await givenCompany(app)
    await givenSubmittedRegistration(app, company.token)
    await paidAtProvider(app, company)
    const admin = (await givenOnlyAdministrator(app)).token
    const [who, body] = [await customer(), { uid: company.companyId, decision: 'clear' } as const]
    const outcomes = await race<unknown>(app, [
      () => app.call(adminCustomers.decideKyb, { body }, { token: admin }),
      () => readDeposits(app.deps, who),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    // The booking waits for the decision, and knows it: the decision's own job may have run already.
    expect(await states()).toEqual(['received'])
    expect(await books()).toEqual({ 'available EUR': '1700.00' })
  })
})

const books = () => booksOf(app, company.companyId)
const rows = () => incomingPaymentsOf(app, company)
const states = () => incomingPaymentStates(app, company)
const customer = () => incomingCustomer(app, company)
const notified = () => incomingPaymentNotifications(app, company)

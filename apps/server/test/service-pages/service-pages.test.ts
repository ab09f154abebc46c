import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, expect, it } from 'vitest'
import { features } from '../../src/app/features.ts'
import { givenPaidClaim } from '../given-claim.ts'
import { givenCompany } from '../given-company.ts'
import { fulfilBlock, givenImporter, settleEscrows } from '../given-escrow.ts'
import { buyerPays, givenFunding, givenSupplier } from '../given-funding.ts'
import { givenIncomingPayment } from '../given-incoming-payment.ts'
import { givenPayer, givenSubmission, untilSettled } from '../given-payment.ts'
import { givenReported } from '../given-report.ts'
import { examine, givenAgreedEscrow, present } from '../given-seller.ts'
import { daysPass, givenShipment, payFreightOf } from '../given-shipment.ts'
import type { TestApp } from '../test-app.ts'
import { theApp } from '../the-app.ts'
import { pageOf } from './page-of.ts'
import { type JobLog, noted, recorderOf } from './recorder.ts'

// Each service once from its first call to its end, as the product really books it. `npm run service-pages` writes the pages.

const jobs: JobLog = { names: [] }
const app = theApp({}, { features: noted(features, jobs) })
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

type Walk = (app: TestApp, begin: (customer: { token: string }) => Promise<void>) => Promise<void>

const pages: [file: string, title: string, lead: string, walk: Walk][] = [
  [
    'simple-payment',
    'A payment',
    'A company pays 1,000.00 USD to a supplier in Hamburg, who receives euros.',
    async (app, begin) => {
      const payer = await givenPayer(app)
      await begin(payer)
      const body = await givenSubmission(app, payer)
      await app.call(simplePayments.save, { body }, { token: payer.token })
      await untilSettled(app)
    },
  ],
  [
    'wallet',
    'A wallet',
    'A buyer pays 1,000.00 EUR into the account of a company, which converts 10.00 EUR to dollars.',
    async (app, begin) => {
      const company = await givenCompany(app, { kyb: 'Clear' })
      await begin(company)
      await givenIncomingPayment(app, company)
      const pair = { source_currency_code: 'EUR', destination_currency_code: 'USD' } as const
      const asked = { ...pair, purpose: 'conversion', amount: 10 } as const
      const { quote_id } = (await app.call(wallet.quote, { body: asked }, company)).body
      await app.call(wallet.convert, { body: { quote_id } }, company)
    },
  ],
  [
    'smart-escrow',
    'A smart escrow',
    'A buyer sets 8,000.00 USD aside for a seller, who pays the fee. The first block is paid for documents, the second for a condition.',
    async (app, begin) => {
      const payer = await givenImporter(app)
      await begin(payer)
      const { id, opened } = await givenAgreedEscrow(app, payer)
      await present(app, opened)
      await examine(app, payer, id)
      await settleEscrows(app)
      await fulfilBlock(app, payer, id, 2)
      await settleEscrows(app)
    },
  ],
  [
    'invoice-factoring',
    'A factored invoice',
    'A supplier has an invoice of 10,000.00 USD financed at 85 %. The buyer pays it in full.',
    async (app, begin) => {
      const supplier = await givenSupplier(app)
      await begin(supplier)
      const { fundingId } = await givenFunding(app, supplier)
      await buyerPays(app, fundingId)
      await app.runJobs()
    },
  ],
  [
    'freight',
    'A shipment',
    'A company books a container from Mumbai to Hamburg, pays for it, and the carrier delivers it.',
    async (app, begin) => {
      const payer = await givenPayer(app, { balance: '20000' })
      await begin(payer)
      const { logisticsId, bookingNumber } = await givenShipment(app, payer.token)
      await payFreightOf(app, payer, logisticsId)
      await daysPass(app, bookingNumber, 90)
      await app.runJobs()
    },
  ],
  [
    'insurance',
    'An insurance and a claim',
    'A company insures goods for 100,000.00 USD. A part is damaged, and the insurer pays.',
    async (app, begin) => {
      const payer = await givenPayer(app)
      await begin(payer)
      await givenPaidClaim(app, payer)
      await app.runJobs()
    },
  ],
  [
    'quality-assurance',
    'An inspection',
    'A company orders an audit, an inspection of the goods and one of the loading. The inspector reports by a link.',
    async (app, begin) => {
      const payer = await givenPayer(app)
      await begin(payer)
      await givenReported(app, payer)
      await app.runJobs()
    },
  ],
]

it.each(pages)('docs/services/%s.md is what the product does', async (file, title, lead, walk) => {
  const recorder = recorderOf(app, jobs)
  await walk(recorder.app, async ({ token }) => {
    recorder.people.set(token, 'Customer')
    await recorder.begin()
  })
  const page = pageOf({ title, lead, steps: recorder.steps })
  await expect(page).toMatchFileSnapshot(`../../../../docs/services/${file}.md`)
})

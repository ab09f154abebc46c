import { fundingPapers } from '@tradelane/contract/invoice-factoring/paper-calls'
import { beforeEach, expect, it } from 'vitest'
import { buyerPays, givenFunding, givenSupplier, readFunding } from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp({}, { isEmpty: true })
let ada: Payer
beforeEach(async () => {
  // After the cut-off; the day after is Thanksgiving, 25 November: no dollars settle.
  setClock('2032-11-24T22:00:00Z')
  ada = await givenSupplier(app)
})

const counted = 'Counted in days on which banks work in the United States.'

it('An approved advance says by when it is in the wallet: page, next step, and mail', async () => {
  await partnerWaits()
  const { fundingId } = await givenFunding(app, ada)
  const { arrivals, next } = await readFunding(app, ada, fundingId)
  expect(arrivals).toMatchObject([
    { what: 'advance', amount: 8_500, day: '2032-11-29', place: 'the United States', counted },
  ])
  expect(arrivals?.[0]?.reasons).toContain(
    '25 Nov 2032 is a bank holiday in the United States: Thanksgiving Day.',
  )
  expect(next?.by).toBe(arrivals?.[0]?.ends_at)
  expect(await mailed('approved')).toContain(
    'The finance partner sends 8,500.00 USD. It is in your wallet by 29 Nov 2032.',
  )
  setClock('2032-12-01T00:00:00Z')
  const late = await readFunding(app, ada, fundingId)
  expect([late.arrivals, late.next?.by]).toEqual([[], null])
})

it('An advance that has arrived is not on its way', async () => {
  const { fundingId } = await givenFunding(app, ada)
  expect((await readFunding(app, ada, fundingId)).arrivals).toEqual([])
})

it('A remainder says by when it is in the wallet: page, mail and settlement statement', async () => {
  const { fundingId } = await givenFunding(app, ada)
  setClock('2032-11-29T10:00:00Z')
  await buyerPays(app, fundingId)
  await app.db
    .updateTable('factoring_steps')
    .set({ state: 'asked', settled_at: null })
    .where('invoice_factoring_id', '=', fundingId)
    .where('kind', '=', 'remainder')
    .execute()
  const { arrivals } = await readFunding(app, ada, fundingId)
  expect(arrivals).toMatchObject([{ what: 'remainder', day: '2032-11-30', counted }])
  expect(await mailed('payment received')).toContain('Your part is in your wallet by 30 Nov 2032.')
  const query = { invoice_factoring_id: fundingId }
  const { bytes } = await app.call(fundingPapers.settlement, { query }, { token: ada.token })
  expect(await textOfPaper(bytes)).toContain(`in your wallet by 30 Nov 2032. ${counted}`)
})

const partnerWaits = () =>
  app.db
    .updateTable('partners')
    .set({ company_name: 'SIM-PARTNER-WAIT Trading' })
    .where('uid', '=', ada.companyId)
    .execute()

/** The text of the mail whose subject ends so. */
async function mailed(subject: string): Promise<string | undefined> {
  while ((await processEvents(app.deps)) > 0);
  await app.runJobs()
  return (await app.mails(ada.email)).find((mail) => mail.subject.endsWith(subject))?.text
}

const setClock = (instant: string) => app.clock.advance(Date.parse(instant) - app.clock.now().getTime())

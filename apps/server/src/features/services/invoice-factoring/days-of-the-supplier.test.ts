import { beforeEach, expect, it } from 'vitest'
import { buyerPays, givenFunding, givenSupplier, readFunding } from '../../../../test/given-funding.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isEmpty: true })
checkBooksAfterEach(app)
let ada: Payer
beforeEach(async () => {
  // The morning of 26 May in Tokyo, the evening of the 25th in New York.
  setClock('2032-05-25T23:30:00Z')
  ada = await givenSupplier(app)
})

it.each([
  // Advanced on the 26th and paid on the 28th in Tokyo: 8,500 × 12 % × 2 / 360 = 5.67. In New York from the 25th to the 28th: 3 days, 8.50.
  ['JP', 'on the day there, which began before that of Greenwich', '2032-05-26', 2, 5.67],
  ['US', 'on the day there, which ends after that of Greenwich', '2032-05-25', 3, 8.5],
])('Interest of a supplier in %s begins %s', async (country, _when, firstDay, days, interest) => {
  await app.db
    .updateTable('companies')
    .set({ company_region: country })
    .where('uid', '=', ada.companyId)
    .execute()
  const { fundingId } = await givenFunding(app, ada)
  expect((await readFunding(app, ada, fundingId)).position?.as_of).toBe(firstDay)
  setClock('2032-05-28T05:00:00Z')
  await buyerPays(app, fundingId)
  const { payments } = await readFunding(app, ada, fundingId)
  expect(payments).toMatchObject([{ paid_on: '2032-05-28', interest }])
  expect(days).toBe((Date.parse('2032-05-28') - Date.parse(firstDay)) / 86_400_000)
})

const setClock = (instant: string) => app.clock.advance(Date.parse(instant) - app.clock.now().getTime())

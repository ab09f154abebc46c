import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { officeCreditLimits } from '@tradelane/contract/credit-limits/office-calls'
import { beforeEach, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { limitForm, limitLine } from '../../../../test/given-credit-limit.ts'
import { givenPartner } from '../../../../test/given-partner.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { theApp } from '../../../../test/the-app.ts'
import { shippedFacts } from '../../world/facts/shipped-facts.ts'

const app = theApp()
let ada: Payer
beforeEach(async () => {
  ada = await givenPayer(app, { balance: '0' })
})

const eu =
  'The buyer is in the EU and pays the last part after 90 days. Directive 2011/7/EU allows more than 60 days between companies only where the contract expressly says so and it is not grossly unfair to the supplier. Check your contract.'
const uk =
  'The buyer is in the United Kingdom and pays the last part after 90 days. British law allows more than 60 days between companies only where the contract expressly says so and it is not grossly unfair to the supplier. A bill before Parliament (Commercial Payments Bill) would allow at most 60 days; it was not law when we last looked, on 28 Nov 2026, and leaves out international trade.'

it.each([
  ['DE', 90, 10, [eu]],
  ['GB', 90, 10, [uk]],
  ['FR', 90, 10, [`${eu} France allows no more than 60 days at all.`]],
  ['GB', 60, 10, []],
  ['DE', 60, 10, []],
  ['DE', 61, 10, [eu.replace('90', '61')]],
  ['DE', 90, 0, []],
  ['US', 90, 10, []],
  // No member state, though in its customs territory.
  ['MC', 90, 10, []],
])(
  'a buyer in %s that pays after %i days %i %%: the request is taken, and says %j',
  async (country, days, percentage, warnings) => {
    const { beneficiaryId } = await givenPartner(app, ada, {
      company_name: 'Alpha Coffee',
      company_country: country,
    })
    const line = limitLine(beneficiaryId, {
      company_name: 'Alpha Coffee',
      payment_term_4: { days, percentage },
    })
    const requested = await app.call(creditLimits.request, { body: limitForm(line) }, { token: ada.token })
    expect([requested.status, requested.body.warnings]).toEqual([200, warnings])
    const body = { credit_limit_id: requested.body.credit_limit_ids[0] ?? '' }
    const own = await app.call(creditLimits.get, { body }, { token: ada.token })
    expect(own.body.terms_warning).toBe(warnings[0] ?? null)
    const { token } = await givenAdministrator(app)
    const desks = await app.call(officeCreditLimits.get, { body }, { token })
    expect(desks.body.terms_warning).toBe(warnings[0] ?? null)
  },
)

it('a buyer that never said its country is where all its accounts are', async () => {
  const line = limitLine(ada.beneficiaryId, { payment_term_4: { days: 90, percentage: 10 } })
  const requested = await app.call(creditLimits.request, { body: limitForm(line) }, { token: ada.token })
  expect(requested.body.warnings).toEqual([eu])
})

it('is said by a directive and a bill, each with source and date', () => {
  expect(shippedFacts.find(({ key }) => key === 'payment-terms')).toMatchObject({
    source: expect.stringContaining('Directive 2011/7/EU, article 3 (5)'),
    // The day is in the warning too: both change together.
    readOn: '2026-11-28',
    goodFor: { days: 90 },
  })
})

import { givenActiveLimit } from '../given-credit-limit.ts'
import { givenDraftFunding, givenFunding } from '../given-funding.ts'
import { givenPartner } from '../given-partner.ts'
import type { Payer } from '../given-payment.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** An invoice that was saved as a draft, of a buyer with an active credit limit; and one that was advanced, for its settlement. */
export async function givenKnownFactoring(app: TestApp, payer: Payer): Promise<KnownValues> {
  const { beneficiaryId } = await givenPartner(app, payer)
  const supplier = { ...payer, beneficiaryId }
  await givenActiveLimit(app, supplier)
  const { form, fundingId: invoice_factoring_id } = await givenDraftFunding(app, supplier)
  const advanced = await givenFunding(app, supplier)
  const { invoice_amount, beneficiary_id, ...fields } = form
  const ofFunding = ['offer', 'compare', 'add', 'update'].flatMap((call) => [
    [`/invoice_factoring/${call} invoice_amount`, invoice_amount],
    [`/invoice_factoring/${call} beneficiary_id`, beneficiary_id],
  ])
  return {
    ...fields,
    ...Object.fromEntries(ofFunding),
    invoice_factoring_id,
    accept_above_limit: false,
    accept_alike: false,
    '/invoice_factoring/settlement? invoice_factoring_id': advanced.fundingId,
    '/invoice_factoring/notice? invoice_factoring_id': advanced.fundingId,
  }
}

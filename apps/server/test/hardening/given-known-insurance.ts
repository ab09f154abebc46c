import { givenClaimDocuments, givenDraftClaim, givenPolicyInForce, wholeClaim } from '../given-claim.ts'
import { dayFromNow } from '../given-freight.ts'
import { electronics, givenInsurance, givenInsured, okafor } from '../given-insurance.ts'
import type { Payer } from '../given-payment.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** An insured, a draft of a policy and one in force, a draft of a claim; and the freight that could be insured, whole. */
export async function givenKnownInsurance(
  app: TestApp,
  payer: Payer,
  { file, logistics_id }: { file: string; logistics_id: unknown },
): Promise<KnownValues> {
  const { token } = payer
  const insured_details_id = await givenInsured(app, token)
  const inForce = await givenPolicyInForce(app, payer)
  const documents = await givenClaimDocuments(app, token)
  const claim = wholeClaim(app, inForce, documents)
  const shipment_id = await shipmentOf(app, String(logistics_id))
  const ofInsured = ['/insured_details/add', '/insured_details/update'].map((path) => [
    `${path} email`,
    okafor.email,
  ])
  const ofFreight = [
    '/insurance_details/add',
    '/insurance_details/update',
    '/insurance/prefill',
    '/insurance/premium',
  ].map((path) => [`${path} shipment_id`, shipment_id])
  const { category_of_goods, ...details } = electronics(app, insured_details_id)
  const claim_id = await givenDraftClaim(app, payer, { insurance_id: inForce })
  return {
    ...details,
    category_of_goods,
    insurance_id: await givenInsurance(app, token),
    claim_id,
    deductible_taken_in: claim_id,
    same_as_policy_holder: 0,
    company_id: okafor.company_id,
    contact_name: okafor.contact_name,
    ...Object.fromEntries([...ofInsured, ...ofFreight]),
    '/insurance/certificate? insurance_id': inForce,
    '/claims/save insurance_id': inForce,
    // Saving takes most documents off the other one.
    '/claims/submit claim_id': await givenDraftClaim(app, payer, { insurance_id: inForce }),
    '/claims/save documents': [{ kind: 'photo', url: file }],
    '/claims/answer documents': [{ kind: 'photo', url: file }],
    loss_date: dayFromNow(app, 0),
    first_notice_date: dayFromNow(app, 0),
    delivery_date: dayFromNow(app, 0),
    transport_reference: claim.transport_reference,
    premium: 300,
    shipped_on: dayFromNow(app, 10),
    referral_reason: 'Agreed.',
    assessed_amount: 10,
    '/admin/insurance/excluded_countries/save country': 'HT',
    '/admin/insurance/excluded_countries/remove country': 'UA',
    '/admin/insurance/excluded_countries/remove region': 'Donetsk region',
  }
}

async function shipmentOf(app: TestApp, logisticsId: string): Promise<string> {
  const booking = await app.db
    .selectFrom('freight_bookings')
    .select('shipment_id')
    .where('logistics_id', '=', logisticsId)
    .executeTakeFirstOrThrow()
  return booking.shipment_id
}

import type { WireInput } from '@tradelane/contract'
import { claims } from '@tradelane/contract/claims/calls'
import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import type { GivenCompany } from './given-company.ts'
import { givenDocument } from './given-document.ts'
import { dayFromNow } from './given-freight.ts'
import { givenBoundInsurance, startedEverywhere } from './given-insurance.ts'
import type { Payer } from './given-payment.ts'
import { pdfFile } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

export type ClaimForm = WireInput<typeof claims.save>['body']

/** In force since a day that has started everywhere: 115,500.00 USD, of each loss 1 % borne by the insured, which is 1,155.00 USD. */
export const givenPolicyInForce = (app: TestApp, payer: GivenCompany): Promise<string> =>
  givenBoundInsurance(app, payer, { valid_from: startedEverywhere(app), deductible: '1' })

export async function givenClaimDocuments(app: TestApp, token: string): Promise<ClaimForm['documents']> {
  const kinds = ['commercial_invoice', 'packing_list', 'transport_document'] as const
  return Promise.all(
    kinds.map(async (kind) => ({
      kind,
      url: await givenDocument(app, token, { name: `${kind}.pdf`, bytes: pdfFile() }),
    })),
  )
}

/** All that a claim for 10,000.00 USD needs to be sent. */
export const wholeClaim = (
  app: TestApp,
  insurance_id: string,
  documents: ClaimForm['documents'],
): ClaimForm => ({
  insurance_id,
  loss_date: dayFromNow(app, 0),
  loss_place: 'Container terminal, Hamburg',
  first_notice_date: dayFromNow(app, 0),
  delivery_date: dayFromNow(app, 0),
  loss_type: 'concealed_damage',
  amount: 10_000,
  description: 'Two pallets were crushed inside the container.',
  carrier_name: 'Meridian Crest Line',
  transport_reference: 'MCL-4711',
  documents,
})

export async function givenDraftClaim(
  app: TestApp,
  payer: GivenCompany,
  changes: Partial<ClaimForm> = {},
): Promise<string> {
  const { token } = payer
  const insuranceId = changes.insurance_id ?? (await givenPolicyInForce(app, payer))
  const form = wholeClaim(app, insuranceId, await givenClaimDocuments(app, token))
  const saved = await app.call(claims.save, { body: { ...form, ...changes } }, { token })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return saved.body.claim_id
}

export async function givenSubmittedClaim(
  app: TestApp,
  payer: Payer,
  changes: Partial<ClaimForm> = {},
): Promise<string> {
  const claim_id = await givenDraftClaim(app, payer, changes)
  const sent = await app.call(claims.submit, { body: { claim_id } }, { token: payer.token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return claim_id
}

/** Being assessed; answers the version that a decision names. */
export async function givenAssessedClaim(app: TestApp, payer: Payer, changes: Partial<ClaimForm> = {}) {
  const claim_id = await givenSubmittedClaim(app, payer, changes)
  const { token } = await givenAdministrator(app)
  const seen = await app.call(officeClaims.get, { body: { claim_id } }, { token })
  const { version } = seen.body.claim
  await app.call(officeClaims.assess, { body: { claim_id, version } }, { token })
  return { claim_id, version: version + 1 }
}

/** Assessed at 5,000.00 USD, of which the deductible is not paid. */
export async function givenPaidClaim(app: TestApp, payer: Payer): Promise<string> {
  const { claim_id, version } = await givenAssessedClaim(app, payer)
  const { token } = await givenAdministrator(app)
  const body = { claim_id, version, assessed_amount: 5_000 }
  const paid = await app.call(officeClaims.pay, { body }, { token })
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
  return claim_id
}

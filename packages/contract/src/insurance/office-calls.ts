import { z } from 'zod/mini'
import { promised } from '../lifecycle/promises.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { dollarAmount } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { done, id, instant, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { insured } from './insured.ts'
import { indication, policy } from './policy.ts'
import { policyStates } from './states.ts'

const premium = dollarAmount({ most: '999999999.99' })
/** `version`: of the policy that was looked at; what the customer has changed since is not decided on. */
const seen = { insurance_id: id, version: recordVersion }

export const quotedInsurance = z.strictObject({
  ...seen,
  /** Without the platform's fee, which is added. */
  premium,
  note: z.optional(paragraphs(1000, 'Write a note, or leave it out')),
  /** Why a referred risk is accepted; required where it was referred. */
  referral_reason: z.optional(paragraphs(1000, 'Say why this is accepted')),
})
export const deniedInsurance = z.strictObject({ ...seen, reason: paragraphs(1000, 'Reason is required') })

const officePolicy = z.object({
  ...policy.shape,
  uid: id,
  company_name: z.string(),
  /** Why the desk accepted what was referred to it. */
  referral_reason: z.nullable(z.string()),
})
export type WireOfficePolicy = z.input<typeof officePolicy>

export const officeInsurance = {
  list: officeList({
    method: 'GET',
    path: '/admin/insurance',
    summary:
      'The policies of all companies that were submitted, newest first, found by company, number or goods',
    states: policyStates,
    rows: { insurance: z.array(officePolicy) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/insurance/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One policy with the insured, the indicative premium of now, and its history',
    body: z.strictObject({ insurance_id: id }),
    response: z.object({
      status: z.literal('success'),
      insurance: officePolicy,
      insured,
      indication,
      /** By which rate the fee of the offer is, with its version; null where there is no offer. */
      fee_rate: z.nullable(z.string()),
      /** What other policies in force insure on the same vessel and voyage; null while the vessel is not known. */
      accumulation: z.nullable(
        z.object({ policies: z.int32(), insured: wireAmount, with_this: wireAmount, limit: wireAmount }),
      ),
      timeline: z.array(timelineItem),
      next: nextStep,
    }),
    errors: ['NOT_FOUND'],
  }),
  quote: endpoint({
    method: 'POST',
    path: '/admin/insurance/quote',
    auth: 'admin',
    staff: ['trade'],
    summary: `Offers the premium of an insurance, valid for ${promised('insuranceQuote')}`,
    body: quotedInsurance,
    response: z.object({ ...done.shape, valid_until: instant }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  deny: endpoint({
    method: 'POST',
    path: '/admin/insurance/deny',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Denies a request with a reason',
    body: deniedInsurance,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}

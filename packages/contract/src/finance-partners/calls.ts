import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, positiveAmount, wireAmount } from '../primitives/values.ts'
import { editedVersion, savedVersion, versionFields } from '../primitives/versions.ts'
import { vendorName } from '../vendors/forms.ts'

/** Days from the funding that the specification offers. */
export const financeTerms = [30, 60, 90, 120] as const

const whole = (least: number, most: number, message = `Enter a whole number from ${least} to ${most}`) =>
  z.int32(message).check(z.minimum(least, message), z.maximum(most, message))
/** Hundredths of a percent; the message says what people type. */
const basisPoints = (least: number, most: number) =>
  whole(least, most, `Enter a percentage from ${least / 100} to ${most / 100}, with at most two decimals`)
const financeTerm = z.literal(financeTerms, 'Select a finance term')

const terms = {
  /** Hundredths of a percent a year: 1200 is 12 %. */
  annual_rate_basis_points: basisPoints(1, 10_000),
  /** Hundredths of a percent of the invoice. */
  fee_basis_points: basisPoints(0, 2_000),
  most_advance_percent: whole(1, 90),
  /** Interest and fee of a funding as a yearly share of the advance: an invoice that would cost more is refused. Left out, it stays. */
  most_annual_cost_basis_points: z.optional(basisPoints(1, 100_000)),
  finance_terms: z
    .array(financeTerm, 'Select a finance term')
    .check(z.minLength(1, 'Select a finance term'), z.maxLength(financeTerms.length, 'Each term once')),
  /** How long an offer can be accepted. */
  offer_hours: whole(1, 720),
  currencies: z
    .array(
      z.strictObject({
        currency: currencyCode,
        least_fee: wireAmount.check(z.refine((text) => !text.startsWith('-'), 'Enter a valid amount')),
        /** At most this much credit with one buyer. */
        buyer_cap: positiveAmount,
        /** Lent to all companies together. */
        total_cap: positiveAmount,
      }),
      'Add a currency',
    )
    .check(z.minLength(1, 'Add a currency'), z.maxLength(20, 'At most 20 currencies')),
}

const financePartnerId = z.int32('Select a finance partner')
const partnerTerms = z.object({
  finance_partner_id: financePartnerId,
  finance_partner_name: z.string(),
  ...versionFields,
  ...terms,
})
export type WirePartnerTerms = z.input<typeof partnerTerms>
export type PartnerTermsRow = z.output<typeof partnerTerms>

export const savedTerms = z.strictObject({
  finance_partner_id: financePartnerId,
  ...editedVersion,
  ...terms,
})
export type SavedTerms = z.output<typeof savedTerms>

export const financePartners = {
  list: endpoint({
    method: 'GET',
    path: '/admin/finance_partners',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The finance partners with the terms in force',
    response: z.object({ status: z.literal('success'), finance_partners: z.array(partnerTerms) }),
  }),
  versions: endpoint({
    method: 'POST',
    path: '/admin/finance_partners/versions',
    auth: 'admin',
    staff: 'everyone',
    summary: 'Every version of the terms of one partner, newest first',
    body: z.strictObject({ finance_partner_id: financePartnerId }),
    response: z.object({
      status: z.literal('success'),
      finance_partners: z.array(partnerTerms),
      vendor: vendorName,
    }),
    errors: ['NOT_FOUND'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/finance_partners/save',
    auth: 'admin',
    staff: ['finance'],
    summary: 'A new version of a finance partner’s terms; term sheets and offers that were made keep theirs',
    body: savedTerms,
    response: savedVersion,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
}

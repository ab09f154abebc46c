import { z } from 'zod/mini'
import { approves } from '../approvals/forms.ts'
import { waitingRelease } from '../approvals/release-calls.ts'
import { payable, payableCode } from '../charges/payable-calls.ts'
import { promised } from '../lifecycle/promises.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  done,
  fileAnswer,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { carriages, deductibles } from './cover.ts'
import { changedInsurance, newInsurance, premiumRequest } from './forms.ts'
import { insured, policyHolder } from './insured.ts'
import { indication, policy } from './policy.ts'

/** The modal after Approve. */
export const approvedTitle = 'Successfully Submitted'
export const approvedText = `Quotes will be processed within ${promised('quoteInsurance')}. The result will appear in the dashboard.`
export const insuranceSaveFailed = 'An error occurred while submitting the form.'

const saved = z.object({ status: z.literal('success'), message: z.string(), insurance_id: id })

export const insuranceDetails = {
  get: endpoint({
    method: 'GET',
    path: '/insurance_details/get',
    auth: 'customer',
    summary: 'Values for the form: the named policy, else the newest unbound one of the insured, else null',
    query: z.object({ insured_details_id: z.optional(id), insurance_id: z.optional(id) }),
    response: z.object({ status: z.literal('success'), insurance: z.nullable(policy) }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/insurance_details/add',
    auth: 'customer',
    summary: 'Saves an insurance as a draft, with its indicative premium',
    body: newInsurance,
    response: saved,
    errors: ['NOT_FOUND', 'COUNTRY_REQUIRED'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/insurance_details/update',
    auth: 'customer',
    summary: 'Changes an insurance; an existing quote goes back to the back office',
    body: changedInsurance,
    response: saved,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'COUNTRY_REQUIRED', 'NOT_INSURABLE', 'REASON_REQUIRED'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/insurance_details/approve',
    auth: 'customer',
    summary: `Sends it to the back office, which quotes within ${promised('quoteInsurance')}; also for an expired quote`,
    body: z.strictObject({ insurance_id: id, cid: z.optional(z.unknown()) }),
    response: saved,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_STATE',
      'CONFLICT',
      'COUNTRY_REQUIRED',
      'NOT_INSURABLE',
      'REASON_REQUIRED',
    ],
  }),
}

const which = z.strictObject({ insurance_id: id })

export const insurance = {
  premium: endpoint({
    method: 'POST',
    path: '/insurance/premium',
    auth: 'customer',
    who: 'everyone',
    summary: 'The indicative premium for the three clauses; nothing is stored',
    body: premiumRequest,
    response: z.object({ status: z.literal('success'), ...indication.shape }),
    errors: ['NOT_FOUND'],
  }),
  prefill: endpoint({
    method: 'POST',
    path: '/insurance/prefill',
    auth: 'customer',
    who: 'everyone',
    summary: 'The insurance data that a freight offer or booking already has',
    body: z.strictObject({ shipment_id: z.optional(id), logistics_id: z.optional(id) }),
    response: z.object({
      status: z.literal('success'),
      shipment_id: id,
      logistics_id: z.nullable(id),
      carriage: z.enum(carriages),
      /** The carriage alone: without insurance, clearance and fee. */
      freight_amount: z.string(),
      invoice_amount: z.nullable(z.string()),
      volume_of_goods: z.nullable(z.string()),
      place_of_origin: z.string(),
      place_of_destination: z.string(),
      origin_countrycode: z.string(),
      destination_countrycode: z.string(),
      vessel: z.string(),
      voyage: z.string(),
      valid_from: z.string(),
      valid_to: z.string(),
    }),
    errors: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/insurance/get_all',
    auth: 'customer',
    summary: 'The policies of the company, newest first',
    query: z.object({ limit: listLimit, page: pageNumber, search: searchText }),
    response: z.object({ status: z.literal('success'), insurance: z.array(policy), pagination }),
  }),
  get: endpoint({
    method: 'POST',
    path: '/insurance/get',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'A policy with policyholder, insured, its current indicative premium, and its history',
    body: which,
    response: z.object({
      status: z.literal('success'),
      insurance: policy,
      policy_holder: policyHolder,
      insured,
      /** Of now, for all three clauses. */
      indication,
      /** By which rate the fee of the offer is, with its version; null where there is no offer. */
      fee_rate: z.nullable(z.string()),
      timeline: z.array(timelineItem),
      next: nextStep,
      /** Where its premium is above the company's limit, and one person has approved it. */
      release: waitingRelease,
    }),
    errors: ['NOT_FOUND'],
  }),
  bindCode: payableCode({
    path: '/insurance/bind_code',
    summary: 'Mails the code that approves binding this quote',
    body: which,
    response: z.object({ status: z.literal('success'), message: z.string(), approves }),
    errors: ['NOT_INSURABLE', 'QUOTE_EXPIRED'],
  }),
  bind: payable({
    path: '/insurance/bind',
    summary: 'Pays the quoted premium from the wallet; once collected, the certificate is issued',
    which: { insurance_id: id },
    answered: {
      /** `awaiting_release`: above the company's limit, a second person must accept it too. */
      insurance_status: z.enum(['bound', 'processing', 'awaiting_release']),
      certificate_number: z.nullable(z.string()),
    },
    errors: ['NOT_INSURABLE', 'QUOTE_EXPIRED'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/insurance/cancel',
    auth: 'customer',
    summary: 'Cancels a policy; a bound one only before its cover starts, with a refund of the premium',
    body: which,
    response: z.object({ ...done.shape, refunded: z.nullable(wireAmount) }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/insurance/certificate',
    auth: 'customer-or-admin',
    staff: 'everyone',
    who: 'everyone',
    summary: 'One of the two originals of the certificate of insurance (PDF), as it was issued',
    query: z.object({ insurance_id: id, copy: z._default(z.enum(['original', 'duplicate']), 'original') }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  verify: endpoint({
    method: 'GET',
    path: '/insurance/verify',
    auth: 'none',
    summary:
      'The public data of a certificate, for anyone who has its number and code. Null if there is no such certificate',
    query: z.object({
      certificate: z._default(z.string().check(z.maxLength(40)), ''),
      code: z._default(z.string().check(z.maxLength(60)), ''),
    }),
    response: z.object({
      status: z.literal('success'),
      certificate: z.nullable(
        z.object({
          certificate_number: z.string(),
          /** As of now. */
          standing: z.enum(['valid', 'expired', 'cancelled']),
          insured: z.string(),
          goods: z.string(),
          carriage: z.enum(carriages),
          place_of_origin: z.string(),
          place_of_destination: z.string(),
          insured_value: wireAmount,
          currency: z.literal('USD'),
          clauses: z.array(z.string()),
          deductible: z.enum(deductibles),
          valid_from: z.string(),
          valid_to: z.string(),
          issued_at: instant,
          /** Whether the signature fits the record. `none`: issued before certificates were sealed. */
          seal: z.enum(['valid', 'invalid', 'none']),
          seal_key: z.nullable(z.string()),
          /** To the order of the insured, who endorses it in blank. */
          to_order: z.boolean(),
          originals: z.int32(),
          claims_payable_at: z.nullable(z.string()),
          surveyor: z.nullable(z.string()),
          /** Empty where it was not given. */
          invoice_number: z.string(),
          /** With the voyage. */
          vessel: z.string(),
        }),
      ),
    }),
  }),
}

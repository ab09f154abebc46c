import { z } from 'zod/mini'
import { documentLink } from '../documents/forms.ts'
import { carriages } from '../insurance/cover.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { dollarAmount } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import {
  day,
  fileAnswer,
  id,
  instant,
  line,
  listLimit,
  pageNumber,
  pagination,
  wireAmount,
} from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { claimStates } from './states.ts'

export const lossTypes = {
  damage: 'Damage, visible at delivery',
  concealed_damage: 'Concealed damage, found on unpacking',
  water: 'Water damage',
  shortage: 'Part of it missing',
  theft: 'Theft or pilferage',
  total_loss: 'Total loss or non-delivery',
  general_average: 'General average contribution',
  other: 'Something else',
} as const
export type LossType = keyof typeof lossTypes
const lossType = z.enum(Object.keys(lossTypes) as [LossType, ...LossType[]], 'Select a type of loss')

export const claimDocumentKinds = {
  commercial_invoice: { label: 'Commercial invoice', isRequired: true },
  packing_list: { label: 'Packing list', isRequired: true },
  transport_document: { label: 'Bill of lading, air waybill or consignment note', isRequired: true },
  delivery_receipt: { label: 'Delivery receipt', isRequired: false },
  report: { label: 'Police or fire report', isRequired: false },
  photo: { label: 'Photos', isRequired: false },
  other: { label: 'Other', isRequired: false },
} as const
const documentKind = z.enum(
  Object.keys(claimDocumentKinds) as [
    keyof typeof claimDocumentKinds,
    ...(keyof typeof claimDocumentKinds)[],
  ],
  'Select a kind of document',
)

export const claimedAmount = dollarAmount({ most: '9999999999.99' })
const document = z.strictObject({ kind: documentKind, url: documentLink('Select a file') })
const documentList = z.array(document).check(z.maxLength(30, 'At most 30 documents'))

/** A draft says what is known so far; submitting wants all but the carrier, the reference and the delivery. */
export const savedClaim = z.strictObject({
  /** Of a draft that is changed. */
  claim_id: z.optional(id),
  /** Of the draft that the form was opened with: refused if it was saved since. */
  version: z.optional(recordVersion),
  insurance_id: id,
  /** When and where it happened, or most likely did: inside the cover. */
  loss_date: z.optional(day),
  loss_place: z.optional(line(160, 'Say where the loss happened')),
  /** When the loss was first noticed, and reported to us. */
  first_notice_date: z.optional(day),
  delivery_date: z.optional(day),
  loss_type: z.optional(lossType),
  /** US dollars. */
  amount: z.optional(claimedAmount),
  description: z.optional(paragraphs(2000, 'Describe what happened')),
  carrier_name: z.optional(line(120, 'Carrier is required')),
  /** Number of the bill of lading, waybill or consignment note. */
  transport_reference: z.optional(identifier(60, 'Number is required')),
  documents: z._default(documentList, []),
})
export type SavedClaim = z.output<typeof savedClaim>

export const claimAnswer = z.strictObject({
  claim_id: id,
  text: paragraphs(2000, 'Write an answer'),
  documents: z._default(documentList, []),
})

const claimDocument = z.object({ kind: documentKind, url: z.string(), file_name: z.string() })
const exchange = z.object({
  question: z.string(),
  asked_at: instant,
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
})

export const claim = z.object({
  claim_id: id,
  claim_number: z.string(),
  insurance_id: id,
  certificate_number: z.string(),
  state: z.enum(claimStates),
  version: recordVersion,
  carriage: z.enum(carriages),
  loss_date: z.nullable(z.string()),
  loss_place: z.nullable(z.string()),
  first_notice_date: z.nullable(z.string()),
  delivery_date: z.nullable(z.string()),
  loss_type: z.nullable(lossType),
  amount: z.nullable(wireAmount),
  currency: z.literal('USD'),
  insured_value: wireAmount,
  /** What is taken off the assessed loss; of a paid claim, what was taken off. */
  deductible_amount: wireAmount,
  description: z.nullable(z.string()),
  carrier_name: z.nullable(z.string()),
  transport_reference: z.nullable(z.string()),
  documents: z.array(claimDocument),
  /** Questions of the back office, the newest last. */
  exchanges: z.array(exchange),
  /** Required kinds that are not there yet. */
  missing_documents: z.array(documentKind),
  /** By when the carrier must be notified; null where the delivery is not known, or no notice is due. */
  notice_due: z.nullable(z.string()),
  /** What the loss was assessed at, and what of it was paid. */
  assessed_amount: z.nullable(wireAmount),
  paid_amount: z.nullable(wireAmount),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  respond_due_at: z.nullable(instant),
  created_at: instant,
  updated_at: instant,
})
export type Claim = z.output<typeof claim>
export type WireClaim = z.input<typeof claim>

export const whichClaim = z.strictObject({ claim_id: id })
const saved = z.object({ status: z.literal('success'), message: z.string(), claim_id: id })

export const claims = {
  list: endpoint({
    method: 'GET',
    path: '/claims/get_all',
    auth: 'customer',
    summary: 'The claims of the company, newest first; or those of one policy',
    query: z.object({ limit: listLimit, page: pageNumber, insurance_id: z.optional(id) }),
    response: z.object({ status: z.literal('success'), claims: z.array(claim), pagination }),
  }),
  get: endpoint({
    method: 'POST',
    path: '/claims/get',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'A claim with its history',
    body: whichClaim,
    response: z.object({
      status: z.literal('success'),
      claim,
      timeline: z.array(timelineItem),
      next: nextStep,
    }),
    errors: ['NOT_FOUND'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/claims/save',
    auth: 'customer',
    summary: 'Saves a claim as a draft; fields may be missing',
    body: savedClaim,
    response: z.object({ ...saved.shape, version: recordVersion }),
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/claims/submit',
    auth: 'customer',
    summary: 'Submits a complete draft for assessment',
    body: whichClaim,
    response: saved,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/claims/answer',
    auth: 'customer',
    summary: 'Answers a question of the back office, with more documents',
    body: claimAnswer,
    response: saved,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  carrierNotice: endpoint({
    method: 'GET',
    path: '/claims/carrier_notice',
    auth: 'customer',
    summary: 'The notice of loss to the carrier as a letter (PDF), from the current data of the claim',
    query: z.object({ claim_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
}

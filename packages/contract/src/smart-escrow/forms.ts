import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { incotermCodes } from '../lists/incoterms.ts'
import {
  type ExemptionCode,
  exemptionCodes,
  type PurposeCode,
  paidFrom,
  paidFromOptions,
  purposeCodes,
  sourcesOfFunds,
} from '../lists/payment-options.ts'
import { requiredAmount, requiredDay } from '../primitives/required-values.ts'
import { day, id, line, wireAmount } from '../primitives/values.ts'
import { mostInspectionDays, mostTypedDifferences } from './document-kinds.ts'
import {
  allowances,
  escrowApprovers,
  escrowCurrencies,
  feePayers,
  leastEscrowAmount,
  mostBlocks,
  mostEscrowAmount,
  mostItems,
  paymentModes,
  percentFault,
} from './options.ts'
import { releaseEventNames } from './release-events.ts'
import type { EscrowTerm } from './terms.ts'
import { readTolerance } from './tolerance.ts'

const most = z.refine<string>((text) => Number(text) <= mostEscrowAmount, 'At most 10,000')
const limits = [
  z.refine<string>((text) => Number(text) >= leastEscrowAmount, 'Enter a minimum amount'),
  most,
] as const
const amount = wireAmount.check(...limits)
/** A rate of nothing has no fee. How much it is at least follows from the rate, which the form does not know. */
const fee = wireAmount.check(
  z.refine((text) => Number(text) === 0 || Number(text) >= leastEscrowAmount, 'Enter a minimum amount'),
  most,
)
const currency = z.enum(escrowCurrencies, 'Currency is required')
const keysOf = <K extends string>(codes: Record<K, string>) => Object.keys(codes) as [K, ...K[]]
/** A client sends the stored escrow back with its form: what is empty there is null. */
const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

const documentRequired = 'Document is required'
const documentFile = z
  .string(documentRequired)
  .check(
    z.minLength(1, documentRequired),
    z.maxLength(300, 'Please select a document'),
    z.regex(/^https:\/\/\S+$/, 'Please select a document'),
  )

/** A document that must be approved, with a sample of it. The seller presents the document itself. */
export const documentApproval = z
  .object({
    approval_of_document: line(100, 'Approval Document is required'),
    doument_file: z._default(
      z.union([z.literal(''), documentFile], { error: (issue) => fileMessage(issue.input) }),
      '',
    ),
    /** The sample is given later; only then may its file be left out. */
    sample_follows: z.optional(z.boolean()),
    /** Who approves it; the buyer, where nobody is named. */
    approver: z._default(z.enum(escrowApprovers, 'Condition approval is required'), 'Buyer'),
  })
  .check(
    z.refine(({ doument_file, sample_follows }) => doument_file !== '' || sample_follows === true, {
      message: documentRequired,
      path: ['doument_file'],
      // Beside the messages of the other fields.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

const fileMessage = (input: unknown): string =>
  typeof input === 'string' ? 'Please select a document' : documentRequired
/** An event of a record of the trade; without its id, of one that is added to the trade later. */
const releasedBy = z.object({
  event: z.enum(releaseEventNames, 'Choose an event'),
  subject_id: maybe(id),
})
/** `approval_of_document` is the specification's name for the approver here. */
const conditionApproval = z.object({
  condition: line(500, 'Condition is required'),
  /** Where an event meets the condition, the buyer may approve it as well. */
  approval_of_document: z.enum(escrowApprovers, 'Condition approval is required'),
  released_by: maybe(releasedBy),
})

const percent = z
  .int32({ error: ({ input }) => (typeof input === 'number' ? 'Enter a integer value' : 'Enter amount') })
  .check(z.gte(1, 'Enter amount'), z.lte(100, "Can't be more than 100%"))

const block = z
  .object({
    percent_of_money: percent,
    document_approval: z._default(
      z.array(documentApproval).check(z.maxLength(mostItems, `At most ${mostItems}`)),
      [],
    ),
    condition_approval: z._default(
      z.array(conditionApproval).check(z.maxLength(mostItems, `At most ${mostItems}`)),
      [],
    ),
  })
  .check(
    z.refine(
      ({ document_approval: documents, condition_approval: conditions }) =>
        documents.length + conditions.length > 0,
      {
        message: 'Add a document or a condition',
        path: ['document_approval'],
      },
    ),
  )
export type EscrowBlock = z.output<typeof block>

const blocks = z
  .array(block, 'Add at least one partial payment')
  .check(z.maxLength(mostBlocks, `At most ${mostBlocks} partial payments`), (list) => {
    const message = percentFault(list.value.map(({ percent_of_money }) => percent_of_money))
    const path = [list.value.length - 1, 'percent_of_money']
    if (message && list.value.length > 0)
      list.issues.push({ code: 'custom', message, path, input: list.value })
  })

export const inspectionDays = z
  .int32('Enter a whole number of days')
  .check(
    z.gte(1, `Enter 1 to ${mostInspectionDays} days`),
    z.lte(mostInspectionDays, `Enter 1 to ${mostInspectionDays} days`),
  )

/** Both forms. */
const common = {
  beneficiary_id: id,
  beneficiary_account_id: id,
  /** The blocks of the partial payments; left out or empty, they stay as they were saved. */
  conditions: z.optional(blocks),
  /** After how many days silence about a presented document counts. */
  inspection_days: maybe(inspectionDays),
  payment_mode: z.enum(paymentModes, 'Payment mode is required'),
  fees_payed_by: z.enum(feePayers, 'Fees paid by is required'),
  request_fx_hedging: maybe(z.boolean()),
  reason: maybe(line(200, 'Reason is required')),
  paid_from: maybe(
    z
      .enum(paidFromOptions, 'Currency is required')
      .check(
        z.refine(
          (from) => from === paidFrom,
          'Escrows are paid from your balance. Add money to your account first.',
        ),
      ),
  ),
  purposeCode: maybe(z.enum(keysOf<PurposeCode>(purposeCodes), 'Purpose code is required')),
  sourceOfFunds: maybe(z.enum(sourcesOfFunds, 'Source of funds is required')),
  exemptionCode: maybe(z.enum(keysOf<ExemptionCode>(exemptionCodes), 'Exemption code is required')),
}

const simpleFields = {
  condition_based_payment: z.literal(0),
  ...common,
  amount_sent: amount,
  amount_sent_currency: currency,
  amount_received: amount,
  amount_received_currency: currency,
  fees: fee,
  reference: line(140, 'Reference is required'),
  expiry_date: maybe(day),
}

const missing = 'Field is required'
const required = (max = 100) => line(max, missing)

/** More than nothing. */
const isRate = (text: string): boolean => /^\d{1,9}([.,]\d{1,9})?$/.test(text) && /[1-9]/.test(text)

/** The rule of each term. */
const termRules = {
  transation_type: required(),
  issue_date: requiredDay(missing),
  expiry_place: required(),
  latest_shipment: requiredDay(missing),
  shipment_period: required(),
  transaction_po_tolerance: required(20),
  transaction_amt_tolerance: required(20).check(
    z.refine(
      (text) => text.trim() === '' || readTolerance(text) !== undefined,
      'Enter a percentage such as 5 %, +10/-5 %, or “about”',
    ),
  ),
  exchange_rate: maybe(
    line(20, missing).check(
      z.refine((text) => text.trim() === '' || isRate(text.trim()), 'Enter a number such as 1.0845'),
    ),
  ),
  drawing: required(),
  drawing_term: required(),
  partial_shipments: z.enum(allowances, missing),
  trans_shipment: z.enum(allowances, missing),
  transport_from: required(),
  airport_og_loading: required(),
  airport_of_discharge: required(),
  transport_to: required(),
  incoterms: z.enum(incotermCodes, missing),
  description_of_delivery: required(1000),
  industry: required(),
  note: required(1000),
} satisfies Record<EscrowTerm, z.ZodMiniType>
/** What the parties agreed on, kept as one record. */
const termFields = { ...termRules, expiry_date: requiredDay(missing) }
export const tradeTerms = z.object(termFields)
export type TradeTerms = z.output<typeof tradeTerms>

const tradeFields = {
  condition_based_payment: z.literal(1),
  ...common,
  ...termFields,
  /** The price that the parties agreed on. What it moves is limited too: the server knows the rate of the fee. */
  transation_amount: requiredAmount(missing).check(...limits),
  transaction_pi_currency: z.enum(escrowCurrencies, missing),
  reference: maybe(line(140, 'Reference is required')),
}

/** Other fields of the stored escrow that the client sends are ignored: the server keeps its own values. */
export const newEscrow = z.discriminatedUnion('condition_based_payment', [
  z.object(simpleFields),
  z.object(tradeFields),
])
export type NewEscrow = z.output<typeof newEscrow>
export const changedEscrow = z.discriminatedUnion('condition_based_payment', [
  z.object({ smart_escrow_id: id, ...simpleFields }),
  z.object({ smart_escrow_id: id, ...tradeFields }),
])

export const approvedEscrow = z.strictObject({ smart_escrow_id: id, ...approval })

/** The sample of a document that was to follow. */
export const givenSample = z.strictObject({
  smart_escrow_id: id,
  /** The block. */
  condition: id,
  /** Its document. */
  item: id,
  doument_file: documentFile,
})

export const decisionReason = line(500, 'Reason is required')

export const escrowDecision = z.strictObject({
  smart_escrow_id: id,
  /** The block. */
  condition: id,
  /** Its document or condition. */
  item: id,
  decision: z.enum(['approve', 'refuse'], 'Choose a decision'),
  reason: z.optional(decisionReason),
})

/** What an examiner says of a presented document. A refusal names the differences that the check has not found. */
export const examination = z.strictObject({
  smart_escrow_id: id,
  presentation: id,
  decision: z.enum(['approve', 'refuse'], 'Choose a decision'),
  differences: z._default(
    z
      .array(line(300, 'Describe the difference'))
      .check(z.maxLength(mostTypedDifferences, `At most ${mostTypedDifferences}`)),
    [],
  ),
})

/** The buyer accepts the document in spite of these differences, by their codes. */
export const waiver = z.strictObject({
  smart_escrow_id: id,
  presentation: id,
  differences: z
    .array(z.string().check(z.regex(/^\w{1,40}$/, 'Choose the differences to waive')))
    .check(z.minLength(1, 'Choose the differences to waive'), z.maxLength(60)),
})

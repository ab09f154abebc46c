import { z } from 'zod/mini'
import { approves } from '../approvals/forms.ts'
import { waitingRelease } from '../approvals/release-calls.ts'
import { payable, payableCode } from '../charges/payable-calls.ts'
import { promised } from '../lifecycle/promises.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, listLimit, pageNumber, pagination, searchText, wireAmount } from '../primitives/values.ts'
import { appointment } from './appointment.ts'
import { aboutReport, reportCalls } from './customer-report-calls.ts'
import { estimateCall } from './estimate.ts'
import { changedOrder, newOrder } from './forms.ts'
import { inspection, supplier } from './inspection.ts'
import { samplingPlanCall } from './sampling.ts'
import { inspectionStates } from './states.ts'

const saved = z.object({ status: z.literal('success'), message: z.string(), quality_assurance_id: id })
const which = z.strictObject({ quality_assurance_id: id })

export const qualityAssurance = {
  get: endpoint({
    method: 'POST',
    path: '/quality_assurance/get',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'An inspection with its supplier and history',
    body: which,
    response: z.object({
      status: z.literal('success'),
      quality_assurance_data: inspection,
      /** Null while no supplier is chosen. */
      beneficiary_data: z.nullable(supplier),
      timeline: z.array(timelineItem),
      next: nextStep,
      /** By which rate the fee of the offer is, with its version; null where there is no offer. */
      fee_rate: z.nullable(z.string()),
      /** Where its price is above the company's limit, and one person has approved it. */
      release: waitingRelease,
      appointment,
      ...aboutReport,
    }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/quality_assurance/add',
    auth: 'customer',
    summary: 'Saves an inspection as a draft; fields of services that are not chosen are not kept',
    body: newOrder,
    response: saved,
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/quality_assurance/update',
    auth: 'customer',
    summary: 'Changes a draft: all fields, as they are sent',
    body: changedOrder,
    response: saved,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/quality_assurance/submit',
    auth: 'customer',
    summary: `Sends it to the back office, which quotes within ${promised('quoteInspection')}; also for an expired quote`,
    body: z.strictObject({ quality_assurance_id: id, cid: z.optional(z.unknown()) }),
    response: saved,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/quality_assurance/get_all',
    auth: 'customer',
    summary: 'The inspections of the company, newest first',
    query: z.object({
      limit: listLimit,
      page: pageNumber,
      search: searchText,
      state: z.optional(z.enum(inspectionStates)),
    }),
    response: z.object({
      status: z.literal('success'),
      quality_assurance: z.array(inspection),
      pagination,
    }),
  }),
  estimate: estimateCall,
  samplingPlan: samplingPlanCall,
  prefill: endpoint({
    method: 'POST',
    path: '/quality_assurance/prefill',
    auth: 'customer',
    who: 'everyone',
    summary: 'What a freight booking already says of the goods and containers',
    body: z.strictObject({ logistics_id: id }),
    response: z.object({
      status: z.literal('success'),
      logistics_id: id,
      goods_specifications: z.nullable(z.string()),
      no_of_containers: z.nullable(z.number()),
      consignment_value: z.nullable(wireAmount),
    }),
    errors: ['NOT_FOUND'],
  }),
  acceptCode: payableCode({
    path: '/quality_assurance/accept_code',
    summary: 'Mails the code that approves the quote',
    body: which,
    response: z.object({ status: z.literal('success'), message: z.string(), approves }),
    errors: ['QUOTE_EXPIRED'],
  }),
  accept: payable({
    path: '/quality_assurance/accept',
    summary: 'Pays the quoted price from the wallet; once collected, the inspection is ordered',
    which: { quality_assurance_id: id },
    answered: {
      /** `awaiting_release`: above the company's limit, a second person must accept it too. */
      quality_assurance_status: z.enum(['confirmed', 'processing', 'awaiting_release']),
    },
    errors: ['QUOTE_EXPIRED'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/quality_assurance/cancel',
    auth: 'customer',
    summary: 'Cancels an inspection until it is scheduled; what was paid is paid back',
    body: which,
    response: z.object({ ...done.shape, refunded: z.nullable(wireAmount) }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  ...reportCalls,
}

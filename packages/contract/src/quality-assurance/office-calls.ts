import { z } from 'zod/mini'
import { promised } from '../lifecycle/promises.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { dollarAmount } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { day, done, id, instant, line, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { appointment, mostProposedDays } from './appointment.ts'
import { aboutReport } from './customer-report-calls.ts'
import { inspection, supplier } from './inspection.ts'
import { inspectionStates } from './states.ts'

/** `version`: of the inspection that was looked at; what the customer has changed since is not decided on. */
const seen = { quality_assurance_id: id, version: recordVersion }
const reason = paragraphs(1000, 'Reason is required')

export const quotedInspection = z.strictObject({
  ...seen,
  /** Who inspects; the order keeps its name as it is now. */
  inspection_company_id: z.uuid('Inspection company is required'),
  inspection_date: day,
  /** Without our fee, which is added. */
  price: dollarAmount({ most: '999999999.99' }),
  note: z.optional(paragraphs(1000, 'Write a note, or leave it out')),
})
export const deniedInspection = z.strictObject({ ...seen, reason })
export const scheduledInspection = z.strictObject({
  ...seen,
  scheduled_for: day,
  /** Why it is moved to another day. */
  reason: z.optional(reason),
})
export const changedCompany = z.strictObject({
  ...seen,
  inspection_company_id: z.uuid('Inspection company is required'),
  reason,
})
export const abortedInspection = z.strictObject({
  ...seen,
  reason,
  at_cost_of: z.enum(['customer', 'tradelane'], 'Say who pays'),
})

export const askedDays = z.strictObject({
  ...seen,
  days: z
    .array(day)
    .check(
      z.minLength(1, 'Propose a day'),
      z.maxLength(mostProposedDays, `Propose at most ${mostProposedDays} days`),
    ),
})

export const reportLink = z.strictObject({
  ...seen,
  inspector_name: line(100, "Inspector's name is required"),
  inspector_email: line(254, 'Email is required').check(z.email('Invalid email address')),
})

const officeInspection = z.object({ ...inspection.shape, uid: id, customer_name: z.string() })
export type WireOfficeInspection = z.input<typeof officeInspection>

export const officeInspections = {
  list: officeList({
    method: 'GET',
    path: '/admin/inspections',
    summary: 'The inspections of all companies that were submitted, newest first',
    states: inspectionStates,
    rows: { quality_assurance: z.array(officeInspection) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/inspections/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One inspection with its supplier and history',
    body: z.strictObject({ quality_assurance_id: id }),
    response: z.object({
      status: z.literal('success'),
      quality_assurance_data: officeInspection,
      beneficiary_data: z.nullable(supplier),
      timeline: z.array(timelineItem),
      next: nextStep,
      /** By which rate the fee of the offer is, with its version; null where there is no offer. */
      fee_rate: z.nullable(z.string()),
      appointment,
      ...aboutReport,
    }),
    errors: ['NOT_FOUND'],
  }),
  quote: endpoint({
    method: 'POST',
    path: '/admin/inspections/quote',
    auth: 'admin',
    staff: ['trade'],
    summary: `Offers an inspection company, a day and a price, valid for ${promised('inspectionQuote')}, at most until the end of that day`,
    body: quotedInspection,
    response: z.object({ ...done.shape, valid_until: instant }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  deny: endpoint({
    method: 'POST',
    path: '/admin/inspections/deny',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Denies a request with a reason',
    body: deniedInspection,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  schedule: endpoint({
    method: 'POST',
    path: '/admin/inspections/schedule',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Says the day that is agreed with the supplier; again for another day',
    body: scheduledInspection,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  changeCompany: endpoint({
    method: 'POST',
    path: '/admin/inspections/change_company',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Another inspection company does a paid inspection, until the day before it, with the reason',
    body: changedCompany,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  askDay: endpoint({
    method: 'POST',
    path: '/admin/inspections/ask_day',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Emails the supplier a link to agree the day by; an earlier one stops working',
    body: askedDays,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  sendReportLink: endpoint({
    method: 'POST',
    path: '/admin/inspections/send_report_link',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Emails the inspector a link to report by; an earlier one stops working',
    body: reportLink,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  abort: endpoint({
    method: 'POST',
    path: '/admin/inspections/abort',
    auth: 'admin',
    staff: ['trade'],
    summary:
      'Ends a paid inspection that does not take place; where Tradelane bears the cost, all is paid back',
    body: abortedInspection,
    response: z.object({ ...done.shape, refunded: z.nullable(wireAmount) }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}

import { z } from 'zod/mini'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { done, id, instant } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { type ScreenedSubject, type ScreeningList, screenedSubjects, screeningLists } from './lists.ts'
import { caseStates } from './states.ts'

const list = z.enum(Object.keys(screeningLists) as [ScreeningList, ...ScreeningList[]])
const subject = z.enum(Object.keys(screenedSubjects) as [ScreenedSubject, ...ScreenedSubject[]])

export const screeningCase = z.object({
  case_id: id,
  case_number: z.string(),
  uid: id,
  company_name: z.string(),
  state: z.enum(caseStates),
  /** Of the decision. */
  reason: z.nullable(z.string()),
  version: recordVersion,
  subject,
  /** The name that was compared, and the listed one that it is like. */
  name: z.string(),
  matched_name: z.string(),
  list,
  score: z.number(),
  opened_at: instant,
  due_at: instant,
})
export type WireScreeningCase = z.input<typeof screeningCase>

/** What else speaks for or against a match; null where one of the two is not known. */
const evidence = z.nullable(z.object({ given: z.string(), listed: z.array(z.string()), agrees: z.boolean() }))

const caseDetail = z.object({
  ...screeningCase.shape,
  entry: z.object({
    entry_id: z.string(),
    kind: z.string(),
    names: z.array(z.string()),
    countries: z.array(z.string()),
    birth_dates: z.array(z.string()),
    programme: z.string(),
    published_on: z.nullable(z.string()),
  }),
  /** The words that agree, each with its share. */
  words: z.array(z.object({ given: z.string(), listed: z.string(), score: z.number() })),
  birth_date: evidence,
  country: evidence,
  /** Of a vessel or a party of a shipment: what is held, with its route and carrier. */
  booking: z.optional(
    z.nullable(
      z.object({
        logistics_id: id,
        what: z.string(),
        detail: z.string(),
        /** Of the vessel. */
        imo: z.nullable(z.string()),
      }),
    ),
  ),
})
export type WireCaseDetail = z.input<typeof caseDetail>

export const caseDecision = z.strictObject({
  case_id: id,
  /** Of the case that was looked at. */
  version: recordVersion,
  decision: z.enum(['cleared', 'confirmed']),
  /** For the record of the back office; no customer sees it. */
  reason: paragraphs(1000, 'Reason is required'),
})

export const adminScreening = {
  list: officeList({
    method: 'GET',
    path: '/admin/screening',
    summary: 'The matches with sanctions lists, newest first',
    states: caseStates,
    rows: { cases: z.array(screeningCase) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/screening/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One match with the list’s entry, the parts of its score, and its history',
    body: z.strictObject({ case_id: id }),
    response: z.object({
      status: z.literal('success'),
      screening_case: caseDetail,
      timeline: z.array(timelineItem),
      next: nextStep,
    }),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/screening/decide',
    auth: 'admin',
    staff: ['compliance'],
    summary: 'Decides a match: after a false match what waited goes on, after a true one it is refused',
    body: caseDecision,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  lists: endpoint({
    method: 'GET',
    path: '/admin/screening/lists',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The lists that names are compared with, each with its source and the day of its file',
    response: z.object({
      status: z.literal('success'),
      lists: z.array(
        z.object({
          list,
          title: z.string(),
          source: z.string(),
          entries: z.int32(),
          /** Null: not imported. */
          published_on: z.nullable(z.string()),
          imported_at: z.nullable(instant),
        }),
      ),
    }),
  }),
}

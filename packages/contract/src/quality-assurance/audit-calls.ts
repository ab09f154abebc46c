import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { day, done, id, instant, line } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { actionStates, auditAnswers, auditCodes, findingGrades } from './audit-questions.ts'

const answers = z.record(
  z.enum(auditCodes),
  z.enum(auditAnswers, 'Answer every question'),
  'Answer every question',
)

const finding = z.strictObject({
  /** The question that it belongs to. */
  question: z.enum(auditCodes, 'Select a question'),
  grade: z.enum(findingGrades, 'Select major or minor'),
  description: paragraphs(1000, 'Description is required'),
  /** What the supplier does about it, who answers for it, and by when. */
  action: paragraphs(1000, 'Corrective action is required'),
  owner: line(100, 'Owner is required'),
  due_on: day,
  state: z.enum(actionStates, 'Select a state'),
})
export type AuditFinding = z.input<typeof finding>

const fields = {
  auditor_name: line(100, 'Auditor is required'),
  audited_on: day,
  answers,
  findings: z.array(finding).check(z.maxLength(50, 'At most 50 findings')),
}
export const savedAudit = z.strictObject({
  quality_assurance_id: id,
  /** Of the audit that was looked at; 0 where there was none. */
  version: recordVersion,
  ...fields,
})
export type SavedAudit = z.output<typeof savedAudit>

const audit = z.object({
  version: recordVersion,
  ...fields,
  /** Whole percent of the points that apply; null where no question applies. */
  score: z.nullable(z.number()),
  saved_at: instant,
})
export type Audit = z.output<typeof audit>
export type WireAudit = z.input<typeof audit>

const which = z.strictObject({ quality_assurance_id: id })
const read = z.object({
  status: z.literal('success'),
  quality_assurance_number: z.string(),
  audit: z.nullable(audit),
})

export const supplierAudits = {
  get: endpoint({
    method: 'POST',
    path: '/quality_assurance/audit',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary:
      'The scored audit of the supplier with findings and corrective actions; null until it is recorded',
    body: which,
    response: read,
    errors: ['NOT_FOUND'],
  }),
}

export const officeAudits = {
  get: endpoint({
    method: 'POST',
    path: '/admin/inspections/audit',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The audit of an order, to be recorded or continued',
    body: which,
    response: read,
    errors: ['NOT_FOUND'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/inspections/audit/save',
    auth: 'admin',
    staff: ['trade'],
    summary: "Records the audit from the auditor's papers, and later what became of its corrective actions",
    body: savedAudit,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}

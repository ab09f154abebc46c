import type { savedAudit, WireAudit } from '@tradelane/contract/quality-assurance/audit-calls'
import { type AuditCode, auditCodes } from '@tradelane/contract/quality-assurance/audit-questions'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'

type Values = z.input<typeof savedAudit>
export type AuditFormState = UseFormReturn<Values, unknown, z.output<typeof savedAudit>>

/** A new audit has no answers; '' is a select without a choice. */
export function auditValuesOf(audit: WireAudit | null): Omit<Values, 'quality_assurance_id'> {
  const unanswered = Object.fromEntries(auditCodes.map((code) => [code, ''])) as Record<AuditCode, never>
  if (!audit) return { version: 0, auditor_name: '', audited_on: '', answers: unanswered, findings: [] }
  const { version, auditor_name, audited_on, answers, findings } = audit
  return { version, auditor_name, audited_on, answers, findings }
}

import type { EntryContent } from './entry-content.ts'
import { withoutSecrets } from './without-secrets.ts'

/** A record that was changed in a transaction. */
export type AuditedChange = {
  companyId: string | null
  subject: string
  subjectId: string
  from: string | null
  to: string
  actor: string
  before?: unknown
  after?: unknown
}

export type InTransaction = { changes: AuditedChange[]; approval?: AuditedApproval }
/** What a person approved or decided: the purpose of its code, the company, and the person's address where it was read. */
export type AuditedApproval = { purpose: string; companyId: string; email?: string | undefined }

/** What an entry says of a call, apart from who and when. */
export type Said = Omit<EntryContent, 'at' | 'actor' | 'actor_id' | 'role' | 'request_id'>

type Asking = { actorId: string; action: string; asked: Readonly<Record<string, unknown>> }

/** The records that moved in a transaction, before and after, and what was asked for. */
export function contentOf(call: Asking, { changes, approval }: InTransaction): Said {
  const main = mainOf(changes, call.asked) ?? named(call.asked)
  const before = changes.map(({ subject, subjectId, from, before }) => ({
    ...{ subject, id: subjectId, state: from },
    ...(before !== undefined && { facts: before }),
  }))
  const after = changes.map(({ subject, subjectId, to, actor, after }) => ({
    ...{ subject, id: subjectId, state: to },
    ...(actor !== call.actorId && { by: actor }),
    ...(after !== undefined && { facts: after }),
  }))
  return {
    kind: approval ? 'approval' : 'change',
    action: call.action,
    subject: main?.subject ?? null,
    subject_id: main?.subjectId ?? null,
    company: approval?.companyId ?? main?.companyId ?? textAt(call.asked, 'uid') ?? null,
    before: before.length > 0 ? asJson({ records: before }) : null,
    after: asJson({
      // Of a customer only what was approved: the rest of the call is not the office's.
      ...(approval ? { approved: approval.purpose } : { asked: withoutSecrets(call.asked) }),
      ...(after.length > 0 && { records: after }),
    }),
    reason: textAt(call.asked, 'reason') ?? textAt(call.asked, 'reasons') ?? reasonOf(changes) ?? null,
  }
}

/** The record that the call named, before those that moved with it. */
function mainOf(changes: readonly AuditedChange[], asked: Asking['asked']): AuditedChange | undefined {
  const ids = new Set(Object.values(asked))
  return changes.find(({ subjectId }) => ids.has(subjectId)) ?? changes[0]
}

/** What the call named, where no record has a history: `rate_card_id` is a rate card. */
function named(asked: Asking['asked']) {
  const name = Object.keys(asked).find((key) => key === 'uid' || key.endsWith('_id'))
  const subjectId = name && textAt(asked, name)
  if (!name || !subjectId) return undefined
  return { subject: name === 'uid' ? 'company' : name.replace(/_id$/, ''), subjectId, companyId: null }
}

function reasonOf(changes: readonly AuditedChange[]): string | undefined {
  return changes.flatMap(({ after }) => textAt(after as Record<string, unknown>, 'reason') ?? [])[0]
}

function textAt(facts: Readonly<Record<string, unknown>> | null | undefined, name: string) {
  const value = facts?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Figures are bigint on our side. */
const asJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner))

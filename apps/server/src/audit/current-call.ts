import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeyObject } from 'node:crypto'
import { asNamed, type Tx } from '@tradelane/db'
import { CompiledQuery } from 'kysely'
import { hashOfContent, sealOf, timeText } from './entry-content.ts'
import {
  type AuditedApproval,
  type AuditedChange,
  contentOf,
  type InTransaction,
  type Said,
} from './entry-of-transaction.ts'

/** The call that is being answered, as the audit trail names it. */
export type AuditedCall = {
  /** The email address of who calls, as it is now. */
  emailOf(tx: Tx): Promise<string>
  actorId: string
  role: string
  action: string
  requestId: string
  /** What was asked for, as it was sent. */
  asked: Readonly<Record<string, unknown>>
  /** What of it leaves an entry: every transaction that writes, or only those that a person has approved. */
  audits: 'changes' | 'approvals'
  now(): Date
  sealKey: KeyObject
}

const current = new AsyncLocalStorage<AuditedCall>()
const open = new WeakMap<Tx, InTransaction>()
const shownBy = new WeakMap<AuditedCall, Shown>()

/** A record that a call shows, and the company of which it is. */
type Shown = { companyId: string; subject: string; subjectId: string }

/** Everything that `work` awaits belongs to this call. */
export const duringCall = <T>(call: AuditedCall | undefined, work: () => Promise<T>): Promise<T> =>
  call ? current.run(call, work) : work()

/** Adds a record's change to the entry of this transaction, where it has one. */
export function noteChange(tx: Tx, change: AuditedChange): void {
  open.get(tx)?.changes.push(change)
}

/** A person has approved this with password and code, or decided for the team: the transaction leaves an entry. */
export function noteApproval(tx: Tx, approval: AuditedApproval): void {
  const noted = open.get(tx)
  if (noted) noted.approval = approval
}

/** The call that is being answered shows this record: its entry, if it has one, names it and its company, which the call itself may not name. */
export function noteShown(shown: Shown): void {
  const call = current.getStore()
  if (call) shownBy.set(call, shown)
}

/**
 * Runs the work of a transaction. If it belongs to an audited call and has written, its entry commits with it: there is no change without an entry, and no
 * entry without a change. One in which no record moved would only repeat what the call asked for, and leaves none where an entry of the call says so.
 * `onCommit` is for when the transaction has committed.
 */
export async function audited<T>(tx: Tx, work: () => Promise<T>): Promise<{ result: T; onCommit(): void }> {
  const call = current.getStore()
  const noted: InTransaction = { changes: [] }
  if (call) open.set(tx, noted)
  const result = await work()
  const isEntered = call !== undefined && (await leavesEntry(tx, call, noted))
  if (isEntered) await writeEntry(tx, call, contentOf(call, noted), noted.approval?.email)
  return { result, onCommit: () => void (isEntered && saidAlready.add(call)) }
}

/** Calls of which an entry has committed. */
const saidAlready = new WeakSet<AuditedCall>()

async function leavesEntry(tx: Tx, call: AuditedCall, noted: InTransaction): Promise<boolean> {
  if (call.audits === 'approvals') return noted.approval !== undefined
  return noted.changes.length > 0 || (!saidAlready.has(call) && (await hasWritten(tx)))
}

/** An entry of a call that changes nothing but shows what is kept from most eyes. */
export function writeReveal(tx: Tx, call: AuditedCall): Promise<void> {
  const shown = shownBy.get(call)
  return writeEntry(tx, call, {
    ...contentOf(call, { changes: [] }),
    ...(shown && { subject: shown.subject, subject_id: shown.subjectId, company: shown.companyId }),
    kind: 'reveal',
  })
}

/** An entry of a call that was made by somebody who was not signed in yet. */
export const writeChange = (tx: Tx, call: AuditedCall, change: AuditedChange): Promise<void> =>
  writeEntry(tx, call, contentOf(call, { changes: [change] }))

/** A transaction has a number of its own from its first write or lock on. */
async function hasWritten(tx: Tx): Promise<boolean> {
  const { written } = await tx
    .selectNoFrom(({ fn, eb }) =>
      eb(fn<string | null>('pg_current_xact_id_if_assigned', []), 'is not', null).as('written'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(written)
}

/** Compiled once: each change of the back office waits for it. */
const insertEntry =
  asNamed(`insert into audit_entries (kind, at, actor, actor_id, role, action, subject, subject_id, company, before, after, reason,
    request_id, content_hash, seal) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`)

async function writeEntry(tx: Tx, call: AuditedCall, said: Said, email?: string): Promise<void> {
  const at = call.now()
  const written = {
    ...said,
    actor: email ?? (await call.emailOf(tx)),
    actor_id: call.actorId,
    role: call.role,
    request_id: call.requestId,
  }
  const content_hash = Buffer.from(hashOfContent({ ...written, at: timeText(at) }))
  const seal = Buffer.from(sealOf(call.sealKey, content_hash))
  const {
    kind,
    action,
    subject,
    subject_id,
    company,
    before,
    after,
    reason,
    actor,
    actor_id,
    role,
    request_id,
  } = written
  const values = [
    ...[kind, at, actor, actor_id, role, action, subject, subject_id, company, before, after, reason],
    ...[request_id, content_hash, seal],
  ]
  await tx.executeQuery(CompiledQuery.raw(insertEntry, values))
}

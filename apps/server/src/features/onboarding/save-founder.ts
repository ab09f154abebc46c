import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { KybStatus } from '@tradelane/contract/onboarding/calls'
import { type Founder, mostFounders } from '@tradelane/contract/onboarding/forms'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { dueAt } from '../../lifecycle/promises.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue } from '../../work/jobs.ts'
import { requireOwnDocuments } from '../documents/index.ts'
import { insertFounders } from './founder-rows.ts'
import { requireKnownFounderCodes } from './known-codes.ts'
import { lockCompany } from './move-kyb.ts'
import { recordFounder } from './record-founder.ts'
import { listFounders } from './registration-form.ts'
import { reviewsByItself } from './review-kyb.ts'

/**
 * Adds a person to a submitted registration, or changes one. The person is reviewed separately: the company keeps its
 * state. Equal data changes nothing. Refuses with NOT_FOUND, LIST_FULL, and with ILLEGAL_STATE while the registration
 * itself is open, because persons are then part of the form.
 */
export async function saveFounder(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  founder: Founder,
): Promise<string> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const company = await lockCompany(tx, companyId)
    if (!company) throw new Refusal('UNAUTHENTICATED')
    requireSubmitted(company.kyb_status)
    requireKnownFounderCodes(founder, company.company_region)
    const documentIds = await ownDocumentsOf(deps, tx, companyId, founder)
    const persons = await listFounders(deps, tx, companyId)
    const before = persons.find(({ form }) => form.fid === founder.fid && founder.fid !== undefined)
    if (founder.fid !== undefined && !before) throw new Refusal('NOT_FOUND')
    if (!before && persons.length >= mostFounders) throw new Refusal('LIST_FULL')
    if (before && isDeepStrictEqual(before.form, founder)) return before.fid

    const fid = before?.fid ?? randomUUID()
    // Their documents are deleted too: the foreign key cascades.
    await tx.deleteFrom('founders').where('uid', '=', companyId).where('fid', '=', fid).execute()
    const version = (before?.review.version ?? 0) + 1
    const review_due_at = dueAt('reviewPerson', at, deps.config.officeCountry)
    const position = before?.position ?? Math.max(-1, ...persons.map((person) => person.position)) + 1
    const review = { status: 'IN_PROGRESS', review_due_at, version } as const
    await insertFounders(tx, companyId, [{ founder, fid, position, documentIds, review }])
    const from = before?.review.status ?? null
    await recordFounder(tx, founder, {
      companyId,
      fid,
      from,
      to: 'IN_PROGRESS',
      actor: `user:${userId}`,
      at,
    })
    if (reviewsByItself(deps, company.company_name)) {
      const runAt = new Date(at.getTime() + deps.config.sandboxStepMs)
      await enqueue(tx, 'review-kyb', { companyId }, { runAt })
    }
    return fid
  })
}

function requireSubmitted(status: KybStatus): void {
  if (status === 'IN_PROGRESS' || status === 'Clear') return
  const message =
    status === 'Refused'
      ? 'Your business information can no longer be changed here.'
      : 'Your business information is still open: add and change persons there.'
  throw new Refusal('ILLEGAL_STATE', { message })
}

async function ownDocumentsOf(deps: Deps, tx: Tx, companyId: string, founder: Founder): Promise<string[]> {
  const links = founder.company_authorisation_documents_details.map(
    ({ document_file_path }, index) =>
      [`company_authorisation_documents_details.${index}.document_file_path`, document_file_path] as const,
  )
  const found = await requireOwnDocuments(deps, tx, companyId, new Map(links))
  return links.map(([path]) => found.get(path) ?? '')
}

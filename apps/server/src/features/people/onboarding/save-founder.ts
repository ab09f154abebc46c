import { isDeepStrictEqual } from 'node:util'
import { kybActions } from '@tradelane/contract/onboarding/actions'
import { type Founder, mostFounders } from '@tradelane/contract/onboarding/forms'
import { founderActions } from '@tradelane/contract/onboarding/founder-actions'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { requireOwnDocuments } from '../../papers/documents/index.ts'
import { founderColumns, insertFounderDocuments } from './founder-rows.ts'
import { requireKnownFounderCodes } from './known-codes.ts'
import { founderFacts, founderLifecycle, kybLifecycle } from './lifecycles.ts'
import { forgetOthers, requireOwnership, withKnownOwnership } from './ownership.ts'
import { listFounders } from './registration-form.ts'
import { requireAdults } from './require-adults.ts'
import { reviewsByItself } from './review-kyb.ts'
import { screenCompany } from './screen-company.ts'
import { getPerson } from './verified-persons.ts'

/**
 * Adds a person to a submitted registration, or changes one. The person is reviewed separately: the company keeps its
 * state. Equal data changes nothing. Refuses with NOT_FOUND, LIST_FULL, LAST_VERIFIED_PERSON, and with ILLEGAL_STATE while
 * the registration itself is open, because persons are then part of the form.
 */
export async function saveFounder(deps: Deps, actor: CustomerActor, sent: Founder): Promise<Saved> {
  const { companyId } = actor
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const company = await lockRow(tx, kybLifecycle, { scope: actor, id: companyId })
    const { kyb_status } = company
    const state = kyb_status ?? 'null'
    requireOpen(kybActions.savePerson, { state })
    requireKnownFounderCodes(sent, company.company_region)
    requireAdults({ date_of_birth: sent.date_of_birth }, at)
    const documentIds = await ownDocumentsOf(deps, tx, actor, sent)
    const persons = await listFounders(deps, tx, actor)
    const before = persons.find(({ form }) => form.fid === sent.fid && sent.fid !== undefined)
    if (sent.fid !== undefined && !before) throw new Refusal('NOT_FOUND')
    const founder = withKnownOwnership(sent, before?.form)
    if (before && isDeepStrictEqual(before.form, founder)) return { fid: before.fid, isChanged: false }
    if (before) {
      const { record } = await getPerson(tx, actor, { kyb_status, fid: before.fid })
      requireOpen(founderActions.change, record, 'LAST_VERIFIED_PERSON')
    } else requireOpen(kybActions.savePerson, { state, is_full: persons.length >= mostFounders }, 'LIST_FULL')

    const others = persons.flatMap((one) => (one === before ? [] : [one.form]))
    requireOwnership([...others, founder], () => 'ownership_percent')
    if (before) await forgetOthers(tx, actor, { now: founder, before: before.form })
    const change = { scope: actor, at, reviewDueAt: dueAt('reviewPerson', at, deps.config.officeCountry) }
    const { fid } = before
      ? await changeFounder(tx, { ...change, fid: before.fid, founder })
      : await addFounder(tx, { ...change, founder, position: nextPosition(persons) })
    await insertFounderDocuments(tx, actor, { founder, fid, documentIds })
    await screenCompany(deps, tx, actor, at)
    if (reviewsByItself(deps, company.company_name)) {
      const runAt = new Date(at.getTime() + deps.config.sandboxStepMs)
      await enqueue(tx, 'review-kyb', { companyId }, { runAt })
    }
    return { fid, isChanged: true }
  })
}

type Saved = { fid: string; isChanged: boolean }

type SentFounder = { scope: CustomerActor; founder: Founder; at: Date; reviewDueAt: Date }

const nextPosition = (persons: readonly { position: number }[]): number =>
  Math.max(-1, ...persons.map(({ position }) => position)) + 1

async function addFounder(
  tx: Tx,
  { scope, founder, at, reviewDueAt, position }: SentFounder & { position: number },
): Promise<RowOf<'founders'>> {
  const values = { ...founderColumns(founder), position, review_due_at: reviewDueAt }
  return begin(tx, founderLifecycle, { scope, to: 'IN_PROGRESS', at, facts: founderFacts(founder), values })
}

/** Takes away the documents too: they are sent with every change. */
async function changeFounder(
  tx: Tx,
  { scope, founder, at, reviewDueAt, fid }: SentFounder & { fid: string },
): Promise<RowOf<'founders'>> {
  await tx.deleteFrom('founder_documents').where('uid', '=', scope.companyId).where('fid', '=', fid).execute()
  const set = { ...founderColumns(founder), review_due_at: reviewDueAt }
  const facts = founderFacts(founder)
  return move(tx, founderLifecycle, { scope, id: fid, to: 'IN_PROGRESS', at, facts, set })
}

async function ownDocumentsOf(deps: Deps, tx: Tx, scope: CustomerActor, founder: Founder): Promise<string[]> {
  const links = founder.company_authorisation_documents_details.map(
    ({ document_file_path }, index) =>
      [`company_authorisation_documents_details.${index}.document_file_path`, document_file_path] as const,
  )
  const found = await requireOwnDocuments(deps, tx, scope, new Map(links))
  return links.map(([path]) => found.get(path) ?? '')
}

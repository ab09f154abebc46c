import { randomUUID } from 'node:crypto'
import { claimActions } from '@tradelane/contract/claims/actions'
import type { SavedClaim } from '@tradelane/contract/claims/calls'
import type { Tx } from '@tradelane/db'
import { compare, formatMoney } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { change } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { firstTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { type Certificate, getCertificate, getPolicy } from '../insurance/index.ts'
import { addDocuments, readDocuments } from './claim-documents.ts'
import { amountOf, coverOf, lockClaim } from './claims.ts'
import { claimLifecycle } from './lifecycle.ts'
import { requireInForce } from './require-in-force.ts'

/**
 * Saves a claim as a draft, new or known by its id, as far as it is filled in. Refuses with NOT_FOUND what is not the company's, with
 * CONFLICT a draft that was saved since the person saw it, and with ILLEGAL_STATE a policy under which nothing can be claimed, and a claim that is sent already.
 */
export async function saveClaim(deps: Deps, actor: CustomerActor, form: SavedClaim) {
  const at = deps.clock.now()
  const { companyId } = actor
  await requireClaimable(deps, actor, form, at)
  const documents = await readDocuments(deps, actor, form.documents)
  const fields = { ...fieldsOf(form), insurance_id: form.insurance_id }
  return inTransaction(deps.db, async (tx) => {
    if (form.claim_id !== undefined) {
      const row = await lockClaim(tx, actor, form.claim_id)
      requireOpen(claimActions.change, { state: row.state })
      const seen = { scope: actor, id: row.claim_id, version: form.version }
      const { version } = await change(tx, claimLifecycle, { ...seen, at, set: fields })
      await dropDocuments(tx, actor, row.claim_id)
      await addDocuments(tx, row, documents)
      return { claim_id: row.claim_id, version }
    }
    const claim_id = randomUUID()
    await begin(tx, claimLifecycle, {
      scope: actor,
      to: 'draft',
      at,
      values: { claim_id, ...fields, version: 1, created_at: at, updated_at: at },
    })
    await addDocuments(tx, { uid: companyId, claim_id }, documents)
    return { claim_id, version: 1 }
  })
}

/** Checked at each save, so a submitted claim also satisfies them: only saving changes these fields. */
async function requireClaimable(deps: Deps, actor: CustomerActor, form: SavedClaim, at: Date): Promise<void> {
  requireInForce(
    await getPolicy(deps.db, actor, form.insurance_id),
    await dayOfCompany(deps.db, actor.companyId, at),
  )
  const { certificate } = await getCertificate(deps.db, actor, form.insurance_id)
  const { insuredValue } = coverOf({ certificate })
  // A date of the form is that of a place of the journey, which may be ahead of the company's.
  const today = firstTodayAnywhere(at)
  const { first_notice_date, delivery_date, amount } = form
  if (first_notice_date !== undefined && first_notice_date > today)
    refuseFields({ first_notice_date: "The date can't be in the future" })
  if (first_notice_date !== undefined && first_notice_date < certificate.valid_from)
    refuseFields({ first_notice_date: 'The cover had not started then' })
  requireInsideCover(form, certificate, today)
  if (delivery_date !== undefined && delivery_date > today)
    refuseFields({ delivery_date: "The date can't be in the future" })
  if (delivery_date !== undefined && delivery_date < certificate.valid_from)
    refuseFields({ delivery_date: 'The cover had not started then' })
  if (amount !== undefined && compare(amountOf(amount), insuredValue) > 0)
    refuseFields({ amount: `At most the insured value of ${formatMoney(insuredValue)}` })
}

/** What happened before the cover or after it is not insured. */
function requireInsideCover(
  { loss_date, first_notice_date }: SavedClaim,
  { valid_from, valid_to }: Pick<Certificate, 'valid_from' | 'valid_to'>,
  today: string,
): void {
  if (loss_date === undefined) return
  if (loss_date > today) refuseFields({ loss_date: "The date can't be in the future" })
  if (loss_date < valid_from) refuseFields({ loss_date: 'The cover had not started then' })
  if (loss_date > valid_to) refuseFields({ loss_date: 'The cover had ended then' })
  if (first_notice_date !== undefined && first_notice_date < loss_date)
    refuseFields({ first_notice_date: 'Enter the day of the loss or a later one' })
}

function fieldsOf(form: SavedClaim) {
  return {
    loss_date: form.loss_date ?? null,
    loss_place: form.loss_place ?? null,
    first_notice_date: form.first_notice_date ?? null,
    delivery_date: form.delivery_date ?? null,
    loss_type: form.loss_type ?? null,
    amount: form.amount === undefined ? null : amountOf(form.amount).amount,
    description: form.description ?? null,
    carrier_name: form.carrier_name ?? null,
    transport_reference: form.transport_reference ?? null,
  }
}

async function dropDocuments(tx: Tx, { companyId }: OneCompanyScope, claimId: string): Promise<void> {
  await tx
    .deleteFrom('insurance_claim_documents')
    .where('uid', '=', companyId)
    .where('claim_id', '=', claimId)
    .execute()
}

import { randomUUID } from 'node:crypto'
import type { EscrowBlock, NewEscrow } from '@tradelane/contract/smart-escrow/forms'
import { defaultPurpose } from '@tradelane/contract/smart-escrow/options'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { change } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { type PriceRate, rateInForce } from '../../../money/price-rates/index.ts'
import { requireOwnDocuments } from '../../../papers/documents/index.ts'
import { getPartnerAccount } from '../../../trade/partners/index.ts'
import { currentTransaction } from '../../../trade/transactions/index.ts'
import { blocksOf } from '../blocks.ts'
import { todayOf } from '../escrow-places.ts'
import { getEscrow, lockEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { withReleases } from '../release/release-choices.ts'
import { rateOfForm, ratesOfDraft } from './draft-rates.ts'
import { escrowOfForm, requireFittingAccount, requirePositiveBlocks } from './escrow-of-form.ts'

/** Saves an escrow as a draft. Refuses with NOT_FOUND a beneficiary or an account that is not the company's, and by field. */
export async function addEscrow(deps: Deps, actor: CustomerActor, form: NewEscrow): Promise<string> {
  const at = deps.clock.now()
  const { transaction_id } = await currentTransaction(deps.db, actor, at)
  const blocks = await withReleases(deps, actor, form.conditions ?? [], { transactionId: transaction_id, at })
  const rate = await rateInForce(deps.db, 'smart_escrow', { companyId: actor.companyId, at })
  const columns = await columnsOf(deps, actor, { form, rate, blocks, at })
  const smart_escrow_id = randomUUID()
  await inTransaction(deps.db, (tx) =>
    begin(tx, escrowLifecycle, {
      scope: actor,
      to: 'draft',
      at,
      values: { smart_escrow_id, transaction_id, ...columns, created_at: at, updated_at: at },
    }),
  )
  return smart_escrow_id
}

/** Changes a draft. What stays as it was changes nothing. Refuses with NOT_FOUND, ILLEGAL_STATE what was approved, and by field. */
export async function updateEscrow(
  deps: Deps,
  actor: CustomerActor,
  escrowId: string,
  form: NewEscrow,
): Promise<void> {
  const at = deps.clock.now()
  const saved = await getEscrow(deps.db, actor, escrowId)
  if (saved.state !== 'draft') throw new Refusal('ILLEGAL_STATE')
  const typed = newBlocks(form)
  const blocks =
    typed && (await withReleases(deps, actor, typed, { transactionId: saved.transaction_id, at }))
  const rate = rateOfForm(form, saved, await ratesOfDraft(deps.db, saved, at))
  const set = await columnsOf(deps, actor, { form, rate, blocks: blocks ?? blocksOf(saved), at })
  await inTransaction(deps.db, async (tx) => {
    const row = await lockEscrow(tx, actor, escrowId)
    if (row.state !== 'draft') throw new Refusal('ILLEGAL_STATE')
    // Without blocks in the form, those of somebody else's change in between stay.
    const conditions = typed ? set.conditions : JSON.stringify(row.conditions)
    await change(tx, escrowLifecycle, { scope: actor, id: escrowId, at, set: { ...set, conditions } })
  })
}

/** Empty is what the client sends back of a draft without blocks. */
const newBlocks = ({ conditions }: NewEscrow) => (conditions?.length ? conditions : undefined)

type DraftForm = { form: NewEscrow; rate: PriceRate; blocks: readonly EscrowBlock[]; at: Date }

async function columnsOf(deps: Deps, actor: CustomerActor, { form, rate, blocks, at }: DraftForm) {
  const { beneficiary_id, beneficiary_account_id } = form
  const payee = await getPartnerAccount(deps.db, actor, beneficiary_id, beneficiary_account_id)
  const today = await todayOf(deps.db, { uid: actor.companyId, payee }, at)
  const read = escrowOfForm(form, rate, { at, today })
  requireFittingAccount(form, read, payee)
  requirePositiveBlocks(read.received, blocks)
  if (form.conditions) await requireOwnDocuments(deps, deps.db, actor, linksOf(form.conditions))
  return {
    condition_based_payment: form.condition_based_payment === 1,
    beneficiary_id,
    beneficiary_account_id,
    currency: read.sent.currency,
    amount_sent: read.sent.amount,
    fee_amount: read.fee.amount,
    fee_rate_id: rate.rateId,
    amount_received: read.received.amount,
    transation_amount: read.price?.amount ?? null,
    fees_payed_by: form.fees_payed_by,
    payment_mode: form.payment_mode,
    reference: form.reference ?? null,
    request_fx_hedging: form.request_fx_hedging ?? false,
    reason: form.reason ?? null,
    purpose_code: form.purposeCode ?? defaultPurpose,
    source_of_funds: form.sourceOfFunds ?? 'Corporate Account',
    exemption_code: form.exemptionCode ?? '01',
    expiry_date: read.expiryDate,
    inspection_days: form.inspection_days ?? null,
    terms: read.terms && JSON.stringify(read.terms),
    conditions: JSON.stringify(blocks),
  } as const
}

/** Each file by its field. */
const linksOf = (blocks: readonly EscrowBlock[]): Map<string, string> =>
  new Map(
    blocks.flatMap(({ document_approval }, block) =>
      document_approval.flatMap(({ doument_file }, index) =>
        doument_file === ''
          ? []
          : [[`conditions.${block}.document_approval.${index}.doument_file`, doument_file] as const],
      ),
    ),
  )

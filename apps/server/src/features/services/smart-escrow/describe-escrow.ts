import { rolesFor } from '@tradelane/contract'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { escrowActions } from '@tradelane/contract/smart-escrow/actions'
import type { EscrowDetail, SmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import type { TradeTerms } from '@tradelane/contract/smart-escrow/forms'
import { eachTerm } from '@tradelane/contract/smart-escrow/terms'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { type Scope, systemScope } from '../../../access/scope.ts'
import { describeRelease, nextWithRelease } from '../../../approvals/describe-release.ts'
import type { Deps } from '../../../deps/deps.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { Refusal } from '../../../refusal.ts'
import { rateText } from '../../money/price-rates/index.ts'
import { findPayee, type Payee, shownCheck } from '../../trade/partners/index.ts'
import { isNameConfirmed } from '../simple-payment/index.ts'
import { agreementOf } from './agreement.ts'
import { isAmendable, showAmendments } from './amendments/describe-amendments.ts'
import { listBlocks, remainingOf } from './blocks.ts'
import { approverOf, showBlocks } from './describe-blocks.ts'
import { backIfCancelled, isOpenBlock } from './draft/cancel-escrow.ts'
import { newFeeOf, rateOfDraft, ratesOfDraft, rateThatStays } from './draft/draft-rates.ts'
import { escrowApproval, withPayee } from './draft/escrow-approval.ts'
import { feeTextOf } from './escrow-fee.ts'
import { lastMomentOf, todayOf } from './escrow-places.ts'
import { amountIn, escrowNumber, getEscrow, isRunning, type KnownEscrow } from './escrows.ts'
import { escrowLifecycle } from './lifecycle.ts'
import { readerIn } from './next-for-reader.ts'
import { nextOfEscrow } from './next-of-escrow.ts'
import { differsFromApproved } from './payouts/approved-payee.ts'
import { arrivalFrom } from './payouts/arrival-of-payout.ts'

/** An escrow in scope with all that belongs to it. Refuses with NOT_FOUND. */
export async function describeEscrow(deps: Deps, scope: Scope, id: string): Promise<EscrowDetail> {
  const { db, clock } = deps
  const row = await getEscrow(db, scope, id)
  const own = systemScope(row.uid)
  const current = await findPayee(db, own, row.beneficiary_id, row.beneficiary_account_id)
  const payee = (row.payee as Payee | null) ?? current
  if (!payee) throw new Refusal('NOT_FOUND')
  const isChanged =
    row.state !== 'draft' &&
    (row.payee_changed_at !== null || !current || differsFromApproved(payee, current))
  // What is approved next is the payee as it is now.
  const shownPayee = (isChanged && current) || payee
  const blocks = await listBlocks(db, own, id)
  const has_open_block = blocks.some(isOpenBlock)
  const now = clock.now()
  const asked = { db, scope, companyId: row.uid, now }
  const today = await todayOf(db, row, now)
  const amendments = await showAmendments(db, scope, row, now)
  const release = current && (await describeRelease(asked, escrowApproval, await withPayee(db, row, now)))
  const mayPrepare = scope.kind === 'company' && rolesFor({ method: 'POST' }).includes(scope.role)
  return {
    status: 'success',
    smart_escrow: await showEscrow(db, scope, row, now),
    beneficiary_details: payee.partner,
    beneficiary_account_details: { ...payee.account, ...shownCheck(shownPayee.nameCheck) },
    payee_name_confirmed: isNameConfirmed(shownPayee, row),
    payee_changed: isChanged,
    ...(await showFee(db, row, now)),
    remaining: decimalText(remainingOf(row, blocks)),
    ...(row.payee !== null && isRunning(row) && { arrives_if_approved: arrivalFrom(row, now) }),
    ...(row.payee !== null && { last_moment: await lastMomentOf(db, row) }),
    is_over: row.expiry_date < today,
    may_ask_seller: mayPrepare && isRunning(row) && agreementOf(row) !== 'cancelled',
    may_cancel:
      approverOf(scope) === 'Buyer' &&
      closedBy(escrowActions.cancel, { ...row, has_open_block }) === undefined,
    has_open_block,
    back_if_cancelled: decimalText(await backIfCancelled(db, row, blocks)),
    amendments,
    may_amend: mayPrepare && isAmendable(row, amendments, today),
    timeline: await timelineOf(db, escrowLifecycle, scope, { companyId: row.uid, id }),
    release: release ?? null,
    next: nextWithRelease(await nextOfEscrow(db, row, { reader: readerIn(scope), now }), release ?? null),
  }
}

async function showFee(
  db: Db,
  row: KnownEscrow,
  now: Date,
): Promise<Pick<EscrowDetail, 'fee_rate' | 'kept_basis_points' | 'new_fee'>> {
  if (row.state !== 'draft')
    return { fee_rate: await feeTextOf(db, row), kept_basis_points: null, new_fee: null }
  const rates = await ratesOfDraft(db, row, now)
  const rate = rateOfDraft(row, rates)
  const fee_rate = rate ? rateText(rate) : await feeTextOf(db, row)
  const found = newFeeOf(row, rates)
  const new_fee = found && {
    ...{ fees: decimalText(found.fee), rate: rateText(rates.current) },
    ...{ kept_until: found.until, is_kept: found.holds },
  }
  const kept_basis_points = rateThatStays(row, rates).basisPoints
  return { fee_rate, kept_basis_points, new_fee: new_fee ?? null }
}

/** As it is answered, for the reader of this scope. */
export async function showEscrow(db: Db, scope: Scope, row: KnownEscrow, now: Date): Promise<SmartEscrow> {
  const amount = (units: bigint) => decimalText(amountIn(row, units))
  const { currency } = amountIn(row, 0n)
  return {
    smart_escrow_id: row.smart_escrow_id,
    escrow_number: escrowNumber(row),
    transaction_id: row.transaction_id,
    status: row.state,
    version: row.version,
    condition_based_payment: row.condition_based_payment ? 1 : 0,
    beneficiary_id: row.beneficiary_id,
    beneficiary_account_id: row.beneficiary_account_id,
    company_name: row.company_name,
    customer_name: row.customer_name,
    conditions: await showBlocks(db, scope, row, now),
    amount_sent: amount(row.amount_sent),
    amount_sent_currency: currency,
    amount_received: amount(row.amount_received),
    amount_received_currency: currency,
    fees: amount(row.fee_amount),
    paid_out: amount(row.paid_out),
    returned: amount(row.returned),
    fees_payed_by: row.fees_payed_by,
    payment_mode: row.payment_mode,
    reference: row.reference,
    request_fx_hedging: row.request_fx_hedging,
    reason: row.reason,
    paid_from: 'Account Balance',
    purposeCode: row.purpose_code,
    sourceOfFunds: row.source_of_funds,
    exemptionCode: row.exemption_code,
    transation_amount: row.transation_amount === null ? null : amount(row.transation_amount),
    transaction_pi_currency: row.transation_amount === null ? null : currency,
    ...eachTerm(null),
    ...(row.terms as TradeTerms | null),
    exchange_rate: (row.terms as TradeTerms | null)?.exchange_rate ?? null,
    expiry_date: row.expiry_date,
    created_at: row.created_at,
    approved_at: row.approved_at,
    agreement: agreementOf(row),
    agreement_due_at: row.agreement_due_at,
    agreement_answered_at: row.agreement_answered_at,
    agreement_by: row.agreement_by,
    agreement_reason: row.agreement_reason,
    inspection_days: row.inspection_days,
  }
}

import { rolesFor } from '@tradelane/contract'
import type { EscrowDetail, ShownBlock, SmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import type { TradeTerms } from '@tradelane/contract/smart-escrow/forms'
import type { EscrowApprover } from '@tradelane/contract/smart-escrow/options'
import type { Db } from '@tradelane/db'
import { decimalText, sum } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { type Scope, systemScope } from '../../access/scope.ts'
import { describeRelease, nextWithRelease } from '../../approvals/describe-release.ts'
import type { Deps } from '../../boot/deps.ts'
import { nextStepOf } from '../../lifecycle/next-step.ts'
import { timelineOf } from '../../lifecycle/timeline.ts'
import { Refusal } from '../../refusal.ts'
import { findPayee, type Payee } from '../partners/index.ts'
import { type BlockRow, blocksOf, draftAmounts, type ItemRow, listBlocks, listItems } from './blocks.ts'
import { mayCancel } from './cancel-escrow.ts'
import { escrowApproval, withPayee } from './escrow-approval.ts'
import { amountIn, escrowNumber, getEscrow, isRunning, type KnownEscrow } from './escrows.ts'
import { escrowLifecycle } from './lifecycle.ts'

/** An escrow in scope with all that belongs to it. Refuses with NOT_FOUND. */
export async function describeEscrow(deps: Deps, scope: Scope, id: string): Promise<EscrowDetail> {
  const { db, clock } = deps
  const row = await getEscrow(db, scope, id)
  const own = systemScope(row.uid)
  const current = await findPayee(db, own, row.beneficiary_id, row.beneficiary_account_id)
  const payee = (row.payee as Payee | null) ?? current
  if (!payee) throw new Refusal('NOT_FOUND')
  const blocks = await listBlocks(db, own, id)
  const inEscrow = blocks.filter(
    ({ state }) => state === 'pending' || state === 'fulfilled' || state === 'refused',
  )
  const currency = amountIn(row, 0n).currency
  const now = clock.now()
  const asked = { db, scope, companyId: row.uid, now }
  const release = current && (await describeRelease(asked, escrowApproval, await withPayee(db, row)))
  return {
    status: 'success',
    smart_escrow: await showEscrow(db, scope, row, now),
    beneficiary_details: payee.partner,
    beneficiary_account_details: payee.account,
    payee_changed:
      row.state !== 'draft' && (row.payee_changed_at !== null || current?.version !== payee.version),
    remaining: decimalText(
      sum(
        currency,
        inEscrow.map((block) => amountIn(row, block.amount)),
      ),
    ),
    may_ask_seller:
      scope.kind === 'company' && rolesFor({ method: 'POST' }).includes(scope.role) && isRunning(row),
    may_cancel: approverOf(scope) === 'Buyer' && mayCancel(row, blocks),
    timeline: await timelineOf(db, escrowLifecycle, scope, { companyId: row.uid, id }),
    release: release ?? null,
    next: nextWithRelease(nextStepOf(escrowLifecycle, row, now), release ?? null),
  }
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
    ...noTerms,
    ...(row.terms as TradeTerms | null),
    exchange_rate: (row.terms as TradeTerms | null)?.exchange_rate ?? null,
    expiry_date: row.expiry_date,
    created_at: row.created_at,
    approved_at: row.approved_at,
    agreement: row.agreement,
    agreement_due_at: row.agreement_due_at,
    agreement_answered_at: row.agreement_answered_at,
    agreement_by: row.agreement_by,
    agreement_reason: row.agreement_reason,
  }
}

const noTerms = {
  ...{
    transation_type: null,
    issue_date: null,
    expiry_place: null,
    latest_shipment: null,
    shipment_period: null,
  },
  ...{ transaction_po_tolerance: null, transaction_amt_tolerance: null, drawing: null, drawing_term: null },
  ...{ partial_shipments: null, trans_shipment: null, transport_from: null, airport_og_loading: null },
  ...{ airport_of_discharge: null, transport_to: null, incoterms: null, description_of_delivery: null },
  ...{ industry: null, note: null },
}

async function showBlocks(db: Db, scope: Scope, row: KnownEscrow, now: Date): Promise<ShownBlock[]> {
  if (row.state === 'draft') return showDraftBlocks(row)
  const own = systemScope(row.uid)
  const blocks = await listBlocks(db, own, row.smart_escrow_id)
  const items = await listItems(
    db,
    own,
    blocks.map(({ block_id }) => block_id),
  )
  const isOpen =
    (row.state === 'approved' || row.state === 'partly_released') && row.expiry_date >= dayOf(now)
  return blocks.map((block) =>
    showBlock(
      block,
      items.filter(({ block_id }) => block_id === block.block_id),
      {
        approver: approverOf(scope),
        isOpen,
      },
    ),
  )
}

type Reader = { approver: EscrowApprover | undefined; isOpen: boolean }

/** In which part the reader may decide; undefined where in none. */
function approverOf(scope: Scope): EscrowApprover | undefined {
  if (scope.kind === 'office') return 'Tradelane'
  const mayApprove =
    scope.kind === 'company' && rolesFor({ method: 'POST', who: 'approver' }).includes(scope.role)
  return mayApprove ? 'Buyer' : undefined
}

function showBlock(block: BlockRow, items: readonly ItemRow[], reader: Reader): ShownBlock {
  const isPending = reader.isOpen && block.state === 'pending'
  const shown = (item: ItemRow) => ({
    item_id: item.item_id,
    approver: item.approver,
    decision: item.decision,
    decided_at: item.decided_at,
    reason: item.reason,
    may_decide: isPending && item.decision !== 'approved' && item.approver === reader.approver,
  })
  return {
    block_id: block.block_id,
    percent_of_money: block.percent,
    state: block.state,
    amount: decimalText(amountIn(block, block.amount)),
    reason: block.reason,
    document_approval: items
      .filter(({ kind }) => kind === 'document')
      .map((item) => ({ ...shown(item), approval_of_document: item.title, doument_file: item.file ?? '' })),
    condition_approval: items
      .filter(({ kind }) => kind === 'condition')
      .map((item) => ({ ...shown(item), condition: item.title, approval_of_document: item.approver })),
  }
}

const undecided = {
  item_id: null,
  decision: null,
  decided_at: null,
  reason: null,
  may_decide: false,
} as const

function showDraftBlocks(row: KnownEscrow): ShownBlock[] {
  const amounts = draftAmounts(row)
  return blocksOf(row).map((block, index) => ({
    block_id: null,
    percent_of_money: block.percent_of_money,
    state: null,
    amount: decimalText(amounts[index] ?? amountIn(row, 0n)),
    reason: null,
    document_approval: block.document_approval.map((item) => ({ ...undecided, ...item })),
    condition_approval: block.condition_approval.map((item) => ({
      ...undecided,
      ...item,
      approver: item.approval_of_document,
    })),
  }))
}

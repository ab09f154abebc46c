import type { Input } from '@tradelane/contract'
import { fundingActions } from '@tradelane/contract/invoice-factoring/actions'
import type { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Tx } from '@tradelane/db'
import { compare, formatMoney } from '@tradelane/money'
import { type OneCompanyScope, type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor, CustomerActor } from '../../../../http/routes.ts'
import { dayOfCompany } from '../../../../lifecycle/day-of-company.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { isWalletOpen } from '../../../money/wallet/index.ts'
import {
  approvedOfRecord,
  cancelOfRecord,
  denyCase,
  lockRequestOf,
  requireNewest,
} from '../../../office/quote-desk/index.ts'
import { type CreditLimit, isUsableToday, lockLimit } from '../../credit-limits/index.ts'
import { requestOfFunding } from '../desk/funding-request.ts'
import { daysOverdue, recourseAfterDays } from '../engine/ageing.ts'
import { asOf, totalDue } from '../engine/position.ts'
import {
  amountIn,
  currencyOf,
  type FundingRow,
  getFunding,
  positionOf,
  xmlDifferencesOf,
} from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { walletArrivalOf } from '../movements/arrival-in-wallet.ts'
import { beginFactoringStep } from '../movements/steps.ts'
import { sumLentOnBuyer } from '../offer/sum-lent.ts'
import { endConfirmation } from './confirm-link.ts'
import { requireKnownBuyer } from './submit-funding.ts'

type Confirmation = Input<typeof officeFundings.confirmForBuyer>['body']
type Decision = Input<typeof officeFundings.decide>['body']
/** What the page of the funding asks for in so many words. */
type Accepted = Pick<Decision, 'accept_above_limit' | 'accept_alike' | 'accept_xml_differences'>

/**
 * Approves a funding, which stores the transfer of its advance, or denies it. Refuses with NOT_FOUND, with CONFLICT what was changed since it was looked
 * at, ILLEGAL_STATE, at its field what is above the limit may be an earlier invoice, or differs from the XML of its electronic invoice, and NOT_ELIGIBLE what the buyer has not confirmed or is due already, what has no limit that can be used, and no wallet.
 */
export async function decideFunding(deps: Deps, actor: AdminActor, decided: Decision): Promise<void> {
  const { invoice_factoring_id: id, version, decision, reason } = decided
  if (decision === 'deny' && !reason) refuseFields({ reason: 'Reason is required' })
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const request = await lockRequestOf(tx, actor, requestOfFunding(id))
    if (decision === 'deny') await endConfirmation(tx, actor, id, at)
    const locked = await lockWithLimit(tx, actor, { id, version })
    if (!request) throw new Refusal('ILLEGAL_STATE')
    if (decision === 'deny') return denyCase(deps, tx, actor, { row: request, reason: reason ?? '', at })
    await approveFunding(deps, tx, actor, { locked, accepted: decided, at })
    await approvedOfRecord(tx, actor, request, at)
  })
}

type Locked = { row: FundingRow; limit: CreditLimit | undefined }

/**
 * A funding that waits for its decision, with its limit, which is locked first: everybody locks in this order. The back office does not see drafts.
 * Refuses with NOT_FOUND, with CONFLICT, and with ILLEGAL_STATE: of an approved one the money is under way, and only the finance partner can refuse it.
 */
export async function lockWithLimit(
  tx: Tx,
  actor: Scope,
  { id, version }: { id: string; version?: number | undefined },
): Promise<Locked> {
  const { uid, beneficiary_id } = await getFunding(tx, actor, id)
  const limit = await lockLimit(tx, systemScope(uid), beneficiary_id)
  const row = await lockRow(tx, fundingLifecycle, { scope: actor, id, version })
  if (row.state !== 'requested') throw new Refusal('ILLEGAL_STATE')
  return { row, limit }
}

type Approval = { locked: Locked; accepted: Accepted; at: Date }

/** Stores the transfer of its advance. Refuses as the decision does. */
export async function approveFunding(
  deps: Deps,
  tx: Tx,
  actor: Scope,
  { locked: { row, limit }, accepted, at }: Approval,
): Promise<void> {
  const { uid: companyId, invoice_factoring_id: id } = row
  const scope = systemScope(companyId)
  const today = await dayOfCompany(tx, companyId, at)
  requireFundable(row, today)
  requireUsable(row, limit, today)
  requireCompared(row, accepted)
  if (!accepted.accept_above_limit) await requireWithinLimit(tx, row, limit)
  await requireOpenWallet(tx, scope, row)
  await requireClearedBuyer(deps, tx, row, at)
  const advance = amountIn(row, row.advance_amount ?? 0n)
  const facts = { amount: formatMoney(advance), arrives_on: walletArrivalOf(advance, at).day }
  await move(tx, fundingLifecycle, { scope: actor, id, to: 'approved', at, facts })
  await beginFactoringStep(tx, { companyId, fundingId: id, kind: 'transfer', amount: advance, at })
}

/** What a person has to look at, and says that it has. Refuses at the field. */
function requireCompared(row: FundingRow, { accept_alike, accept_xml_differences }: Accepted): void {
  if (row.alike_id !== null && !accept_alike)
    refuseFields({ accept_alike: 'Tick this once you have compared the two invoices' })
  if (xmlDifferencesOf(row).length > 0 && !accept_xml_differences)
    refuseFields({ accept_xml_differences: 'Tick this once the differences are explained' })
}

function requireFundable(row: FundingRow, today: string): void {
  if (row.buyer_confirmed_at === null)
    throw new Refusal('NOT_ELIGIBLE', { message: 'The buyer has not confirmed the invoice yet.' })
  if (row.due_date === null || row.due_date <= today)
    throw new Refusal('NOT_ELIGIBLE', { message: 'The invoice is due already.' })
}

/** A limit that was reduced concerns later fundings only. One that cannot be used any more stops this one too. */
function requireUsable(row: FundingRow, limit: CreditLimit | undefined, today: string): void {
  if (limit && limit.currency !== currencyOf(row))
    throw new Refusal('NOT_ELIGIBLE', {
      message: `The credit limit is in ${limit.currency} now, and the invoice in ${currencyOf(row)}. Deny the invoice.`,
    })
  if (limit && isUsableToday(limit, today)) return
  const isExpired = limit?.validUntil && limit.validUntil < today
  throw new Refusal('NOT_ELIGIBLE', {
    message: isExpired
      ? `The credit limit ended on ${dayText(limit.validUntil ?? '')}. Deny the invoice, or approve it once there is a new limit.`
      : 'The credit limit can no longer be used. Deny the invoice, or approve it once there is a new limit.',
  })
}

/** Above the limit of today only where that is accepted in so many words. Refuses at the field. */
async function requireWithinLimit(tx: Tx, row: FundingRow, limit: CreditLimit | undefined): Promise<void> {
  const buyer = { beneficiaryId: row.beneficiary_id, currency: currencyOf(row) }
  const lent = await sumLentOnBuyer(tx, systemScope(row.uid), buyer)
  if (limit?.approved && compare(lent, limit.approved) > 0)
    refuseFields({ accept_above_limit: 'Tick this to approve the invoice above the limit' })
}

/** As when it was submitted, in words for the back office. */
const requireClearedBuyer = (deps: Deps, tx: Tx, row: FundingRow, at: Date) =>
  requireKnownBuyer(deps, tx, row, at).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'ILLEGAL_STATE') throw error
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The buyer matches a sanctions list and is not cleared. Decide this match first.',
    })
  })

/** Before any transfer is asked for: the partner's money would arrive and could not be paid out. */
async function requireOpenWallet(tx: Tx, scope: OneCompanyScope, row: FundingRow): Promise<void> {
  if (await isWalletOpen(tx, scope, currencyOf(row))) return
  throw new Refusal('NOT_ELIGIBLE', {
    message: `The customer has no ${currencyOf(row)} account in its wallet yet. Ask the customer to open one first.`,
  })
}

/** Before it is approved. Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function withdrawFunding(deps: Deps, actor: CustomerActor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const request = await lockRequestOf(tx, actor, requestOfFunding(id))
    await endConfirmation(tx, actor, id, at)
    const row = await lockRow(tx, fundingLifecycle, { scope: actor, id })
    // It may have been submitted meanwhile.
    await requireNewest(tx, actor, requestOfFunding(id), request)
    requireOpen(fundingActions.withdraw, row)
    await move(tx, fundingLifecycle, { scope: actor, id, to: 'withdrawn', at })
    await cancelOfRecord(tx, actor, request, at)
  })
}

/**
 * The buyer has confirmed amount and due date; the reason says through what, and how a dispute was settled. Refuses with CONFLICT what was
 * changed since it was looked at, so that no dispute is overlooked, and with ILLEGAL_STATE what is not requested; a second confirmation changes nothing.
 */
export async function confirmInvoice(
  deps: Deps,
  scope: Scope,
  { invoice_factoring_id: id, version, reason }: Confirmation,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    await endConfirmation(tx, scope, id, at)
    const row = await lockRow(tx, fundingLifecycle, { scope, id, version })
    if (row.state !== 'requested') throw new Refusal('ILLEGAL_STATE')
    if (row.buyer_confirmed_at !== null) return
    await note(tx, fundingLifecycle, {
      scope,
      id,
      what: 'buyer_confirmed',
      at,
      reason,
      set: { buyer_confirmed_at: at },
    })
  })
}

/** Asks the customer to pay what its buyer has not paid. Refuses with ILLEGAL_STATE earlier than 90 days after the due date, and twice. */
export async function startRecourse(
  deps: Deps,
  actor: AdminActor,
  { invoice_factoring_id: id, reason }: { invoice_factoring_id: string; reason?: string | undefined },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockRow(tx, fundingLifecycle, { scope: actor, id })
    const today = await dayOfCompany(tx, row.uid, at)
    const position = positionOf(row)
    if (row.state !== 'overdue' || !position || row.due_date === null || row.recourse_at !== null)
      throw new Refusal('ILLEGAL_STATE')
    if (daysOverdue(row.due_date, today) <= recourseAfterDays)
      throw new Refusal('ILLEGAL_STATE', {
        message: `Recourse is possible from ${recourseAfterDays + 1} days after the due date.`,
      })
    await note(tx, fundingLifecycle, {
      scope: actor,
      id,
      what: 'recourse',
      at,
      reason,
      facts: { amount: formatMoney(totalDue(asOf(position, today))), day: today },
      set: { recourse_at: at },
    })
  })
}

import { approveEscrowRequest } from '@tradelane/contract/smart-escrow/code-request'
import { leastEscrowAmount, mostEscrowAmount } from '@tradelane/contract/smart-escrow/options'
import type { Db, Tx } from '@tradelane/db'
import { compare, formatMoney, type Money, parseMoney, sum } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Reading, ReleasedAction } from '../../../../entries/approved-action.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { requireCorridor } from '../../../money/corridors/index.ts'
import { rateText } from '../../../money/price-rates/index.ts'
import { requireWallet } from '../../../money/wallet/index.ts'
import {
  bankRestriction,
  checkNames,
  findPayee,
  type Payee,
  payeeInCorridor,
} from '../../../trade/partners/index.ts'
import {
  doubtOf,
  isOtherName,
  nameLines,
  requireConfirmedName,
  requireKnownName,
  whyTwo,
} from '../../simple-payment/index.ts'
import { blocksOf, draftAmounts, listBlocks, openAmount } from '../blocks.ts'
import { todayOf } from '../escrow-places.ts'
import { amountIn, type EscrowRow, escrowNumber, getEscrow, lockEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { differsFromApproved } from '../payouts/approved-payee.ts'
import { type DraftRates, newFeeOf, rateOfDraft, ratesOfDraft } from './draft-rates.ts'
import { requirePositiveBlocks } from './escrow-of-form.ts'

type EscrowKey = { smart_escrow_id: string }
/** An escrow with its payee as it is now, and what the approval lets go; of a draft, the rates of its fee too. */
export type ApprovableEscrow = { row: EscrowRow; payee: Payee; amount: Money; rates?: DraftRates }

/**
 * Approving an escrow: the code is for this amount, this payee down to each letter of the account, and these blocks. A draft is funded by
 * it; of a funded escrow whose payee was changed since, the payee is approved again.
 */
export const escrowApproval: ReleasedAction<EscrowKey, ApprovableEscrow> = {
  purpose: 'smart escrow',
  who: 'approver',
  isForVerified: true,
  request: approveEscrowRequest,
  askBefore: async (outside, actor, { smart_escrow_id: id }) => {
    const { beneficiary_account_id: accountId } = await getEscrow(outside.db, actor, id)
    await checkNames(outside, actor, { accountId })
  },
  load: async ({ db, actor, now }, { smart_escrow_id: id }) =>
    withPayee(db, await getEscrow(db, actor, id), now),
  lock: async ({ tx, actor, now }, { smart_escrow_id: id }) =>
    withPayee(tx, await lockEscrow(tx, actor, id), now),
  require: async (at, approvable) => {
    const { row, rates } = approvable
    if (rates) await requireFundable(at, approvable, rates)
    else if (!needsApproval(approvable)) throw new Refusal('ILLEGAL_STATE')
    await requirePayable(at, approvable)
    requireKnownName(approvable.payee)
    requireConfirmedName(approvable.payee, row)
  },
  binding: ({ row, payee, amount }) => ({
    escrow: row.smart_escrow_id,
    funds: row.state === 'draft',
    currency: row.currency,
    sent: row.amount_sent,
    fee: row.fee_amount,
    received: row.amount_received,
    amount,
    feesPayedBy: row.fees_payed_by,
    expiry: row.expiry_date,
    inspectionDays: row.inspection_days,
    terms: row.terms,
    blocks: row.conditions,
    paymentMode: row.payment_mode,
    reference: row.reference,
    reason: row.reason,
    purpose: row.purpose_code,
    sourceOfFunds: row.source_of_funds,
    exemption: row.exemption_code,
    payee: payee.version,
    ...doubtOf(payee),
  }),
  release: {
    amount: ({ amount }) => amount,
    lifecycle: escrowLifecycle,
    id: ({ row }) => row.smart_escrow_id,
    until: ({ row, rates }) => rates && newFeeOf(row, rates)?.until,
    takesTwo: ({ payee }) => (isOtherName(payee) ? whyTwo : undefined),
  },
  summary: ({ row, payee, amount, rates }) => ({
    mailSubject: 'Your Tradelane code to approve an escrow',
    mailLead: `{code} is your code to approve smart escrow ${escrowNumber(row)}:`,
    amount,
    payee: payee.account.account_holder_name,
    accountLastFour: payee.account.account_no.slice(-4),
    facts: [
      ...nameLines(payee),
      ...(rates ? factsOf(row, rates) : ['The beneficiary or its account was changed after the approval.']),
    ],
  }),
}

/** Refuses with NOT_FOUND without a payee. */
export async function withPayee(db: Db | Tx, row: EscrowRow, now: Date): Promise<ApprovableEscrow> {
  const scope = systemScope(row.uid)
  const payee = await findPayee(db, scope, row.beneficiary_id, row.beneficiary_account_id)
  if (!payee) throw new Refusal('NOT_FOUND')
  if (row.state === 'draft') {
    const rates = await ratesOfDraft(db, row, now)
    return { row, payee, amount: amountIn(row, row.amount_sent), rates }
  }
  const blocks = await listBlocks(db, scope, row.smart_escrow_id)
  const unpaid = blocks.filter(({ state }) => state !== 'paid' && state !== 'refunded')
  const amount = sum(amountIn(row, 0n).currency, unpaid.map(openAmount))
  return { row, payee, amount }
}

/** The payee was changed after it was approved, and something is still to be paid to it. */
const needsApproval = ({ row, payee, amount }: ApprovableEscrow): boolean =>
  amount.amount > 0n && (row.payee_changed_at !== null || differsFromApproved(row.payee as Payee, payee))

async function requireFundable(
  { db, actor, now }: Reading,
  { row, payee }: ApprovableEscrow,
  rates: DraftRates,
): Promise<void> {
  const blocks = blocksOf(row)
  requirePriced(row, rates)
  requireWithinLimits(row, rates)
  if (blocks.length === 0) refuseFields({ conditions: 'Add at least one partial payment' })
  requirePositiveBlocks(amountIn(row, row.amount_received), blocks)
  if (row.expiry_date < (await todayOf(db, { uid: row.uid, payee }, now)))
    refuseFields({ expiry_date: 'The expiry date has passed' })
  await requireWallet(db, actor, amountIn(row, 0n).currency)
}

const fieldOfAmount = ({ transation_amount: price }: EscrowRow): string =>
  price === null ? 'amount_sent' : 'transation_amount'

/** The fee that was shown is not offered any more: the customer sees the new one before it approves. */
function requirePriced(row: EscrowRow, rates: DraftRates): void {
  if (rateOfDraft(row, rates)) return
  const message = `Our fee has changed since this was saved. It is ${rateText(rates.current)} now. Save the amount again.`
  refuseFields({ [fieldOfAmount(row)]: message })
}

/** A draft that was saved under other limits is changed first. */
function requireWithinLimits(row: EscrowRow, rates: DraftRates): void {
  const [sent, fee, received] = [row.amount_sent, row.fee_amount, row.amount_received].map((amount) =>
    amountIn(row, amount),
  ) as [Money, Money, Money]
  const limit = (units: number) => parseMoney(String(units), sent.currency)
  const isWithin =
    compare(sent, limit(mostEscrowAmount)) <= 0 &&
    compare(received, limit(leastEscrowAmount)) >= 0 &&
    (compare(fee, limit(leastEscrowAmount)) >= 0 || rateOfDraft(row, rates)?.basisPoints === 0)
  if (isWithin) return
  const message = `${formatMoney(sent)} with a fee of ${formatMoney(fee)} is outside of the limits of an escrow. Change the amount.`
  refuseFields({ [fieldOfAmount(row)]: message })
}

/** What is refused here would be refused when a block is paid: then the money waits in the escrow. */
async function requirePayable({ db }: Reading, { row, payee }: ApprovableEscrow): Promise<void> {
  const { account, removedAt } = payee
  if (removedAt !== null)
    refuseFields({ beneficiary_account_id: 'This account was removed. Select another one.' })
  if (account.currency !== row.currency)
    refuseFields({ beneficiary_account_id: `This account receives ${account.currency}` })
  const restriction = await bankRestriction(db, account)
  if (restriction) refuseFields({ beneficiary_account_id: restriction })
  await requireCorridor(db, payeeInCorridor(payee), row.purpose_code)
}

const factsOf = (row: EscrowRow, rates: DraftRates): string[] => [
  `including a fee of ${formatMoney(amountIn(row, row.fee_amount))}, paid by: ${row.fees_payed_by}`,
  `rate of the fee: ${rateText(rateOfDraft(row, rates) ?? rates.current)}`,
  ...draftAmounts(row).map((amount, index) => `block ${index + 1}: ${formatMoney(amount)}`),
]

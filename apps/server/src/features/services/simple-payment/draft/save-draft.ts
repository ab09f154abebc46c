import { randomUUID } from 'node:crypto'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import type { DraftPayment } from '@tradelane/contract/simple-payment/forms'
import type { Database, Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import type { Insertable } from 'kysely'
import type { CustomerActor } from '../../../../access/session-memory.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { change } from '../../../../lifecycle/move.ts'
import { refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { currentTransaction } from '../../../trade/transactions/index.ts'
import { alreadySubmitted } from '../already-submitted.ts'
import { paymentLifecycle } from '../lifecycle.ts'
import { amountAt } from '../payment-amounts.ts'
import { lockPayment, type PaymentRow } from '../payments.ts'
import { returnToDraft } from '../return-to-draft.ts'
import { noteSettled } from '../sending/settle-return.ts'
import { confirmationColumns } from './confirm-payee.ts'

type PaymentColumns = Insertable<Database['simple_payments']>
type Columns = { [K in keyof PaymentColumns]?: PaymentColumns[K] | undefined }

/** The wizard's step if a client does not send one. */
const firstStoredStep = 2

/**
 * Creates a draft, or changes the one that is named: fields that are not sent stay as they were. Refuses with NOT_FOUND
 * a partner, account or quote of somebody else, and with ILLEGAL_STATE what has been submitted; what only waits for an
 * approver is taken back. Returns its id.
 */
export async function saveDraft(deps: Deps, actor: CustomerActor, draft: DraftPayment): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    const id = draft.simple_payment_id
      ? await updateDraft(deps, tx, actor, draft, draft.simple_payment_id)
      : await insertDraft(deps, tx, actor, draft)
    const at = deps.clock.now()
    if (draft.repeats) await noteSettled(tx, { actor, simplePaymentId: draft.repeats, at })
    return id
  })
}

async function insertDraft(
  { clock }: Deps,
  tx: Tx,
  actor: CustomerActor,
  draft: DraftPayment,
): Promise<string> {
  const at = clock.now()
  const { transaction_id } = await currentTransaction(tx, actor, at)
  const { simple_payment_id } = await begin(tx, paymentLifecycle, {
    scope: actor,
    to: 'draft',
    at,
    values: {
      // Kysely leaves out columns that are undefined.
      ...(columnsOf(draft) as Partial<PaymentColumns>),
      ...(await confirmationColumns(tx, actor, draft)),
      step: draft.step ?? firstStoredStep,
      simple_payment_id: randomUUID(),
      transaction_id,
      prepared_by: actor.userId,
      changed_by: actor.userId,
      created_at: at,
      updated_at: at,
    },
  })
  return simple_payment_id
}

async function updateDraft(
  { clock }: Deps,
  tx: Tx,
  actor: CustomerActor,
  draft: DraftPayment,
  simplePaymentId: string,
): Promise<string> {
  const saved = await lockPayment(tx, { scope: actor, simplePaymentId })
  const which = { scope: actor, id: simplePaymentId, at: clock.now() }
  if (closedBy(paymentActions.change, { state: saved.state })) throw alreadySubmitted(saved)
  // A payment that waits for its release is as it was submitted: a change takes it back.
  if (saved.state === 'awaiting_approval') await returnToDraft(tx, which)
  const set = {
    ...columnsOf(draft, saved),
    ...(await confirmationColumns(tx, actor, draft, saved)),
    changed_by: actor.userId,
  }
  await change(tx, paymentLifecycle, { ...which, set })
  return simplePaymentId
}

/** What was not sent is undefined, and left alone; what no longer fits to it is emptied. */
function columnsOf(draft: DraftPayment, saved?: PaymentRow): Columns {
  const columns: Columns = {
    ...amountColumns('amount_sent', 'amount_sent_currency', draft, saved),
    ...amountColumns('amount_received', 'amount_received_currency', draft, saved),
    ...feeColumn(draft, saved),
    step: draft.step,
    amount_side: draft.amount_side,
    beneficiary_id: draft.beneficiary_id,
    beneficiary_account_id: draft.beneficiary_account_id,
    quote_id: draft.quote_id,
    reference: draft.reference,
    reason: draft.reason,
    paid_from: draft.paid_from,
    purpose_code: draft.purposeCode,
    source_of_funds: draft.sourceOfFunds,
    exemption_code: draft.exemptionCode,
  }
  const partner = draft.beneficiary_id === undefined ? saved?.beneficiary_id : draft.beneficiary_id
  const isOtherPartner = partner !== saved?.beneficiary_id
  if (isOtherPartner && draft.beneficiary_account_id === undefined) columns.beneficiary_account_id = null
  if (draft.beneficiary_account_id && !partner) refuseFields({ beneficiary_id: 'Select a beneficiary' })
  return columns
}

/** An amount has no meaning without its currency, so it is dropped when the currency changes. */
function amountColumns(
  field: 'amount_sent' | 'amount_received',
  currencyField: 'amount_sent_currency' | 'amount_received_currency',
  draft: DraftPayment,
  saved: PaymentRow | undefined,
): Columns {
  const text = draft[field]
  const sentCurrency = draft[currencyField]
  const currency = sentCurrency === undefined ? (saved?.[currencyField] ?? null) : sentCurrency
  const isOtherCurrency = currency !== (saved?.[currencyField] ?? null)
  if (text && !currency) refuseFields({ [currencyField]: 'Currency is required' })
  return {
    [currencyField]: sentCurrency,
    [field]: text
      ? amountAt(field, text, currency as Currency).amount
      : text === null || isOtherCurrency
        ? null
        : undefined,
  }
}

/** A fee belongs to the amount it is inside of: another amount, or none, and it is gone. */
function feeColumn(draft: DraftPayment, saved: PaymentRow | undefined): Columns {
  const isTouched = draft.amount_sent !== undefined || draft.amount_sent_currency !== undefined
  if (!draft.fees) return draft.fees === null || isTouched ? { fees: null } : {}
  const { amount_sent_currency: named = saved?.amount_sent_currency } = draft
  const currency = named ?? refuseFields({ amount_sent_currency: 'Currency is required' })
  const fee = amountAt('fees', draft.fees, currency as Currency).amount
  const { amount_sent } = amountColumns('amount_sent', 'amount_sent_currency', draft, saved)
  const sent = amount_sent === undefined ? saved?.amount_sent : amount_sent
  if (sent && fee >= sent) refuseFields({ fees: 'The fee is more than the amount sent' })
  return { fees: fee }
}

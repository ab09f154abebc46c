import { randomUUID } from 'node:crypto'
import { postJournal } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import type { Collection } from '@tradelane/providers'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { beginOnce } from '../../../../lifecycle/begin.ts'
import { dayOfCompany } from '../../../../lifecycle/day-of-company.ts'
import { note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { plainText } from '../../../money/incoming-payments/index.ts'
import { askLater } from '../../../money/steps/index.ts'
import { currencyOf, type FundingRow, fundingNumber, lockFunding, positionOf } from '../fundings.ts'
import { factoringPaymentLifecycle, fundingLifecycle } from '../lifecycle.ts'
import { buyerPaid, unmatched } from '../movements/journals.ts'
import { applyPayment, shareColumns, sharesOf } from './share-payment.ts'

/** A payment may be reported after later ones: so far back they are read again. Each is stored once. */
const overlapMs = 3 * 86_400_000

/** The job: what buyers have paid to the collection accounts, each payment booked once. Safe to repeat. */
export async function collectFactoringPayments(deps: Deps): Promise<void> {
  const newest = await deps.db
    .selectFrom('factoring_payments')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('payer', '=', 'buyer')
    .executeTakeFirst()
  const since = newest?.at ? { since: new Date(newest.at.getTime() - overlapMs) } : {}
  const collections = await deps.financePartners.listCollections(since)
  await eachDue(deps, {
    job: 'collect-factoring-payments',
    subject: 'invoice_factoring',
    does: "book a buyer's payment",
    isOnePage: true,
    due: async () => collections.map((one) => ({ ...one, id: one.providerReference, companyId: null })),
    each: (collection) => bookCollection(deps, collection),
  })
}

async function bookCollection(deps: Deps, collection: Collection): Promise<void> {
  const { key: fundingId, providerReference } = collection
  const known = await deps.db
    .selectFrom('invoice_factorings')
    .select('uid')
    .where('invoice_factoring_id', '=', fundingId)
    .executeTakeFirst()
  if (!known) throw new Error(`no funding ${fundingId}`)
  const stored = await deps.db
    .selectFrom('factoring_payments')
    .select('payment_id')
    .where('provider_reference', '=', providerReference)
    .executeTakeFirst()
  if (stored) return
  deps.crashAt('collection_before_post')
  await inTransaction(deps.db, async (tx) => {
    const funding = await lockFunding(tx, systemScope(known.uid), fundingId)
    const at = deps.clock.now()
    if (isUsable(funding, collection)) await shareCollection(tx, funding, collection, at)
    else await returnCollection(tx, funding, collection, at)
  })
  deps.crashAt('collection_after_post')
}

type Tx = Parameters<typeof lockFunding>[0]

/** Of the invoice's currency, for an invoice that was advanced. */
const isUsable = (funding: FundingRow, { amount }: Collection): boolean =>
  positionOf(funding) !== undefined && amount.currency === currencyOf(funding)

function whyUnusable(funding: FundingRow, { amount }: Collection): string {
  const currency = currencyOf(funding)
  if (amount.currency !== currency) return `The invoice is in ${currency}`
  return funding.state === 'denied' || funding.state === 'withdrawn'
    ? 'The invoice was not funded'
    : 'It arrived before the advance was paid out'
}

async function shareCollection(tx: Tx, funding: FundingRow, collection: Collection, at: Date): Promise<void> {
  const { amount } = collection
  const paymentId = randomUUID()
  const payment = {
    paymentId,
    payer: 'buyer',
    amount,
    paidOn: await dayOfCompany(tx, funding.uid, collection.at),
  } as const
  const shared = sharesOf(funding, payment)
  const set = { ...shareColumns(shared.shares), settled_at: at }
  if (!(await store(tx, funding, collection, { paymentId, to: 'shared', set, at }))) return
  const booked = { ...payment, fundingId: funding.invoice_factoring_id, description: titleOf(funding) }
  await postJournal(tx, buyerPaid(booked, shared.shares, collection.at))
  await applyPayment(tx, funding, payment, shared, at)
}

async function returnCollection(
  tx: Tx,
  funding: FundingRow,
  collection: Collection,
  at: Date,
): Promise<void> {
  const { amount } = collection
  const { uid: companyId, invoice_factoring_id: fundingId } = funding
  const paymentId = randomUUID()
  if (!(await store(tx, funding, collection, { paymentId, to: 'unmatched', set: {}, at }))) return
  const booked = { paymentId, fundingId, amount, description: titleOf(funding) }
  await postJournal(tx, unmatched(booked, 'arrived', collection.at))
  await note(tx, fundingLifecycle, {
    scope: systemScope(companyId),
    id: fundingId,
    what: 'payment_unmatched',
    by: 'provider',
    at,
    reason: whyUnusable(funding, collection),
    facts: { amount: formatMoney(amount) },
  })
  await askLater(tx, factoringPaymentLifecycle, { companyId, id: paymentId })
}

type Stored = {
  paymentId: string
  to: 'shared' | 'unmatched'
  set: Partial<ReturnType<typeof shareColumns>> & { settled_at?: Date }
  at: Date
}

/** False where somebody else has stored it. */
async function store(
  tx: Tx,
  { uid: companyId, invoice_factoring_id }: FundingRow,
  { providerReference, amount, at: paidAt, sender, senderAccount, reference }: Collection,
  { paymentId, to, set, at }: Stored,
): Promise<boolean> {
  const stored = await beginOnce(tx, factoringPaymentLifecycle, {
    scope: systemScope(companyId),
    to,
    by: 'provider',
    at,
    facts: { amount: formatMoney(amount) },
    values: {
      payment_id: paymentId,
      invoice_factoring_id,
      payer: 'buyer',
      provider_reference: providerReference,
      currency: amount.currency,
      amount: amount.amount,
      paid_on: await dayOfCompany(tx, companyId, paidAt),
      sender: plainText(sender, 140),
      sender_account: plainText(senderAccount ?? '', 64) || null,
      reference: plainText(reference, 500),
      ...set,
      created_at: paidAt,
    },
  })
  return stored !== undefined
}

const titleOf = (funding: FundingRow): string => `Payment of the buyer on invoice ${fundingNumber(funding)}`

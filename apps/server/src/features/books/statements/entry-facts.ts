import type { Db } from '@tradelane/db'
import { isPositive, type Money, minus, negate } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { listCollectedFees } from '../../money/charges/index.ts'
import { type IncomingFacts, listIncomingFacts } from '../../money/incoming-payments/index.ts'
import { type ConversionFacts, listConversionFacts } from '../../money/wallet/index.ts'
import { type FactoringFacts, readFactoringFacts } from '../../services/invoice-factoring/index.ts'
import { listPaymentFacts, type PaymentFacts } from '../../services/simple-payment/index.ts'
import type { RateOrigin } from '../../world/rates/index.ts'
import { idsOf } from './counterparties.ts'

/** What was exchanged: `net`, which is the source less the fee, times the rate gives the target. */
export type Exchange = {
  source: Money
  net: Money
  target: Money
  rate: string
  /** Of the mid rate behind it. */
  rateOrigin: RateOrigin | null
}

/** What an accountant books an entry by. What is not known is empty or left out. */
export type EntryFacts = {
  /** Our own number: PY-2026-000123, IP-2026-000123. */
  number: string
  counterparty: string
  counterpartyAccount: string
  /** Where the other side's account is. */
  bank?: { name: string; code: string }
  /** Of a payment and what came back of it the creditor, also where the money came in. */
  role: 'creditor' | 'debtor'
  reference: string
  /** Inside the amount that was paid out, or taken off what came in; negative where it was given back. */
  fee?: Money
  /** In the same way, the interest of a finance partner. */
  interest?: Money
  exchange?: Exchange
  /** What arrived at the other side, or left the other account. */
  counterAmount?: Money
  returnReason?: string
}

/** The part of a ledger entry that decides which facts belong to it. */
type Entry = { key: string; kind: string; subject: string | null; amount: bigint }

const nothing: EntryFacts = {
  number: '',
  counterparty: '',
  counterpartyAccount: '',
  role: 'debtor',
  reference: '',
}

/** Reads what is known of all these entries; what it returns answers for each of them. */
export async function readEntryFacts(
  db: Db,
  scope: OneCompanyScope,
  entries: readonly Entry[],
): Promise<(entry: Entry) => EntryFacts> {
  const subjects = entries.map(({ subject }) => subject)
  const charged = entries.flatMap(({ kind, subject }) =>
    kind === 'charge.collected' && subject ? [subject] : [],
  )
  const [payments, incoming, conversions, fees, factoringOf] = await Promise.all([
    listPaymentFacts(db, scope, idsOf('simple_payment', subjects)),
    listIncomingFacts(db, scope, idsOf('incoming_payment', subjects)),
    listConversionFacts(db, scope, idsOf('conversion', subjects)),
    listCollectedFees(db, scope, charged),
    readFactoringFacts(db, scope, entries),
  ])
  return (entry) => {
    const id = entry.subject?.split(':')[1] ?? ''
    const payment = payments.get(id)
    if (payment) return ofPayment(entry, payment)
    const arrived = incoming.get(id)
    if (arrived) return ofIncoming(entry, arrived)
    const conversion = conversions.get(id)
    if (conversion) return ofConversion(entry, conversion)
    const funding = factoringOf(entry)
    if (funding) return ofFunding(funding)
    const fee = fees.get(entry.subject ?? '')
    return entry.kind === 'charge.collected' && fee ? { ...nothing, fee } : nothing
  }
}

const cameBack = /^payment\.(rejected|cancelled|returned)$/

function ofPayment({ kind }: Entry, payment: PaymentFacts): EntryFacts {
  const { number, payee, account, bank, reference, source, fee, target, rate, rateOrigin, reason } = payment
  const isBack = cameBack.test(kind)
  return {
    number,
    counterparty: payee,
    counterpartyAccount: account,
    bank,
    role: 'creditor',
    reference,
    fee: isBack ? negate(fee) : fee,
    ...(rate !== null && { exchange: { source, net: minus(source, fee), target, rate, rateOrigin } }),
    counterAmount: target,
    ...(isBack && { returnReason: reason || 'Not given' }),
  }
}

function ofIncoming({ kind }: Entry, arrived: IncomingFacts): EntryFacts {
  const { number, sender, senderAccount, reference, returnReason } = arrived
  return {
    ...nothing,
    number,
    counterparty: sender,
    counterpartyAccount: senderAccount ?? '',
    reference,
    ...(kind === 'incoming.returned' && { returnReason: returnReason || 'Not given' }),
  }
}

function ofFunding({ counterparty, isPayee, fee, interest, ...facts }: FactoringFacts): EntryFacts {
  return {
    ...nothing,
    ...facts,
    counterparty,
    role: isPayee ? 'creditor' : 'debtor',
    ...(isPositive(fee) && { fee }),
    ...(isPositive(interest) && { interest }),
  }
}

function ofConversion({ amount }: Entry, { source, target, rate, rateOrigin }: ConversionFacts): EntryFacts {
  return {
    ...nothing,
    exchange: { source, net: source, target, rate, rateOrigin },
    counterAmount: amount < 0n ? target : source,
  }
}

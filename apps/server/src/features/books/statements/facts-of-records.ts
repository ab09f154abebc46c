import { isPositive, minus, money, negate } from '@tradelane/money'
import type { Charge } from '../../../entries/billed-charge.ts'
import type { IncomingFacts } from '../../money/incoming-payments/index.ts'
import type { ConversionFacts, Funding } from '../../money/wallet/index.ts'
import type { FactoringFacts } from '../../services/invoice-factoring/index.ts'
import type { PaymentFacts } from '../../services/simple-payment/index.ts'
import type { EscrowFacts } from '../../services/smart-escrow/index.ts'
import type { EntryFacts, FactsEntry } from './entry-facts.ts'

export const nothing: EntryFacts = {
  number: '',
  counterparty: '',
  counterpartyAccount: '',
  role: 'debtor',
  reference: '',
}

const cameBack = /^payment\.(rejected|cancelled|returned)$/

export function ofPayment({ kind }: FactsEntry, payment: PaymentFacts): EntryFacts {
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

export function ofIncoming({ kind }: FactsEntry, arrived: IncomingFacts): EntryFacts {
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

export function ofFactoring({ counterparty, isPayee, fee, interest, ...facts }: FactoringFacts): EntryFacts {
  return {
    ...nothing,
    ...facts,
    counterparty,
    role: isPayee ? 'creditor' : 'debtor',
    ...(isPositive(fee) && { fee }),
    ...(isPositive(interest) && { interest }),
  }
}

export function ofConversion(
  { amount }: FactsEntry,
  { source, target, rate, rateOrigin }: ConversionFacts,
  company: string,
): EntryFacts {
  return {
    ...nothing,
    counterparty: company,
    role: amount < 0n ? 'creditor' : 'debtor',
    exchange: { source, net: source, target, rate, rateOrigin },
    counterAmount: amount < 0n ? target : source,
  }
}

/** Balance that was added, and what a service pays back. */
export function ofFunding({ payer, number }: Funding): EntryFacts {
  return { ...nothing, counterparty: payer ?? 'Tradelane', number: number ?? '' }
}

export function ofCharge({ kind }: FactsEntry, { payee, number, fee }: Charge): EntryFacts {
  const isPaid = kind === 'charge.collected'
  return { ...nothing, number, counterparty: payee, role: 'creditor', ...(isPaid && { fee }) }
}

/** The beneficiary is the creditor of all of it, also where money comes back. */
export function ofEscrow(
  { kind, amount, currency }: FactsEntry,
  { payout, ...facts }: EscrowFacts,
): EntryFacts {
  const moved = money(amount < 0n ? -amount : amount, currency)
  return {
    ...nothing,
    ...facts,
    role: 'creditor',
    ...(kind === 'escrow.fee' && { fee: moved }),
    ...(payout && { counterpartyAccount: payout.account, bank: payout.bank, counterAmount: moved }),
    ...(kind === 'escrow.back' && { returnReason: payout?.reason || 'Not given' }),
  }
}

import { randomUUID } from 'node:crypto'
import { type Money, money } from '@tradelane/money'
import type { Customer } from '../src/payments/customer.ts'
import type { PayoutRequest } from '../src/payments/payout.ts'

export const usd = (cents: bigint): Money => money(cents, 'USD')
export const eur = (cents: bigint): Money => money(cents, 'EUR')

/** 1,000.00 USD with a fee of 0.50 to a German company. */
export const newPayout = (customer: Customer, change: Partial<PayoutRequest> = {}): PayoutRequest => ({
  key: randomUUID(),
  customer,
  source: usd(100_000n),
  fee: usd(50n),
  target: eur(96_207n),
  beneficiary: {
    name: 'Hansa Ventile GmbH',
    accountType: 'Corporate',
    accountNumber: 'DE89370400440532013000',
    routingCode: 'COBADEFFXXX',
    bankName: 'Commerzbank',
    country: 'DE',
  },
  reference: 'Invoice 4711',
  purposeCode: 'IR01809',
  sourceOfFunds: 'Corporate Account',
  payoutMethod: 'SWIFT',
  ...change,
})

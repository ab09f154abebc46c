import type { Entry } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptedEntries, backEntries, convertedEntries, type PaymentMoney, paidEntries } from './journals.ts'

describe('the journals of a payment', () => {
  test('balance in each currency for any amounts', () => {
    fc.assert(
      fc.property(fc.oneof(converted, sameCurrency), (payment) => {
        expect(perCurrency([held(payment), ...acceptedEntries(payment)])).toEqual({})
        expect(perCurrency(convertedEntries(payment))).toEqual({})
        expect(perCurrency(paidEntries(payment))).toEqual({})
        expect(perCurrency(backEntries(payment, { wasPaid: true }))).toEqual({})
        expect(perCurrency(backEntries(payment, { wasPaid: false }))).toEqual({})
      }),
    )
  })

  test('name each account once', () => {
    fc.assert(
      fc.property(fc.oneof(converted, sameCurrency), (payment) => {
        for (const entries of [acceptedEntries(payment), convertedEntries(payment), paidEntries(payment)]) {
          const names = entries.map(({ account, amount }) => `${account} ${amount.currency}`)
          expect(new Set(names).size).toBe(names.length)
        }
      }),
    )
  })

  test('leave no position in fx, and nothing in transit once it is paid', () => {
    fc.assert(
      fc.property(fc.oneof(converted, sameCurrency), (payment) => {
        const after = sums([
          ...acceptedEntries(payment),
          ...convertedEntries(payment),
          ...paidEntries(payment),
        ])
        expect(Object.keys(after).filter((name) => /fx|payouts/.test(name))).toEqual([])
      }),
    )
  })

  test('undo everything when the money comes back, before and after it was paid', () => {
    fc.assert(
      fc.property(fc.oneof(converted, sameCurrency), fc.boolean(), (payment, wasPaid) => {
        const there = [
          held(payment),
          ...acceptedEntries(payment),
          ...convertedEntries(payment),
          ...(wasPaid ? paidEntries(payment) : []),
        ]
        expect(sums([...there, ...backEntries(payment, { wasPaid })])).toEqual({
          [`${companyId} held USD`]: -payment.source.amount,
          [`${companyId} available USD`]: payment.source.amount,
        })
      }),
    )
  })
})

const companyId = 'company'

/** What each account and currency has after these entries, accounts at zero left out. */
function sums(entries: readonly Entry[]): Record<string, bigint> {
  const totals: Record<string, bigint> = {}
  for (const { owner, account, amount } of entries) {
    const key = `${owner} ${account} ${amount.currency}`
    totals[key] = (totals[key] ?? 0n) + amount.amount
  }
  return Object.fromEntries(Object.entries(totals).filter(([, total]) => total !== 0n))
}

function perCurrency(entries: readonly Entry[]): Record<string, bigint> {
  const totals: Record<string, bigint> = {}
  for (const { amount } of entries) totals[amount.currency] = (totals[amount.currency] ?? 0n) + amount.amount
  return Object.fromEntries(Object.entries(totals).filter(([, total]) => total !== 0n))
}

const held = ({ source }: PaymentMoney): Entry => ({
  owner: companyId,
  account: 'held',
  amount: money(-source.amount, source.currency),
})

const converted = fc
  .record({
    net: fc.bigInt(1n, 10n ** 12n),
    fee: fc.bigInt(0n, 10n ** 9n),
    target: fc.bigInt(1n, 10n ** 12n),
  })
  .chain(({ net, fee, target }) =>
    fc.bigInt(0n, net - 1n).map(
      (spread): PaymentMoney => ({
        companyId,
        source: money(net + fee, 'USD'),
        fee: money(fee, 'USD'),
        spread: money(spread, 'USD'),
        target: money(target, 'EUR'),
      }),
    ),
  )
const sameCurrency = fc.record({ net: fc.bigInt(1n, 10n ** 12n), fee: fc.bigInt(0n, 10n ** 9n) }).map(
  ({ net, fee }): PaymentMoney => ({
    companyId,
    source: money(net + fee, 'USD'),
    fee: money(fee, 'USD'),
    spread: money(0n, 'USD'),
    target: money(net, 'USD'),
  }),
)

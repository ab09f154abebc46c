import { money } from '@tradelane/money'
import { sandboxRates } from '@tradelane/providers'
import { expect, test } from 'vitest'
import { addUp } from './add-up.ts'

const clock = { now: () => new Date('2026-11-20T09:00:00Z') }

test('a small rate is shown with enough digits to check the amount', async () => {
  const cost = {
    ...{ subject: 'toy', id: 'one', kind: 'toy', description: 'A toy from Seoul', standing: 'paid' as const },
    amount: money(10_000_000n, 'KRW'),
  }
  const { lines } = await addUp({ clock, fx: sandboxRates({ clock, isStill: true }) }, 'USD', [cost])
  const [line] = lines
  // The ECB's euro rates of 31 Dec 2024: 1.0389 USD and 1532.15 KRW.
  expect(line).toMatchObject({ amount_in_total: '6780.67', rate: { rate: '0.000678067' } })
})

test('an amount whose only rate is too old is left out of the total', async () => {
  const cost = {
    ...{ subject: 'toy', id: 'one', kind: 'toy', description: 'A toy', standing: 'paid' as const },
    amount: money(100_00n, 'EUR'),
  }
  const later = { now: () => new Date('2026-11-26T09:00:00Z') }
  const { lines, total } = await addUp({ clock: later, fx: sandboxRates({ clock }) }, 'USD', [cost])
  expect(lines[0]).toMatchObject({ amount_in_total: null, rate: null })
  expect(total.total).toBe('0.00')
})

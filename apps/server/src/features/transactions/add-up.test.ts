import { money } from '@tradelane/money'
import { ecbRates } from '@tradelane/providers'
import { expect, test } from 'vitest'
import { addUp } from './add-up.ts'

test('a small rate is shown with enough digits to check the amount', async () => {
  const cost = {
    ...{ subject: 'toy', id: 'one', kind: 'toy', description: 'A toy from Seoul', standing: 'paid' as const },
    amount: money(10_000_000n, 'KRW'),
  }
  const { lines } = await addUp(ecbRates(), 'USD', [cost])
  const [line] = lines
  // The ECB's euro rates of 31 Dec 2024: 1.0389 USD and 1532.15 KRW.
  expect(line).toMatchObject({ amount_in_total: '6780.67', rate: { rate: '0.000678067' } })
})

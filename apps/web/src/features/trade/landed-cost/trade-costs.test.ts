import { expect, test } from 'vitest'
import { costsOfTrade } from './trade-costs.ts'

const line = (kind: string, amount: string, changes: object = {}) => ({
  ...{ subject: 'logistics', id: kind, kind, description: kind, standing: 'paid', currency: 'USD', amount },
  ...{ amount_in_total: amount, rate: null, ...changes },
})
const costsIn = (currency: 'USD' | 'EUR', ...cost_lines: ReturnType<typeof line>[]) =>
  costsOfTrade(
    { cost_lines, total: { currency: 'EUR' } } as unknown as Parameters<typeof costsOfTrade>[0],
    currency,
  )

test('Freight and premiums that the trade has paid or owes fill the form, without fees and offers', () => {
  const costs = [
    line('freight', '780.50'),
    line('freight', '20', { standing: 'committed' }),
    line('freight', '999', { standing: 'quoted' }),
    line('service_fee', '15'),
    line('premium', '48.20'),
    line('cover', '1.80'),
  ]
  expect(costsIn('USD', ...costs)).toEqual({ freight: '800.50', insurance: '50.00' })
  expect(costsIn('USD')).toEqual({})
})

test('They are in the currency of the form, or left out', () => {
  const changed = line('freight', '100', { amount_in_total: '91.20' })
  expect(costsIn('EUR', changed)).toEqual({ freight: '91.20' })
  expect(costsIn('EUR', changed, line('freight', '10', { amount_in_total: null }))).toEqual({})
  expect(costsIn('USD', line('premium', '5', { currency: 'GBP' }))).toEqual({})
})

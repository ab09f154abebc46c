import { expect, test } from 'vitest'
import { openPage, textOf } from '../../../../test/open-page.tsx'
import { EstimateResult } from './estimate-result.tsx'
import type { LandedCost, LandedCostBody } from './estimate-values.ts'

const body: LandedCostBody = {
  ...{ hs_code: '6109.10', origin: 'CN', destination: 'DE', currency: 'USD', value: 100, incoterm: 'FOB' },
}
const mine = { source: 'Your figures', as_of: '2026-12-01', paid_by: 'buyer' } as const
const answer: LandedCost = {
  ...{ status: 'success', currency: 'USD', total: 100, total_without_tax: 100, per_unit: null },
  ...{ lacks_duty: true, is_complete: false, warnings: [], is_estimate: true },
  lines: [
    { ...mine, kind: 'goods', amount: 100, basis: 'The FOB price' },
    { ...mine, kind: 'freight', amount: 0, basis: 'Besides the price', is_not_given: true },
    { ...mine, kind: 'insurance', amount: 0, basis: 'Besides the price' },
  ],
}

test('What was left out has no figure and no source; 0 is a figure', async () => {
  const shown = textOf(await openPage('/landed-cost', <EstimateResult body={body} answer={answer} />))
  expect(shown.match(/0\.00 USD/g)).toHaveLength(4)
  expect(shown.match(/Not given/g)).toHaveLength(1)
  expect(shown.match(/Your figures/g)).toHaveLength(2)
})

import { describe, expect, test } from 'vitest'
import { openPage, textOf } from '../../../../../test/open-page.tsx'
import { ProfitFigures } from './profit-figures.tsx'

const profit = { sales_value: 3000, amount: 1600, units: null, per_unit: null, is_whole: false }
const noImport = 'Import duty and tax are not in the costs, so the profit is less than this.'
const noRate = 'A cost is missing, because there is no current rate for it.'

describe('what is missing in the profit', () => {
  test.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])(
    'is said of each: charges of the import %s, a cost without a rate %s',
    async (lacksImport, hasUnknownRate) => {
      const shown = textOf(
        await openPage(
          '/',
          <ProfitFigures {...{ profit, planned: null, currency: 'USD', lacksImport, hasUnknownRate }} />,
        ),
      )
      expect([shown.includes(noImport), shown.includes(noRate)]).toEqual([lacksImport, hasUnknownRate])
    },
  )
})

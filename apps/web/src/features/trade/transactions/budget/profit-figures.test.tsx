import { describe, expect, test } from 'vitest'
import { openPage, textOf } from '../../../../../test/open-page.tsx'
import { ProfitFigures } from './profit-figures.tsx'

const profit = { sales_value: 3000, amount: 1600, units: null, per_unit: null, is_whole: false }
const noImport = 'Import duty and tax are not in the costs, so the profit is less than this.'
const noDuty = 'Import tax may be due and is not in the costs.'
const noRate = 'A cost is missing, because there is no current rate for it.'

describe('what is missing in the profit', () => {
  test.each([
    [null, false],
    ['duty_and_tax', false],
    ['tax', true],
    ['duty_and_tax', true],
  ] as const)(
    'is said of each: charges of the import %s, a cost without a rate %s',
    async (lacksImport, hasUnknownRate) => {
      const shown = textOf(
        await openPage(
          '/',
          <ProfitFigures {...{ profit, planned: null, currency: 'USD', lacksImport, hasUnknownRate }} />,
        ),
      )
      const said = [shown.includes(noImport), shown.includes(noDuty), shown.includes(noRate)]
      expect(said).toEqual([lacksImport === 'duty_and_tax', lacksImport === 'tax', hasUnknownRate])
    },
  )
})

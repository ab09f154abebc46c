import type { PriceService } from '@tradelane/contract/price-rates/services'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nothingTyped, RateFields } from './rate-fields.tsx'

test('Each service is in the list, with what its rate is a part of', () => {
  const fields = shown('quality_assurance')
  for (const name of ['Payment', 'Insurance', 'Freight', 'Quality Assurance', 'Currency exchange'])
    expect(fields).toContain(`>${name}</option>`)
  expect(fields).toContain('Percent of the consignment value, in addition to the inspection')
})

test('The margin of an exchange has no limits', () => {
  expect(shown('insurance')).toContain('Limits of one fee')
  expect(shown('currency_exchange')).not.toContain('Limits of one fee')
})

test('A fixed amount is asked for in its currency, without limits', () => {
  const fields = shown('clearance_entry')
  for (const part of ['Amount', 'Charged for an entry', '>USD<']) expect(fields).toContain(part)
  expect(fields).not.toContain('Limits of one fee')
  expect(shown('clearance')).toContain('Percent of the goods’ value')
})

test('A service of which a change waits says so', () => {
  expect(shown('payment', 'A change waits for a second person.')).toContain('A change waits')
})

const shown = (service: PriceService, problem?: string): string =>
  renderToStaticMarkup(
    <RateFields
      typed={{ ...nothingTyped, service }}
      onChange={() => undefined}
      problems={{ service: problem }}
      mayEnd={false}
    />,
  )

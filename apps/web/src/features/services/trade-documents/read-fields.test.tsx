import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReadFields } from './read-fields.tsx'

test('what was read from a file is shown, also with a day that no calendar has', () => {
  const fields = {
    ...{ number: '4711', date: '2026-11-30', total: '10', currency: 'EUR', net_weight: null },
    ...{ gross_weight: null, incoterm: null, port_of_loading: null, port_of_discharge: null, hs_codes: [] },
  }
  const shown = (date: string) =>
    renderToStaticMarkup(<ReadFields read={{ unread: null, fields: { ...fields, date } }} />)
  expect(shown('2026-11-30')).toContain('number 4711, date 30 Nov 2026, total 10 EUR.')
  expect(shown('2026-31-12')).toContain('number 4711, ')
})

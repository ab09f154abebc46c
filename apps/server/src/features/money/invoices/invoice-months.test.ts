import { invoices } from '@tradelane/contract/invoices/calls'
import { expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { theApp } from '../../../../test/the-app.ts'

const berlin = theApp({ OFFICE_COUNTRY: 'DE' })
const newYork = theApp({ OFFICE_COUNTRY: 'US' })

/** Summer time begins in between: on 25 March 2001 in Berlin, on 1 April in New York. */
const issued = [
  '2001-02-28T22:59:59Z',
  '2001-02-28T23:00:00Z',
  '2001-03-01T05:00:00Z',
  '2001-03-31T22:00:00Z',
]

it.each([
  ['Berlin', berlin, { '2001-02': [1, 1], '2001-03': [2, 2], '2001-04': [1, 1] }],
  ['New York', newYork, { '2001-02': [2, 2], '2001-03': [2, 2] }],
])(
  'each invoice is in one month, in the list and in the file, the one of the seller in %s',
  async (_place, app, expected) => {
    const { token, companyId } = await givenCompany(app)
    await app.deps.pool.query(
      `begin; set local session_replication_role = replica;
     insert into invoices (invoice_id, uid, kind, year, serial, issued_at, moved_at, currency, net, tax, total,
                           subject, subject_id, title, facts)
       select gen_random_uuid(), '${companyId}', 'invoice', 2001, serial, at::timestamptz, at::timestamptz, 'USD', 1, 0, 1,
              'simple_payment', gen_random_uuid(), 'Payment', '[]'
         from unnest('{${issued.join()}}'::text[]) with ordinality as one (at, serial);
     commit`,
    )
    const { months } = (await app.call(invoices.summary, { query: {} }, { token })).body
    const counts = await Promise.all(
      months.map(async (month) => {
        const { totals } = (await app.call(invoices.summary, { query: { month } }, { token })).body
        const file = await app.call(invoices.summaryFile, { query: { month, format: 'csv' } }, { token })
        const lines = readCsv(new TextDecoder().decode(file.bytes)).length
        return [month, [totals.reduce((sum, one) => sum + one.invoices, 0), lines]] as const
      }),
    )
    expect(Object.fromEntries(counts)).toEqual(expected)
  },
)

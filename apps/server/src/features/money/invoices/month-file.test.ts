import { invoices } from '@tradelane/contract/invoices/calls'
import { expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

it('A month with more invoices than a PDF can have is read as CSV, and the PDF says so', async () => {
  const { token, companyId } = await givenCompany(app)
  await givenInvoices(companyId, 1001)
  const fileAs = (format: 'pdf' | 'csv') =>
    app.call(invoices.summaryFile, { query: { month: '2001-02', format } }, { token })
  expect(failure(await fileAs('pdf'))).toMatchObject({
    message: 'This month has more than 1,000 invoices, too many for a PDF. Download it as CSV.',
    error: { code: 'TOO_LARGE' },
  })
  expect(readCsv(new TextDecoder().decode((await fileAs('csv')).bytes))).toHaveLength(1001)
})

it('A month with more invoices than a file can have is read in the list', async () => {
  const { token, companyId } = await givenCompany(app)
  await givenInvoices(companyId, 20_001)
  const query = { month: '2001-02', format: 'csv' } as const
  expect(failure(await app.call(invoices.summaryFile, { query }, { token }))).toMatchObject({
    message: 'This month has more than 20,000 invoices, too many for one file. Read them in the list.',
    error: { code: 'TOO_LARGE' },
  })
})

/** Without journals of their own, in February 2001. */
async function givenInvoices(companyId: string, count: number): Promise<void> {
  await app.deps.pool.query(
    `begin; set local session_replication_role = replica;
     insert into invoices (invoice_id, uid, kind, year, serial, issued_at, moved_at, currency, net, tax, total,
                           subject, subject_id, title, facts)
       select gen_random_uuid(), '${companyId}', 'invoice', ${1900 + count / 1000}::int, serial, '2001-02-03T12:00:00Z',
              '2001-02-03T12:00:00Z', 'USD', 1, 0, 1, 'simple_payment', gen_random_uuid(), 'Payment', '[]'
         from generate_series(1, ${count}) serial;
     commit`,
  )
}

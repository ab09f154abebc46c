import { expect, it } from 'vitest'
import { givenPayer, givenPayment, type Payer } from '../../../../test/given-payment.ts'
import { failingRows, runJob } from '../../../../test/plant-throwing-row.ts'
import { race } from '../../../../test/race.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import type { TaskName } from '../../../entries/jobs.ts'
import { checkInvoices, writeInvoices } from './index.ts'

// A number is never lost or given twice: not where an invoice fails in the middle, not where two runs meet, and not at the turn of the year.

const app = theApp({ OFFICE_COUNTRY: 'JP' })
checkBooksAfterEach(app)
const payers = prepared(async () => [await givenPayer(app), await givenPayer(app)] as const)

/** A test below says that it plants a row in these jobs. */
const inJobs = (jobs: TaskName[], test: () => Promise<void>) => it(jobs.join(', '), test)

inJobs(['write-invoices'], async () => {
  const [first, second] = [await paymentOf(payers[0]), await paymentOf(payers[1])]
  await query(`
    create function throw_planted() returns trigger language plpgsql as $$
      begin
        if (select subject_id from invoices where invoice_id = new.invoice_id) = '${first}' then
          raise exception 'a planted line cannot be written';
        end if;
        return new;
      end $$;
    create trigger planted before insert on invoice_lines for each row execute function throw_planted()`)
  await runJob(app, 'write-invoices')
  expect(await numbers()).toEqual([[1, second]])
  expect(await failingRows(app)).toMatchObject([{ job: 'write-invoices', row_id: first, failures: 1 }])
  expect((await checkInvoices(app.db, { upTo: 'now' })).map(({ rule }) => rule)).toEqual([
    'an invoice has what its journal of the ledger moved',
    'an invoice has what its journal of the ledger moved',
    'invoices less credit notes of a company are what the ledger charged it',
  ])
  // What the last run has not come to yet is no fault of the books.
  expect(await checkInvoices(app.db, { upTo: 'last run' })).toEqual([])
  await query('drop trigger planted on invoice_lines')
  await runJob(app, 'write-invoices')
  expect(await numbers()).toEqual([
    [1, second],
    [2, first],
  ])
  expect(await failingRows(app)).toEqual([])
})

it('a run that dies after its number was given leaves no gap', async () => {
  const before = (await numbers()).length
  const payment = await paymentOf(payers[0])
  const dies = () => {
    throw new Error('died')
  }
  expect(await writeInvoices({ ...app.deps, crashAt: dies })).toBe(0)
  expect(await numbers()).toHaveLength(before)
  await writeInvoices(app.deps)
  expect((await numbers()).slice(before)).toEqual([[before + 1, payment]])
})

it('two runs at once write an invoice once', async () => {
  const before = (await numbers()).length
  const payment = await paymentOf(payers[1])
  const runs = await race(
    app,
    [() => writeInvoices(app.deps), () => writeInvoices(app.deps)],
    'invoice_lines',
  )
  expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect((await numbers()).slice(before)).toEqual([[before + 1, payment]])
})

it('the database refuses a changed invoice, a deleted one, and a counter that is set back', async () => {
  await paymentOf(payers[0])
  await writeInvoices(app.deps)
  await expect(query('update invoices set title = $1', ['Another'])).rejects.toThrow('append-only')
  await expect(query('delete from invoices')).rejects.toThrow('append-only')
  await expect(query('delete from invoice_numbers')).rejects.toThrow('append-only')
  await expect(query('update invoice_numbers set last = 1')).rejects.toThrow('count on by one')
})

it('the year of a number is that of its issue where the seller is', async () => {
  const year = new Date(app.clock.now().getTime() + 9 * hourMs).getUTCFullYear()
  await paymentOf(payers[0])
  // In Japan the next year has started, in UTC it has not.
  app.clock.advance(Date.UTC(year, 11, 31, 15, 30) - app.clock.now().getTime())
  await writeInvoices(app.deps)
  const [newest] = await query('select year, serial from invoices order by issued_at desc limit 1')
  expect(newest).toEqual({ year: year + 1, serial: 1 })
})

const hourMs = 3_600_000
const query = async (text: string, values: unknown[] = []) => (await app.deps.pool.query(text, values)).rows
const paymentOf = async (payer: Payer) => (await givenPayment(app, payer, { amount: 100 })).simplePaymentId
const numbers = async () =>
  (await query('select serial, subject_id from invoices order by serial')).map(({ serial, subject_id }) => [
    serial,
    subject_id,
  ])

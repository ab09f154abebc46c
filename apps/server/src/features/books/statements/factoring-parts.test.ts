import { statements } from '@tradelane/contract/statements/calls'
import { beforeAll, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { camt053Schema } from '../../../../test/camt-053-schema.ts'
import { buyerPays, daysPassBy, givenFunding, givenSupplier, repay } from '../../../../test/given-funding.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenSupplier(app))
beforeAll(async () => {
  days.push(today())
  const { fundingId } = await givenFunding(app, ada)
  await daysPassBy(app, 30)
  await buyerPays(app, fundingId, { amount: 1_085 })
  days.push(today())
  await daysPassBy(app, 15)
  days.push(today())
  expect((await repay(app, ada, fundingId, 2_537.5)).status).toBe(200)
  await app.runJobs()
  await daysPassBy(app, 30)
  days.push(today())
  await buyerPays(app, fundingId, { amount: 8_915 })
  await daysPassBy(app, 1)
  await buyerPays(app, fundingId, { amount: 200 })
  days.push(today())
})

test('interest and fee of each payment of a buyer are in its remainder, or by themselves where it has none', async () => {
  expect(await costsIn(0, 4)).toEqual([advance, taken, repaid, remainder, tooMuch])
})

test('costs are in the period in which they were taken', async () => {
  expect(await costsIn(0, 0)).toEqual([advance])
  expect(await costsIn(0, 1)).toEqual([advance, taken])
  expect(await costsIn(1, 1)).toEqual([taken])
  expect(await costsIn(2, 2)).toEqual([repaid])
  expect(await costsIn(3, 4)).toEqual([remainder, tooMuch])
})

test('the totals of the PDF add up to all interest and fees of the funding', async () => {
  expect(await textOfPaper(await fileOf(0, 4, 'pdf'))).toContain(
    'Interest (included) 37.50 USD Fees (deducted) 100.00 USD Interest (deducted) 135.00 USD',
  )
})

test('costs without an entry leave the balance as it is, in PDF and camt.053, too', async () => {
  const rows = readCsv((await fileOf(1, 1, 'csv')).toString('utf8'))
  expect(rows.map((row) => [row.Entry, row.Amount, row.Balance, row.Counterparty])).toEqual([
    ['', '0.00', '8500.00', ''],
    ['', '0.00', '8500.00', 'Hafenhandel Nord GmbH'],
    ['', '0.00', '8500.00', ''],
  ])
  const text = await textOfPaper(await fileOf(1, 1, 'pdf'))
  expect(text).toContain('Cost taken from a payment of the buyer, invoice funding')
  expect(text).toContain('Interest (deducted) 85.00 USD')
  const xml = (await fileOf(1, 1, 'camt')).toString('utf8')
  expect((await validateXML({ xml, schema: await camt053Schema() })).errors).toEqual([])
  expect(xml).toContain('<NbOfNtries>1</NbOfNtries>')
  expect(xml).toContain('<TtlIntrstAndTaxAmt Ccy="USD">85.00</TtlIntrstAndTaxAmt>')
})

const today = () => app.deps.clock.now().toISOString().slice(0, 10)
const days: string[] = []

/**
 * 8,500.00 are advanced at 12 %. The buyer pays 1,085.00 after 30 days, of which 85.00 are interest. Ada pays 2,537.50 from the wallet 15 days later, of
 * which 37.50 are interest. The buyer pays the rest of the invoice 30 days after that, with 50.00 of interest and 100.00 of fee, and then 200.00 too much.
 */

async function fileOf(from: number, to: number, format: 'csv' | 'pdf' | 'camt') {
  const body = { currency: 'USD', from: days[from] ?? '', to: days[to] ?? '' } as const
  const { statement } = (await app.call(statements.issue, { body }, { token: ada.token })).body
  const query = { statement_id: statement.statement_id, format }
  return (await app.call(statements.file, { query }, { token: ada.token })).bytes
}

const costsIn = async (from: number, to: number) =>
  readCsv((await fileOf(from, to, 'csv')).toString('utf8'))
    .filter(({ Kind }) => Kind?.startsWith('factoring.'))
    .map((row) => [row.Kind, row.Amount, row.Fee, row.Interest])

const advance = ['factoring.advance', '8500.00', '', '']
const repaid = ['factoring.repaid', '-2537.50', '', '37.50']
const taken = ['factoring.collected', '0.00', '', '85.00']
const remainder = ['factoring.remainder', '3765.00', '100.00', '50.00']
const tooMuch = ['factoring.remainder', '200.00', '', '']

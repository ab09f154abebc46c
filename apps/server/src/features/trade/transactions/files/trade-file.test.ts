import type { WireInput } from '@tradelane/contract'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import type { Currency } from '@tradelane/money'
import { readXlsx } from 'hucre/xlsx'
import readWorkbook from 'read-excel-file/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayOfRates } from '../../../../../test/day-of-rates.ts'
import { givenQuotedInsurance } from '../../../../../test/given-insurance.ts'
import { givenPayer, givenPayment, type Payer, untilSettled } from '../../../../../test/given-payment.ts'
import { givenTrade, tradeOf } from '../../../../../test/given-trade.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { theApp } from '../../../../../test/the-app.ts'

const app = theApp()
let ada: Payer
let trade: string
beforeEach(async () => {
  ada = await givenPayer(app)
  trade = (await tradeOf(app, ada)).transaction_id
  await givenPayment(app, ada)
  await untilSettled(app)
})

describe('a trade as a workbook', () => {
  test('has its lines, and totals as formulas with their values, as another library reads them', async () => {
    await givenQuotedInsurance(app, ada)
    await budget({ amounts: { payment: 1100, freight: 20 }, sales_value: 2000, units: 7 })
    const { bytes, headers } = await download('xlsx')
    expect(headers['content-disposition']).toMatch(/TRX-\d{4}-\d{6}\.xlsx/)
    const [costs, planned, cash] = await rowsOf(bytes)
    expect(
      costs?.slice(1).map(([what, standing, , amount, inTotal]) => [what, standing, amount, inTotal]),
    ).toEqual([
      ['Payment to Hafenhandel Nord GmbH', 'Paid', 999.5, 999.5],
      ['Payment fee', 'Paid', 0.5, 0.5],
      [expect.stringMatching(/^Premium, insurance IN-/), 'Quoted', 300, 300],
      [expect.stringMatching(/^Service fee, insurance IN-/), 'Quoted', 100, 100],
      ['Paid', null, null, 1000],
      ['Held or owed', null, null, 0],
      ['Quoted', null, null, 400],
      ['Total', null, null, 1400],
    ])
    expect(planned).toEqual([
      ['Kind', 'Budget', 'Quoted', 'Held or owed', 'Paid', 'Total', 'Left'],
      ['Payments', 1100, 0, 0, 1000, 1000, 100],
      ['Freight', 20, 0, 0, 0, 0, 20],
      ['Insurance', null, 400, 0, 0, 400, -400],
      ['Total', 1120, 400, 0, 1000, 1400, -280],
      ['Sales value', 2000, null, null, null, null, null],
      ['Profit', 600, null, null, null, null, null],
      ['Units sold', 7, null, null, null, null, null],
      ['Profit per unit, rounded half up', 85.71, null, null, null, null, null],
    ])
    expect(cash?.map((row) => row.slice(2, 7))).toEqual([
      ['Status', 'Currency', 'Amount', 'In USD', 'Sum in USD'],
      ['Booked', 'USD', -1000, -1000, -1000],
    ])
    expect(await formulasOf(bytes)).toEqual([
      [
        ['5,4', 'SUMIF(B2:B5,"Paid",E2:E5)', 1000],
        ['6,4', 'SUMIF(B2:B5,"Held or owed",E2:E5)', 0],
        ['7,4', 'SUMIF(B2:B5,"Quoted",E2:E5)', 400],
        ['8,4', 'SUM(E6:E8)', 1400],
      ],
      expect.arrayContaining([
        ['1,5', 'SUM(C2:E2)', 1000],
        ['1,6', 'B2-F2', 100],
        ['4,6', 'B5-F5', -280],
        ['6,1', 'B6-F5', 600],
        ['8,1', 'ROUND(B7/B8,2)', 85.71],
      ]),
      [['1,6', '0+F2', -1000]],
    ])
  })

  test('names the rate of foreign lines with source and day, and says which have none', async () => {
    await countIn('JPY')
    const foreign = async () => (await rowsOf((await download('xlsx')).bytes))[0]?.[1]?.slice(2)
    // 999.50 USD / 1.0389 × 163.06
    const rate = [156.954471, 'Sandbox rate', dayOfRates(app).slice(0, 10)]
    expect(await foreign()).toEqual(['USD', 999.5, 156_876, ...rate])
    await countIn('KWD')
    expect(await foreign()).toEqual(['USD', 999.5, null, null, 'No current rate: not in the sums', null])
    const sheets = await rowsOf((await download('xlsx')).bytes)
    for (const sheet of sheets.slice(0, 2))
      expect(sheet.at(-1)?.[0]).toMatch(/^Not in the sums, .* 999\.50 USD/)
    expect(await textOfPaper((await download('pdf')).bytes)).toMatch(
      /Total cost: 0\.000 KWD\. Not in the sums/,
    )
  })

  test('of nothing has three sheets with heads alone', async () => {
    trade = await givenTrade(app, ada)
    const sheets = await rowsOf((await download('xlsx')).bytes)
    expect(sheets.map(({ length }) => length)).toEqual([1, 1, 1])
  })

  test('keeps a name that looks like a formula a text', async () => {
    await app.call(transactionSummary.update, { body: { transaction_id: trade, name: '=1+1' } }, as())
    expect(await formulasOf((await download('xlsx')).bytes)).not.toContainEqual([expect.anything(), '1+1', 2])
  })
})

test('a trade as PDF says total, profit, budget, every line and the cash flow', async () => {
  await budget({ amounts: { payment: 999 }, sales_value: 900, units: 2 })
  const text = await textOfPaper((await download('pdf')).bytes)
  for (const part of [
    'Total cost: 1,000.00 USD',
    'Profit after the total cost −100.00 USD',
    'For each of 2 units, rounded half up −50.00 USD',
    'Payments 999.00 USD 1,000.00 USD −1.00 USD',
    'Payment to Hafenhandel Nord GmbH Paid 999.50 USD 999.50 USD',
    'Payment to Hafenhandel Nord GmbH: accepted −1,000.00 USD −1,000.00 USD',
  ])
    expect(text).toContain(part)
})

const as = () => ({ token: ada.token })
const download = (format: 'xlsx' | 'pdf') =>
  app.call(tradeFigures.download, { query: { transaction_id: trade, format } }, as())
const budget = (sent: Omit<WireInput<typeof tradeFigures.budget>['body'], 'transaction_id'>) =>
  app.call(tradeFigures.budget, { body: { transaction_id: trade, ...sent } }, as())
const countIn = (currency: Currency) =>
  app.call(transactionSummary.update, { body: { transaction_id: trade, currency } }, as())
const rowsOf = async (bytes: Uint8Array) => (await readWorkbook(Buffer.from(bytes))).map(({ data }) => data)
const formulasOf = async (bytes: Uint8Array) =>
  (await readXlsx(bytes)).sheets.map(({ cells = new Map() }) =>
    [...cells].filter(([, cell]) => cell.formula).map(([at, cell]) => [at, cell.formula, cell.formulaResult]),
  )

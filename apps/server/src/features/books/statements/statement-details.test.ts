import type { StatementFormat } from '@tradelane/contract/statements/calls'
import { statements } from '@tradelane/contract/statements/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { checkInvariants } from '@tradelane/ledger'
import type { Currency } from '@tradelane/money'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { camt053Schema } from '../../../../test/camt-053-schema.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenIncomingPayment } from '../../../../test/given-incoming-payment.ts'
import { givenPayer, givenPayment, type Payer, untilSettled } from '../../../../test/given-payment.ts'
import { givenShipment, payFreightOf } from '../../../../test/given-shipment.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenPayer(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a payment in a statement', () => {
  test('has its number, payee, account, fee, rate and counter amount', async () => {
    const { source, target, fee } = await givenPayment(app, payer)
    await untilSettled(app)
    expect((await rowsOf('USD')).find(({ Kind }) => Kind === 'payment.accepted')).toMatchObject({
      Number: expect.stringMatching(/^PY-\d{4}-\d{6}$/),
      Counterparty: 'Hafenhandel Nord GmbH',
      'Counterparty account': 'DE89370400440532013000',
      Amount: `-${source.toFixed(2)}`,
      Fee: fee.toFixed(2),
      Rate: expect.stringMatching(/^0\.\d{6}$/),
      'Currency pair': 'USD/EUR',
      'Counter amount': target.toFixed(2),
      'Counter currency': 'EUR',
      'Return reason': '',
      'Rate source': expect.stringMatching(/^Sandbox rate, \d+ \w+ \d{4}$/),
    })
    const entry = (await camtOf('USD')).find((each) => each.includes('payment.accepted')) ?? ''
    for (const part of [
      /<Refs><AcctSvcrRef>PY-\d{4}-\d{6}<\/AcctSvcrRef>/,
      `</Refs><Amt Ccy="USD">${source.toFixed(2)}</Amt><CdtDbtInd>DBIT</CdtDbtInd><AmtDtls>`,
      `<AmtDtls><InstdAmt><Amt Ccy="USD">${source.toFixed(2)}</Amt></InstdAmt><TxAmt><Amt Ccy="USD">${(source - fee).toFixed(2)}</Amt></TxAmt><CntrValAmt><Amt Ccy="EUR">${target.toFixed(2)}</Amt><CcyXchg><SrcCcy>USD</SrcCcy><TrgtCcy>EUR</TrgtCcy><UnitCcy>USD</UnitCcy><XchgRate>0.`,
      /<QtnDt>\d{4}-\d\d-\d\dT12:00:00\.000Z<\/QtnDt>/,
      /<AddtlTxInf>Rate based on: Sandbox rate, \d+ \w+ \d{4}<\/AddtlTxInf>/,
      `<Chrgs><TtlChrgsAndTaxAmt Ccy="USD">${fee.toFixed(2)}</TtlChrgsAndTaxAmt><Rcrd><Amt Ccy="USD">${fee.toFixed(2)}</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>true</ChrgInclInd>`,
      '<RltdPties><Cdtr><Pty><Nm>Hafenhandel Nord GmbH</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct></RltdPties>',
      '<RltdAgts><CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI><Nm>Commerzbank</Nm><Othr><Id>COBADEFFXXX</Id></Othr></FinInstnId></CdtrAgt></RltdAgts>',
    ])
      expect(entry).toMatch(typeof part === 'string' ? new RegExp(escaped(part)) : part)
    expect(entry).not.toContain('<RtrInf>')
  })

  test('that came back has the reason, its fee given back, and the payee as creditor', async () => {
    await givenPayment(app, payer, { reference: 'SIM-RETURN' })
    await untilSettled(app)
    const rows = await rowsOf('USD')
    expect(rows.find(({ Kind }) => Kind === 'payment.returned')).toMatchObject({
      Counterparty: 'Hafenhandel Nord GmbH',
      Amount: '1000.00',
      Fee: '-0.50',
      'Return reason': 'The beneficiary account is closed.',
    })
    expect(rows.find(({ Kind }) => Kind === 'payment.accepted')?.['Return reason']).toBe('')
    const entry = (await camtOf('USD')).find((each) => each.includes('payment.returned')) ?? ''
    expect(entry).toContain(
      '<RtrInf><Rsn><Cd>NARR</Cd></Rsn><AddtlInf>The beneficiary account is closed.</AddtlInf></RtrInf>',
    )
    expect(entry).toContain('<Rcrd><Amt Ccy="USD">0.50</Amt><CdtDbtInd>CRDT</CdtDbtInd>')
    expect(entry).toContain('<CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>')
  })

  test('between two accounts of one currency has a fee and no rate', async () => {
    await givenPayment(app, payer, { currency: 'EUR', amount: 200 })
    await untilSettled(app)
    expect((await rowsOf('EUR')).find(({ Kind }) => Kind === 'payment.accepted')).toMatchObject({
      Amount: '-200.00',
      Fee: '0.10',
      Rate: '',
      'Currency pair': '',
      'Counter amount': '199.90',
      'Counter currency': 'EUR',
    })
    const entry = (await camtOf('EUR')).find((each) => each.includes('payment.accepted')) ?? ''
    expect(entry).toContain('<AmtDtls><TxAmt><Amt Ccy="EUR">199.90</Amt></TxAmt></AmtDtls><Chrgs>')
    expect(entry).not.toContain('CcyXchg')
  })

  test('keeps its words when the reason of a return is long, and in the statement that was issued before', async () => {
    await givenPayment(app, payer, { reference: 'SIM-RETURN' })
    app.clock.advance(1_000)
    const { statement_id } = await issue('USD')
    const formats = ['pdf', 'csv', 'camt'] as const
    const files = () => Promise.all(formats.map((format) => take(statement_id, format)))
    const before = await files()
    expect(before[1]?.toString('utf8')).toContain('payment.accepted')
    await untilSettled(app)
    await app.db
      .updateTable('simple_payments')
      .set({ state_reason: `${'long & wide '.repeat(30)}end` })
      .where('uid', '=', payer.companyId)
      .execute()
    expect(await files()).toEqual(before)
    const entry = (await camtOf('USD')).find((each) => each.includes('payment.returned')) ?? ''
    const lines = [...entry.matchAll(/<AddtlInf>(.*?)<\/AddtlInf>/g)].map(([, line]) => line)
    expect(lines).toHaveLength(4)
    expect(lines.join('')).toMatch(/^long &amp; wide .*end$/)
  })
})

describe('the account of a statement', () => {
  const accountIn = async (currency: Currency) => {
    const { statement_id } = await issue(currency)
    const xml = (await take(statement_id, 'camt')).toString('utf8')
    expect((await validateXML({ xml, schema })).errors).toEqual([])
    return /<Acct>(<Id>.*?<\/Id>)<Ccy>/.exec(xml)?.[1] ?? ''
  }

  test('is named by the number that others pay to', async () => {
    const { body } = await app.call(wallet.accountDetails, {}, { token: payer.token })
    const numberOf = (currency: Currency) =>
      body.content.find((each) => each.currency === currency)?.uniquePaymentId
    expect(await accountIn('EUR')).toBe(`<Id><IBAN>${numberOf('EUR')}</IBAN></Id>`)
    expect(await accountIn('USD')).toBe(`<Id><Othr><Id>${numberOf('USD')}</Id></Othr></Id>`)
  })

  test('has no number before the verification', async () => {
    payer = { ...payer, ...(await givenCompany(app)) }
    expect(await accountIn('EUR')).toBe(
      `<Id><Othr><Id>${payer.companyId.replaceAll('-', '')}</Id></Othr></Id>`,
    )
  })
})

describe('other entries of a statement', () => {
  test('a conversion has its rate and the amount of the other account, on both sides', async () => {
    await convert(100)
    const [out, into] = [await rowsOf('USD'), await rowsOf('EUR')].map((rows) =>
      rows.find(({ Kind }) => Kind === 'conversion.completed'),
    )
    expect(out).toMatchObject({ Amount: '-100.00', 'Counter currency': 'EUR', 'Currency pair': 'USD/EUR' })
    expect(into).toMatchObject({ 'Counter amount': '100.00', 'Counter currency': 'USD', Fee: '' })
    expect(out?.['Counter amount']).toBe(into?.Amount)
    expect(out?.Rate).toBe(into?.Rate)
    expect(out?.['Rate source']).toMatch(/^Sandbox rate, /)
    for (const currency of ['USD', 'EUR'] as const) {
      const entry = (await camtOf(currency)).find((each) => each.includes('conversion.completed')) ?? ''
      expect(entry).toContain(`<CntrValAmt><Amt Ccy="EUR">${into?.Amount}</Amt><CcyXchg><SrcCcy>USD</SrcCcy>`)
    }
  })

  test('a conversion shows what the provider gave, where it rounds in its own way', async () => {
    const { convert: ask } = app.deps.payments
    app.deps.payments.convert = async (request) => {
      const answer = await ask(request)
      return { ...answer, target: { ...answer.target, amount: answer.target.amount - 1n } }
    }
    await convert(100).finally(() => {
      app.deps.payments.convert = ask
    })
    const out = (await rowsOf('USD')).find(({ Kind }) => Kind === 'conversion.completed')
    const into = (await rowsOf('EUR')).find(({ Kind }) => Kind === 'conversion.completed')
    expect(out?.['Counter amount']).toBe(into?.Amount)
  })

  test('money from outside has its number and the account of its sender', async () => {
    await givenIncomingPayment(app, payer, { senderAccount: 'GB33BUKB20201555555555' })
    expect((await rowsOf('EUR')).find(({ Kind }) => Kind === 'incoming.received')).toMatchObject({
      Number: expect.stringMatching(/^IP-\d{4}-\d{6}$/),
      Counterparty: 'Buyer GmbH',
      'Counterparty account': 'GB33BUKB20201555555555',
      Fee: '',
    })
  })

  test('a service has the fee that is inside it', async () => {
    const { logisticsId } = await givenShipment(app, payer.token)
    expect((await payFreightOf(app, payer, logisticsId)).status).toBe(200)
    const row = (await rowsOf('USD')).find(({ Kind }) => Kind === 'charge.collected')
    expect(units(row?.Fee) > 0n && units(row?.Fee) < -units(row?.Amount)).toBe(true)
    const entry = (await camtOf('USD')).find((each) => each.includes('charge.collected')) ?? ''
    expect(entry).toContain(`<ChrgInclInd>true</ChrgInclInd>`)
  })
})

describe('a statement with fees and rates reconciles', () => {
  beforeEach(async () => {
    await givenIncomingPayment(app, payer, { amount: '2345.67' })
    await givenPayment(app, payer, { amount: 1234.56 })
    await givenPayment(app, payer, { amount: 300, reference: 'SIM-RETURN' })
    await givenPayment(app, payer, { amount: 200, reference: 'SIM-REJECT' })
    await givenPayment(app, payer, { amount: 400, reference: 'SIM-REJECT-LATE' })
    await givenPayment(app, payer, { amount: 150, currency: 'EUR' })
    await untilSettled(app)
    await convert(99.99)
  })

  test.each(['USD', 'EUR'] as const)(
    'in %s: entries lead from opening to closing, each by its own price',
    async (currency) => {
      const rows = await rowsOf(currency)
      const total = rows.reduce((sum, { Amount }) => sum + units(Amount), 0n)
      expect(units(rows.at(0)?.Balance) + total).toBe(units(rows.at(-1)?.Balance))
      const priced = rows.filter(({ Rate }) => Rate)
      expect(priced.length).toBeGreaterThan(0)
      for (const row of priced) {
        const isBought = row['Counter currency'] === 'USD'
        const [sold, bought] = isBought
          ? [row['Counter amount'], row.Amount]
          : [row.Amount, row['Counter amount']]
        const size = (text?: string) => units(text?.replace('-', ''))
        const net = size(sold) - size(row.Fee || '0.00')
        // Rounded down, as the customer was quoted.
        expect((net * units(row.Rate, 6)) / 1_000_000n).toBe(size(bought))
      }
    },
  )

  test('the fees of its payments and the markup are what our books earned by them', async () => {
    const rows = [...(await rowsOf('USD')), ...(await rowsOf('EUR'))]
    const fees = rows.reduce((sum, { Fee }) => sum + units(Fee || '0.00'), 0n)
    const { rows: earned } = await app.deps.pool.query<{ amount: bigint }>(
      `select coalesce(sum(e.amount), 0)::bigint as amount
         from ledger_entries e
         join ledger_accounts a on a.account_id = e.account_id and a.owner = 'platform' and a.account = 'fees'
         join ledger_journals j on j.journal_id = e.journal_id
         join simple_payments p on j.subject = 'simple_payment:' || p.simple_payment_id
        where p.uid = $1`,
      [payer.companyId],
    )
    const { rows: markup } = await app.deps.pool.query<{ amount: bigint }>(
      `select sum(spread)::bigint as amount from simple_payments where uid = $1 and state = 'paid'`,
      [payer.companyId],
    )
    expect(fees + BigInt(markup[0]?.amount ?? 0n)).toBe(BigInt(earned[0]?.amount ?? 0n))
    // 0.05 % of 1,234.56 USD and of 150.00 EUR: what came back costs nothing.
    expect(fees).toBe(62n + 8n)
  })

  test('and is valid, with the same entries, in camt.053', async () => {
    for (const currency of ['USD', 'EUR'] as const) {
      const entries = await camtOf(currency)
      const rows = (await rowsOf(currency)).slice(1, -1)
      expect(entries).toHaveLength(rows.length)
      for (const [index, row] of rows.entries()) {
        const [, amount = '', sign] =
          /<Amt Ccy="\w+">([\d.]+)<\/Amt><CdtDbtInd>(CRDT|DBIT)/.exec(entries[index] ?? '') ?? []
        expect(units(amount) * (sign === 'DBIT' ? -1n : 1n)).toBe(units(row.Amount))
        const [, fee = '0.00'] = /<TtlChrgsAndTaxAmt Ccy="\w+">([\d.]+)/.exec(entries[index] ?? '') ?? []
        expect(units(fee)).toBe(units(row.Fee?.replace('-', '') || '0.00'))
      }
    }
  })
})

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const schema = await camt053Schema()

const today = () => app.clock.now().toISOString().slice(0, 10)
const issue = async (currency: Currency) => {
  const body = { currency, from: `${today().slice(0, 8)}01`, to: today() } as const
  return (await app.call(statements.issue, { body }, { token: payer.token })).body.statement
}
const take = async (statement_id: string, format: StatementFormat) =>
  (await app.call(statements.file, { query: { statement_id, format } }, { token: payer.token })).bytes
const rowsOf = async (currency: Currency) =>
  readCsv((await take((await issue(currency)).statement_id, 'csv')).toString('utf8'))
/** The message, once it has been found valid, and its entries by the reference of what they belong to. */
const camtOf = async (currency: Currency) => {
  const xml = (await take((await issue(currency)).statement_id, 'camt')).toString('utf8')
  expect((await validateXML({ xml, schema })).errors).toEqual([])
  return xml.match(/<Ntry>.*<\/Ntry>/g) ?? []
}
const convert = async (amount: number) => {
  const pair = { source_currency_code: 'USD', destination_currency_code: 'EUR' } as const
  const asked = { ...pair, amount, purpose: 'conversion' } as const
  const { quote_id } = (await app.call(wallet.quote, { body: asked }, { token: payer.token })).body
  await app.call(wallet.convert, { body: { quote_id } }, { token: payer.token })
}

/** Whole units of the last decimal, read by nothing of ours. */
const units = (text = '', decimals = 2): bigint => {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const size = BigInt(whole + fraction.padEnd(decimals, '0'))
  return text.startsWith('-') ? -size : size
}

import type { WireInput } from '@tradelane/contract'
import { type StatementFormat, statements } from '@tradelane/contract/statements/calls'
import type { Currency } from '@tradelane/money'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { camt053Schema } from '../../../../test/camt-053-schema.ts'
import { type GivenEntry, givenBooks } from '../../../../test/given-books.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenIncomingPayment } from '../../../../test/given-incoming-payment.ts'
import { givenPayer, givenPayment, untilSettled } from '../../../../test/given-payment.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { name: 'Łódź Imports & Sons' }))
const company = prepared(() => givenCompany(app))

describe('a statement of a month of business', () => {
  test('has each incoming and outgoing amount once, and is valid in every format', async () => {
    await givenPayment(app, payer, { reference: '=HYPERLINK("http://evil.example")' })
    await givenPayment(app, payer, { reference: 'SIM-RETURN', amount: 300 })
    await givenPayment(app, payer, { reference: 'SIM-REJECT', amount: 200 })
    await untilSettled(app)
    const period = { currency: 'USD', from: `${today().slice(0, 8)}01`, to: today() } as const
    const statement = await issued(period, payer)
    expect(statement).toMatchObject({ number: 'USD-1', is_interim: true, opening: 0, closing: 4000 })

    const rows = await rowsOf(statement.statement_id, payer)
    const amounts = rows.map(({ Amount = '' }) => minor(Amount, 2))
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(400_000n)
    expect(rows.at(0)).toMatchObject({ Description: 'Opening balance', Balance: '0.00' })
    expect(rows.at(-1)).toMatchObject({ Description: 'Interim balance, not final', Balance: '4000.00' })
    const paid = rows.find(({ Amount }) => Amount === '-1000.00')
    expect(paid).toMatchObject({
      Description: 'Payment to Hafenhandel Nord GmbH',
      Counterparty: 'Hafenhandel Nord GmbH',
      // A spreadsheet reads a text, not a formula.
      Reference: `'=HYPERLINK("http://evil.example")`,
      Kind: 'payment.accepted',
      Amount: '-1000.00',
    })

    const camt = await take(statement.statement_id, 'camt', payer)
    expect(camt.headers['content-disposition']).toContain('.xml"')
    expect(await faultsOf(camt.bytes)).toEqual([])
    const xml = camt.bytes.toString('utf8')
    expect(xml).toContain('<Nm>Łódź Imports &amp; Sons</Nm>')
    const signs = [...xml.matchAll(/<Ntry>.*?<Amt Ccy="USD">([\d.]+)<\/Amt><CdtDbtInd>(CRDT|DBIT)/g)]
    const total = signs.reduce((sum, [, text = '', sign]) => {
      const size = minor(text, 2)
      return sign === 'CRDT' ? sum + size : sum - size
    }, 0n)
    expect(total).toBe(400_000n)

    const paper = await take(statement.statement_id, 'pdf', payer)
    expect(paper.bytes.toString('latin1')).toMatch(/^%PDF-1\.7/)
    expect(paper.headers['content-disposition']).toContain(
      `statement-USD-${period.from}-to-${period.to}-interim.pdf`,
    )
  })
})

describe('money from outside', () => {
  test('has its sender and reference in every format', async () => {
    const other = await givenCompany(app, { kyb: 'Clear' })
    const iban = { sender: 'Käufer & Söhne GmbH', senderAccount: 'DE89 3704 0044 0532 0130 00' }
    await givenIncomingPayment(app, other, { ...iban, reference: 'Invoice <4711>' })
    await givenIncomingPayment(app, other, { amount: '5.00', senderAccount: '0012-345678-9' })
    const { statement_id } = await issued({ currency: 'EUR', from: today(), to: today() }, other)
    const rows = await rowsOf(statement_id, other)
    expect(rows.slice(2, 4)).toMatchObject([
      {
        Description: 'Payment from Käufer & Söhne GmbH',
        Counterparty: 'Käufer & Söhne GmbH',
        Reference: 'Invoice <4711>',
        Kind: 'incoming.received',
        Amount: '1000.00',
        Balance: '1700.00',
      },
      { Amount: '5.00', Balance: '1705.00' },
    ])
    const camt = (await take(statement_id, 'camt', other)).bytes
    expect(await faultsOf(camt)).toEqual([])
    const xml = camt.toString('utf8')
    expect(xml).toContain(
      '<RltdPties><Dbtr><Pty><Nm>Käufer &amp; Söhne GmbH</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Invoice &lt;4711&gt;</Ustrd></RmtInf>',
    )
    expect(xml).toContain('<DbtrAcct><Id><Othr><Id>0012-345678-9</Id></Othr></Id></DbtrAcct>')
    expect(xml).toContain('<Cd>RCDT</Cd>')
    const paper = await take(statement_id, 'pdf', other)
    expect(paper.bytes.toString('latin1')).toMatch(/^%PDF-1\.7/)
  })
})

describe('for any books', () => {
  const entry = fc.record({ day: fc.integer({ min: 0, max: 40 }), amount: fc.bigInt(-4_000n, 9_000n) })
  const exponents = { JPY: 0, USD: 2, KWD: 3 } as const
  const start = Date.parse('2026-02-20T12:00:00Z')

  test('opening and entries make closing, in currencies of every exponent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { minLength: 1, maxLength: 15 }),
        fc.constantFrom<(keyof typeof exponents)[]>('JPY', 'USD', 'KWD'),
        async (entries, currency) => {
          const other = await givenCompany(app)
          const moves = entries
            .filter(({ amount }) => amount !== 0n)
            .map(({ day, amount }) => ({ amount, at: new Date(start + day * 86_400_000) }))
          await givenBooks(app, other, currency, [{ amount: 100_000n, at: new Date(start) }, ...moves])
          const march = { currency, from: '2026-03-01', to: '2026-03-31' } as const
          const statement = await issued(march, other)
          const rows = await rowsOf(statement.statement_id, other)
          const exponent = exponents[currency]
          const [opening = '', closing = ''] = [rows.at(0)?.Balance, rows.at(-1)?.Balance]
          const sum = rows.reduce((sum, { Amount = '' }) => sum + minor(Amount, exponent), 0n)
          expect(minor(opening, exponent) + sum).toBe(minor(closing, exponent))
          expect(Number(closing)).toBe(statement.closing)
          expect(rows).toHaveLength(statement.entries + 2)
          const camt = await take(statement.statement_id, 'camt', other)
          expect(await faultsOf(camt.bytes)).toEqual([])
        },
      ),
      { numRuns: 6 },
    )
  })

  test('any texts keep the CSV readable and the camt.053 message valid', async () => {
    const texts = [
      'a "quoted", text',
      '-1+1',
      '\u0001\uFFFF<&>',
      'line\r\nbreak',
      '𝒳'.repeat(400),
      '@SUM(A1)',
    ]
    const at = new Date('2026-01-05T00:00:00Z')
    const entries = texts.map((description) => ({ amount: 1n, at, description: `${description} ` }))
    const other = await givenCompany(app, { name: 'Ünlü & "Söhne" <Handel>' })
    await givenBooks(app, other, 'GBP', entries)
    const { statement_id } = await issued({ currency: 'GBP', from: '2026-01-05', to: '2026-01-05' }, other)
    const camt = await take(statement_id, 'camt', other)
    expect(await faultsOf(camt.bytes)).toEqual([])
    const rows = await rowsOf(statement_id, other)
    expect(rows.slice(1, -1).map(({ Description }) => Description)).toEqual(
      entries.map(({ description }) => (/^[-@]/.test(description) ? `'${description}` : description)),
    )
    expect((await take(statement_id, 'pdf', other)).status).toBe(200)
  })
})

describe('the days of a statement', () => {
  const moves: GivenEntry[] = [
    { amount: 100n, at: new Date('2026-01-31T23:59:59.999Z') },
    { amount: 20n, at: new Date('2026-02-01T00:00:00.000Z') },
    { amount: 3n, at: new Date('2026-02-28T23:59:59.999Z') },
    { amount: 4000n, at: new Date('2026-03-01T00:00:00.000Z') },
  ]
  beforeAll(() => givenBooks(app, company, 'CHF', moves))

  test.each([
    ['2026-01-01', '2026-01-31', 0, 1],
    ['2026-02-01', '2026-02-28', 1, 1.23],
    ['2026-03-01', '2026-03-01', 1.23, 41.23],
    ['2026-02-02', '2026-02-27', 1.2, 1.2],
  ])('from %s to %s begin and end at midnight in UTC', async (from, to, opening, closing) => {
    const statement = await issued({ currency: 'CHF', from, to })
    expect(statement).toMatchObject({ opening, closing, is_interim: false })
    expect(statement.closes_at).toBe(new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString())
  })

  test.each([
    ['2026-02-28', '2026-02-01', 'from', 'The first day is after the last day'],
    ['2026-02-01', '2999-01-01', 'to', 'The last day is in the future'],
    ['2999-01-01', '2999-01-02', 'from', 'The first day is in the future'],
    ['2024-01-01', '2025-12-31', 'to', 'A statement covers at most one year'],
    ['1999-12-31', '2000-01-02', 'from', 'Choose a later day'],
    ['2026-02-30', '2026-03-01', 'from', 'Enter a valid date'],
  ])('from %s to %s are refused', async (from, to, field, message) => {
    const answer = await issue({ currency: 'CHF', from, to })
    expect([answer.status, failure(answer).error.fields?.[field]]).toEqual([400, message])
  })
})

describe('a statement asked for again', () => {
  const period = (currency: Currency): Period => ({ currency, from: '2026-04-01', to: '2026-04-30' })

  test('is the same, to the last byte, after later postings', async () => {
    const other = await givenCompany(app)
    await givenBooks(app, other, 'SEK', [{ amount: 500n, at: new Date('2026-04-05T00:00:00Z') }])
    const first = await issued(period('SEK'), other)
    const formats = ['pdf', 'csv', 'camt'] as const
    const files = () =>
      Promise.all(formats.map(async (f) => (await take(first.statement_id, f, other)).bytes))
    const before = await files()
    // A late update: it is booked after the stated period.
    await givenBooks(app, other, 'SEK', [{ amount: 77n, at: new Date('2026-04-06T00:00:00Z') }])
    expect(await issued(period('SEK'), other)).toEqual(first)
    expect(await files()).toEqual(before)
    const may = await issued({ currency: 'SEK', from: '2026-05-01', to: '2026-05-31' }, other)
    expect(may).toMatchObject({ number: 'SEK-2', opening: 5, closing: 5.77, entries: 1 })
  })

  test('by many at the same time is one', async () => {
    const other = await givenCompany(app)
    await givenBooks(app, other, 'NOK', [{ amount: 500n, at: new Date('2026-04-05T00:00:00Z') }])
    const all = await Promise.all(Array.from({ length: 6 }, () => issued(period('NOK'), other)))
    expect(new Set(all.map(({ statement_id }) => statement_id)).size).toBe(1)
    const listed = await app.call(statements.list, { query: {} }, { token: other.token })
    expect(listed.body).toMatchObject({ data: [{ number: 'NOK-1' }], pagination: { total: 1 } })
  })

  test('of the current day changes with new entries, and is final after the day', async () => {
    const other = await givenCompany(app)
    const running = { currency: 'CAD', from: today(), to: today() } as const
    await givenBooks(app, other, 'CAD', [{ amount: 500n, at: app.clock.now() }])
    app.clock.advance(1_000)
    const first = await issued(running, other)
    app.clock.advance(1_000)
    expect(await issued(running, other)).toEqual(first)
    await givenBooks(app, other, 'CAD', [{ amount: 1n, at: app.clock.now() }])
    app.clock.advance(1_000)
    expect(await issued(running, other)).toMatchObject({ number: 'CAD-2', closing: 5.01, is_interim: true })
    app.clock.advance(86_400_000)
    expect(await issued(running, other)).toMatchObject({ number: 'CAD-3', closing: 5.01, is_interim: false })
  })
})

describe('access by others', () => {
  test('another company finds neither account nor statement', async () => {
    const { statement_id } = await issued({ currency: 'USD', from: '2026-01-01', to: '2026-01-31' })
    expect((await take(statement_id, 'csv', payer)).status).toBe(404)
    expect((await issue({ currency: 'CHF', from: '2026-01-01', to: '2026-01-31' }, payer)).status).toBe(404)
    expect((await app.call(statements.file, { query: { statement_id, format: 'csv' } })).status).toBe(401)
    const theirs = await app.call(statements.list, { query: { currency: 'CHF' } }, { token: payer.token })
    expect(theirs.body.data).toEqual([])
  })

  test('anybody who has the document learns that it is genuine, and nothing else', async () => {
    const { code, closing } = await issued({ currency: 'CHF', from: '2026-02-01', to: '2026-02-28' })
    const verify = async (body: WireInput<typeof statements.verify>['body']) =>
      (await app.call(statements.verify, { body })).body
    const claim = { code, currency: 'CHF', closing_balance: closing } as const
    expect(await verify(claim)).toEqual({ status: 'success', is_genuine: true })
    expect(await verify({ ...claim, code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })).toMatchObject({
      is_genuine: true,
    })
    for (const wrong of [
      { ...claim, closing_balance: closing + 0.01 },
      { ...claim, closing_balance: 1.2345 },
      { ...claim, currency: 'USD' as const },
      { ...claim, code: '0000-0000-0000-0000' },
    ])
      expect(await verify(wrong)).toEqual({ status: 'success', is_genuine: false })
  })
})

test('a very long statement is refused as PDF, and available as CSV and camt.053', async () => {
  const other = await givenCompany(app)
  const at = Date.parse('2026-06-01T00:00:00Z')
  const many = Array.from({ length: 2_600 }, (_, i) => ({ amount: 1n, at: new Date(at + i * 1_000) }))
  await givenBooks(app, other, 'SGD', many)
  const { statement_id } = await issued({ currency: 'SGD', from: '2026-06-01', to: '2026-06-01' }, other)
  const refused = await take(statement_id, 'pdf', other)
  expect([refused.status, failure(refused).message]).toEqual([413, expect.stringContaining('2,600 entries')])
  expect(await rowsOf(statement_id, other)).toHaveLength(2_602)
  expect((await take(statement_id, 'camt', other)).bytes.toString().match(/<Ntry>/g)).toHaveLength(2_600)
})

const schema = await camt053Schema()

type Period = WireInput<typeof statements.issue>['body']
const today = () => app.clock.now().toISOString().slice(0, 10)
const issue = (period: Period, { token }: { token: string } = company) =>
  app.call(statements.issue, { body: period }, { token })
const issued = async (period: Period, who?: { token: string }) => (await issue(period, who)).body.statement
const take = (statement_id: string, format: StatementFormat, { token }: { token: string } = company) =>
  app.call(statements.file, { query: { statement_id, format } }, { token })
const rowsOf = async (id: string, who?: { token: string }) =>
  readCsv((await take(id, 'csv', who)).bytes.toString('utf8'))
const faultsOf = async (camt: Buffer) =>
  (await validateXML({ xml: camt.toString('utf8'), schema })).errors.map(({ message }) => message)

/** Whole minor units, read by nothing of ours. */
const minor = (text: string, exponent: number): bigint => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  expect(fraction).toHaveLength(exponent)
  return BigInt(`${text.startsWith('-') ? '-' : ''}${whole}${fraction}`)
}

import type { WireInput } from '@tradelane/contract'
import type { StatementFormat } from '@tradelane/contract/statements/calls'
import { statements } from '@tradelane/contract/statements/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { camt053Schema } from '../../../../test/camt-053-schema.ts'
import { givenBooks } from '../../../../test/given-books.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app)
  await moves(500n)
})

describe('a statement of a day that is not over', () => {
  test('has an interim balance at its time, and no closing balance, in camt.053', async () => {
    const { statement_id, closes_at } = await issued(today(), today())
    const xml = await camtOf(statement_id)
    expect(balancesIn(xml)).toEqual([
      ['OPBD', '0.00', `<Dt>${today()}</Dt>`],
      ['ITBD', '5.00', `<DtTm>${closes_at}</DtTm>`],
      ['ITAV', '5.00', `<DtTm>${closes_at}</DtTm>`],
    ])
    expect(xml).toContain('<AddtlStmtInf>Interim, not final: the last day was not over.')
    expect(xml).toContain('<ElctrncSeqNb>1</ElctrncSeqNb>\n<CreDtTm>')
  })

  test('says so in CSV, PDF and the names of its files', async () => {
    const { statement_id } = await issued(today(), today())
    const rows = await rowsOf(statement_id)
    expect(rows.at(-1)).toMatchObject({ Description: 'Interim balance, not final', Balance: '5.00' })
    expect(rows.map(({ Status }) => Status)).toEqual(['interim', 'interim', 'interim'])
    const { bytes, headers } = await take(statement_id, 'pdf')
    expect(headers['content-disposition']).toContain('-interim.pdf')
    const paper = await textOfPaper(bytes)
    expect(paper).toContain('Interim account statement')
    expect(paper).toContain('not final')
    expect(paper).toContain('Interim balance')
    expect(paper).toContain('enter its interim balance, 5.00 CAD')
    expect(paper).not.toContain('losing balance')
  })

  test('has a closing balance once the day is over, and is final in every format', async () => {
    const day = today()
    app.clock.advance(86_400_000)
    const { statement_id } = await issued(day, day)
    const xml = await camtOf(statement_id)
    expect(balancesIn(xml).map(([code, , at]) => [code, at])).toEqual([
      ['OPBD', `<Dt>${day}</Dt>`],
      ['CLBD', `<Dt>${day}</Dt>`],
      ['CLAV', `<Dt>${day}</Dt>`],
    ])
    expect(xml).not.toMatch(/interim/i)
    const rows = await rowsOf(statement_id)
    expect(rows.at(-1)).toMatchObject({ Description: 'Closing balance', Status: 'final' })
    const { bytes, headers } = await take(statement_id, 'pdf')
    expect(headers['content-disposition']).not.toContain('interim')
    expect(await textOfPaper(bytes)).not.toMatch(/interim/i)
  })
})

describe('a statement says what it follows, replaces and overlaps', () => {
  test('final ones are counted without the interim ones between them', async () => {
    const [first, second] = [today(), dayAfter(today())]
    await issued(first, first)
    app.clock.advance(86_400_000)
    const final = await issued(first, first)
    await moves(1n)
    await issued(second, second)
    app.clock.advance(86_400_000)
    const next = await issued(second, second)
    expect([final.number, next.number]).toEqual(['CAD-2', 'CAD-4'])
    expect(await camtOf(final.statement_id)).toContain(
      '<ElctrncSeqNb>2</ElctrncSeqNb>\n<LglSeqNb>1</LglSeqNb>',
    )
    expect(await camtOf(next.statement_id)).toContain(
      '<ElctrncSeqNb>4</ElctrncSeqNb>\n<LglSeqNb>2</LglSeqNb>',
    )
    expect(await orderOf(final.statement_id)).toBe('Replaces CAD-1, which was interim')
    expect(await orderOf(next.statement_id)).toBe('Follows CAD-2. Replaces CAD-3, which was interim')
  })

  test('an interim one is replaced by a later one of the same or a longer period', async () => {
    await issued(today(), today())
    await moves(1n)
    const later = await issued(today(), today())
    expect(await orderOf(later.statement_id)).toBe('Replaces CAD-1, which was interim')
    const longer = await issued(dayAfter(today(), -3), today())
    expect(await orderOf(longer.statement_id)).toBe('Replaces CAD-2, which was interim')
  })

  test('two that cover one day say from when to when their entries are in both', async () => {
    const [first, last] = [dayAfter(today(), -3), dayAfter(today())]
    const { closes_at } = await issued(first, today())
    app.clock.advance(86_400_000)
    const { statement_id } = await issued(dayAfter(last, -1), last)
    const at = new Date(closes_at).toISOString().slice(11, 16)
    const order = await orderOf(statement_id)
    expect(order).toMatch(/^Overlaps CAD-1: entries from \d+ \w+ \d{4}, 00:00 UTC to \d+ \w+ \d{4}, /)
    expect(order.endsWith(`${at} UTC are in both`)).toBe(true)
    expect(await camtOf(statement_id)).toContain(`${order}. Days are in UTC.`)
    expect(await textOfPaper((await take(statement_id, 'pdf')).bytes)).toContain(order)
  })

  test('an interim one that lasted longer is not replaced, and one of a period before others says nothing of them', async () => {
    const day = (days: number) => dayAfter(today(), days)
    await issued(day(-9), today())
    const within = await orderOf((await issued(day(-9), day(-5))).statement_id)
    expect(within).toMatch(/^Overlaps CAD-1: entries from [^,]+, 00:00 UTC to [^,]+, 00:00 UTC are in both$/)
    expect(await orderOf((await issued(day(-14), day(-10))).statement_id)).toBe('')
  })

  test('and says the same when others were issued after it', async () => {
    const { statement_id } = await issued(today(), today())
    const formats = ['pdf', 'csv', 'camt'] as const
    const files = () => Promise.all(formats.map(async (format) => (await take(statement_id, format)).bytes))
    const before = await files()
    app.clock.advance(86_400_000)
    await issued(dayAfter(today(), -1), today())
    expect(await files()).toEqual(before)
  })
})

const schema = await camt053Schema()

const today = () => app.clock.now().toISOString().slice(0, 10)
const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
async function moves(amount: bigint): Promise<void> {
  await givenBooks(app, company, 'CAD', [{ amount, at: app.clock.now() }])
  app.clock.advance(1_000)
}
const issued = async (from: string, to: string) => {
  const body: WireInput<typeof statements.issue>['body'] = { currency: 'CAD', from, to }
  return (await app.call(statements.issue, { body }, company)).body.statement
}
const take = (statement_id: string, format: StatementFormat) =>
  app.call(statements.file, { query: { statement_id, format } }, company)
const rowsOf = async (id: string) => readCsv((await take(id, 'csv')).bytes.toString('utf8'))
const orderOf = async (id: string) => (await rowsOf(id))[0]?.Reference ?? ''
async function camtOf(id: string): Promise<string> {
  const xml = (await take(id, 'camt')).bytes.toString('utf8')
  expect((await validateXML({ xml, schema })).errors).toEqual([])
  return xml
}
const balancesIn = (xml: string) =>
  [
    ...xml.matchAll(/<Bal><Tp><CdOrPrtry><Cd>(\w+)<.*?<Amt Ccy="CAD">([\d.]+)<.*?<Dt>(.*?)<\/Dt><\/Bal>/g),
  ].map(([, code, amount, at]) => [code, amount, at])

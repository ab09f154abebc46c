import { movements } from '@tradelane/contract/movements/calls'
import type { StatementFormat } from '@tradelane/contract/statements/calls'
import { statements } from '@tradelane/contract/statements/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { camt053Schema } from '../../../../test/camt-053-schema.ts'
import {
  buyerPays,
  daysPassBy,
  givenFunding,
  givenSupplier,
  readFunding,
  repay,
} from '../../../../test/given-funding.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenSupplier(app))
let fundingId: string
let number: string
let invoice: string
beforeAll(async () => {
  const funded = await givenFunding(app, ada)
  fundingId = funded.fundingId
  number = (await readFunding(app, ada, fundingId)).funding.funding_number
  invoice = funded.form.invoice_number ?? ''
  await daysPassBy(app, 30)
  expect((await repay(app, ada, fundingId, 1_085)).status).toBe(200)
  await app.runJobs()
  await daysPassBy(app, 15)
  await buyerPays(app, fundingId)
})

describe('a funding in a statement', () => {
  test('has number, other side, invoice, fee and interest of each entry in CSV', async () => {
    const rows = readCsv((await take('csv')).toString('utf8'))
    const row = (kind: string) => rows.find(({ Kind }) => Kind === kind)
    const all = { Number: number, Subject: `invoice_factoring:${fundingId}` }
    expect(row('factoring.advance')).toMatchObject({
      ...all,
      Counterparty: 'Meridian Trade Capital',
      Reference: `Invoice ${invoice} to Hafenhandel Nord GmbH`,
      Amount: '8500.00',
      Fee: '',
      Interest: '',
    })
    expect(row('factoring.repaid')).toMatchObject({
      ...all,
      Counterparty: 'Meridian Trade Capital',
      Amount: '-1085.00',
      Fee: '',
      Interest: '85.00',
    })
    // 7,500.00 for 15 days at 12 % are 37.50; what is left of the invoice is the customer's.
    expect(row('factoring.remainder')).toMatchObject({
      ...all,
      Counterparty: 'Hafenhandel Nord GmbH',
      Reference: `Invoice ${invoice}`,
      Amount: '2362.50',
      Fee: '100.00',
      Interest: '37.50',
    })
  })

  test('is valid in camt.053, with loans as such, parties, fee and interest', async () => {
    const xml = (await take('camt')).toString('utf8')
    expect((await validateXML({ xml, schema: await camt053Schema() })).errors).toEqual([])
    const entry = (kind: string) =>
      (xml.match(/<Ntry>.*<\/Ntry>/g) ?? []).find((one) => one.includes(kind)) ?? ''
    expect(entry('factoring.advance')).toContain(
      '<Cd>LDAS</Cd><Fmly><Cd>FTLN</Cd><SubFmlyCd>DDWN</SubFmlyCd>',
    )
    expect(entry('factoring.advance')).toContain('<Dbtr><Pty><Nm>Meridian Trade Capital</Nm></Pty></Dbtr>')
    expect(entry('factoring.repaid')).toContain('<SubFmlyCd>PPAY</SubFmlyCd>')
    expect(entry('factoring.repaid')).toContain('<Cdtr><Pty><Nm>Meridian Trade Capital</Nm></Pty></Cdtr>')
    const remainder = entry('factoring.remainder')
    expect(remainder).toContain('<Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd>')
    expect(remainder).toContain(`<AcctSvcrRef>${number}</AcctSvcrRef>`)
    expect(remainder).toContain('<Dbtr><Pty><Nm>Hafenhandel Nord GmbH</Nm></Pty></Dbtr>')
    expect(remainder).toContain('<TtlChrgsAndTaxAmt Ccy="USD">100.00</TtlChrgsAndTaxAmt>')
    expect(remainder).toContain('<TtlIntrstAndTaxAmt Ccy="USD">37.50</TtlIntrstAndTaxAmt>')
    expect(remainder).toContain(`<Ustrd>Invoice ${invoice}</Ustrd>`)
  })

  test('says in the PDF what was deducted and what was included', async () => {
    const text = await textOfPaper(await take('pdf'))
    expect(text).toContain(`Remainder of invoice ${number} · Invoice ${invoice}`)
    expect(text).toContain('Fee 100.00 USD deducted · Interest 37.50 USD deducted')
    expect(text).toContain('Interest 85.00 USD included')
    expect(text).toContain(
      'Interest (included) 85.00 USD Fees (deducted) 100.00 USD Interest (deducted) 37.50 USD',
    )
  })
})

describe('a funding in the movements of the wallet', () => {
  const list = async (query: object) =>
    (
      await app.call(
        movements.transactions,
        { query: { currency: 'USD', page: '1', ...query } },
        { token: ada.token },
      )
    ).body.content

  test('is found by its kind, with number and other side', async () => {
    const content = await list({ kind: 'factoring' })
    expect(content.map(({ kind }) => kind)).toEqual([
      'factoring.remainder',
      'hold.placed',
      'factoring.advance',
    ])
    expect(content[0]).toMatchObject({
      subject: `invoice_factoring:${fundingId}`,
      counterparty: 'Hafenhandel Nord GmbH',
      reference: `Invoice ${invoice}`,
      number,
    })
    expect(content[2]).toMatchObject({ counterparty: 'Meridian Trade Capital', number })
  })

  test.each([
    ['its number', () => number],
    ['the number of the invoice', () => invoice],
    ['the buyer', () => 'hafenhandel'],
    ['the finance partner', () => 'meridian'],
  ])('is found by %s', async (_what, text) => {
    expect(await list({ search: text() })).toHaveLength(3)
  })

  test('is not found by what it does not have, nor by another company', async () => {
    expect(await list({ search: 'nobody of this name' })).toEqual([])
    const other = await givenSupplier(app)
    const query = { currency: 'USD', page: '1', kind: 'factoring' } as const
    expect((await app.call(movements.transactions, { query }, { token: other.token })).body.content).toEqual(
      [],
    )
  })
})

/** Advanced; after 30 days 1,085.00 USD are paid from the wallet, after 15 more the buyer pays the invoice. */

const days = () => {
  const to = app.deps.clock.now()
  return {
    from: new Date(to.getTime() - 60 * 86_400_000).toISOString().slice(0, 10),
    to: to.toISOString().slice(0, 10),
  }
}
const take = async (format: StatementFormat) => {
  const body = { currency: 'USD', ...days() } as const
  const { statement } = (await app.call(statements.issue, { body }, { token: ada.token })).body
  const query = { statement_id: statement.statement_id, format }
  return (await app.call(statements.file, { query }, { token: ada.token })).bytes
}

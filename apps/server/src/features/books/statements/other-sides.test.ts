import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { sandboxPayments } from '@tradelane/contract/sandbox-payments/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import type { StatementFormat } from '@tradelane/contract/statements/calls'
import { statements } from '@tradelane/contract/statements/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import type { Currency } from '@tradelane/money'
import { afterAll, describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { camt053Schema } from '../../../../test/camt-053-schema.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenAssessedClaim } from '../../../../test/given-claim.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenContainerCharge, payContainerChargesOf } from '../../../../test/given-container-charge.ts'
import {
  fulfilBlock,
  givenBlocks,
  givenEscrow,
  givenImporter,
  settleEscrows,
} from '../../../../test/given-escrow.ts'
import { buyerPays, daysPassBy, givenFunding, givenSupplier, repay } from '../../../../test/given-funding.ts'
import { givenIncomingPayment, incomingPaymentsOf } from '../../../../test/given-incoming-payment.ts'
import { givenConfirmedInspection } from '../../../../test/given-inspection.ts'
import { givenBoundInsurance } from '../../../../test/given-insurance.ts'
import { givenPayer, givenPayment, untilSettled } from '../../../../test/given-payment.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { entryKinds } from './entry-kinds.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
checkBooksAfterEach(app, { triesCodes: true, runsJobs: true })
const seen = new Set<string>()

type Who = { token: string }
type Row = [kind: string, counterparty: string, number: RegExp, amount: RegExp]
const none = /^$/

describe('every entry and payout names the other side, what for, and the record, in all three formats', () => {
  test('balance that was added, and payments', async () => {
    const payer = await givenPayer(app)
    for (const reference of ['Order 1', 'SIM-RETURN', 'SIM-REJECT-LATE'])
      await givenPayment(app, payer, { reference, amount: 300 })
    await untilSettled(app)
    await expectNamed(payer, 'USD', [
      ['balance.added', 'Tradelane', none, /^5000\.00$/],
      ['payment.accepted', 'Hafenhandel Nord GmbH', /^PY-/, /^-300\.00$/],
      ['payment.returned', 'Hafenhandel Nord GmbH', /^PY-/, /^300\.00$/],
      ['payment.rejected', 'Hafenhandel Nord GmbH', /^PY-/, /^300\.00$/],
    ])
  })

  test('a conversion, on both sides', async () => {
    const payer = await givenPayer(app, { name: 'Lotus Trading' })
    const pair = { source_currency_code: 'USD', destination_currency_code: 'EUR' } as const
    const body = { ...pair, amount: 100, purpose: 'conversion' } as const
    const { quote_id } = (await app.call(wallet.quote, { body }, payer)).body
    await app.call(wallet.convert, { body: { quote_id } }, payer)
    await expectNamed(payer, 'USD', [['conversion.completed', 'Lotus Trading', none, /^-100\.00$/]])
    await expectNamed(payer, 'EUR', [['conversion.completed', 'Lotus Trading', none, /^\d/]])
  })

  test('money from outside, and back', async () => {
    const payer = await givenCompany(app, { kyb: 'Refused' })
    await givenIncomingPayment(app, payer)
    const [arrived] = await incomingPaymentsOf(app, payer)
    const body = { incoming_payment_id: arrived?.incoming_payment_id ?? '', reason: 'Verification refused' }
    expect((await app.call(adminIncomingPayments.return, { body }, office)).status).toBe(200)
    await app.runJobs()
    await expectNamed(payer, 'EUR', [
      ['incoming.received', 'Buyer GmbH', /^IP-/, /^1000\.00$/],
      ['incoming.returned', 'Buyer GmbH', /^IP-/, /^-1000\.00$/],
    ])
  })

  test('freight, and demurrage', async () => {
    const payer = await givenPayer(app, { balance: '20000' })
    const logisticsId = await givenContainerCharge(app, payer)
    expect((await payContainerChargesOf(app, payer, logisticsId)).status).toBe(200)
    const carrier = await carrierOf(logisticsId)
    await expectNamed(payer, 'USD', [
      ['charge.collected', carrier, /^FB-/, /^-/],
      ['charge.collected', carrier, /^DD-/, /^-/],
    ])
  })

  test('an inspection that is paid and paid back', async () => {
    const payer = await givenPayer(app)
    const id = await givenConfirmedInspection(app, payer)
    const body = { quality_assurance_id: id }
    expect((await app.call(qualityAssurance.cancel, { body }, payer)).status).toBe(200)
    await app.runJobs()
    await expectNamed(payer, 'USD', [
      ['charge.collected', 'Ganges Inspection', /^QA-/, /^-/],
      ['balance.added', 'Ganges Inspection', /^QA-/, /^\d/],
    ])
  })

  test('a premium, and a claim', async () => {
    const payer = await givenPayer(app, { balance: '9000' })
    await givenBoundInsurance(app, payer)
    const { claim_id, version } = await givenAssessedClaim(app, payer)
    await app.call(officeClaims.pay, { body: { claim_id, version, assessed_amount: 5_000 } }, office)
    await app.runJobs()
    await expectNamed(payer, 'USD', [
      ['charge.collected', 'Northgate Marine Insurance Ltd', /^IN-/, /^-/],
      ['balance.added', 'Northgate Marine Insurance Ltd', /^CL-/, /^\d/],
    ])
  })

  test('a funding', async () => {
    const ada = await givenSupplier(app)
    const { fundingId } = await givenFunding(app, ada)
    await daysPassBy(app, 30)
    await buyerPays(app, fundingId, { amount: 1_085 })
    expect((await repay(app, ada, fundingId, 1_000)).status).toBe(200)
    await app.runJobs()
    await daysPassBy(app, 1)
    await buyerPays(app, fundingId, { amount: 8_915 })
    await expectNamed(ada, 'USD', [
      ['factoring.advance', 'Meridian Trade Capital', /^IF-/, /^8500\.00$/],
      ['factoring.collected', 'Hafenhandel Nord GmbH', /^IF-/, /^0\.00$/],
      ['factoring.repaid', 'Meridian Trade Capital', /^IF-/, /^-1000\.00$/],
      ['factoring.remainder', 'Hafenhandel Nord GmbH', /^IF-/, /^\d/],
    ])
  })

  test('an escrow: what was set aside, the fee, the payouts, and what comes back', async () => {
    const payer = await givenImporter(app)
    const paid = await givenEscrow(app, payer, { conditions: await givenBlocks(app, payer, [30, 70]) })
    await fulfilBlock(app, payer, paid, 1)
    await settleEscrows(app)
    await sendBack(paid)
    const cancelled = await givenEscrow(app, payer, { amount_sent: 1000 })
    await app.call(
      smartEscrows.cancel,
      { body: { smart_escrow_id: cancelled, reason: 'No longer needed' } },
      payer,
    )
    await app.runJobs()
    const hafenhandel = 'Hafenhandel Nord GmbH'
    const rows = await expectNamed(payer, 'USD', [
      ['escrow.funded', hafenhandel, /^SE-/, /^-8000\.00$/],
      ['escrow.fee', 'Tradelane', /^SE-/, /^0\.00$/],
      ['escrow.accepted', hafenhandel, /^SE-/, /^0\.00$/],
      ['escrow.back', hafenhandel, /^SE-/, /^0\.00$/],
      ['escrow.refunded', hafenhandel, /^SE-/, /^\d/],
    ])
    expect(rows.find(({ Kind }) => Kind === 'escrow.fee')).toMatchObject({ Fee: '160.00' })
    expect(rows.find(({ Kind }) => Kind === 'escrow.accepted')).toMatchObject({
      'Counter amount': '2352.00',
      'Counter currency': 'USD',
      Reference: 'Contract 4711',
    })
    expect(rows.find(({ Kind }) => Kind === 'escrow.back')?.['Return reason']).not.toBe('')
  })
})

afterAll(() => {
  // A payment is cancelled by its provider only.
  expect([...seen, 'payment.cancelled'].sort()).toEqual([...entryKinds].sort())
})

const schema = await camt053Schema()

/** These entries are there, and they and all others name their other side. */
async function expectNamed(who: Who, currency: Currency, wanted: Row[]) {
  app.clock.advance(1_000)
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  const now = app.deps.clock.now().getTime()
  const body = { currency, from: day(now - 300 * 86_400_000), to: day(now) }
  const { statement } = (await app.call(statements.issue, { body }, who)).body
  const take = async (format: StatementFormat) => {
    const query = { statement_id: statement.statement_id, format }
    return (await app.call(statements.file, { query }, who)).bytes
  }
  const rows = readCsv((await take('csv')).toString('utf8')).slice(1, -1)
  for (const [Kind, Counterparty, number, amount] of wanted)
    expect(rows).toContainEqual(
      expect.objectContaining({
        Kind,
        Counterparty,
        Number: expect.stringMatching(number),
        Amount: expect.stringMatching(amount),
      }),
    )
  const xml = (await take('camt')).toString('utf8')
  expect((await validateXML({ xml, schema })).errors).toEqual([])
  const entries = xml.match(/<Ntry>.*<\/Ntry>/g) ?? []
  expect(entries).toHaveLength(rows.length)
  const paper = await textOfPaper(await take('pdf'))
  for (const [index, row] of rows.entries()) {
    const { Kind = '', Counterparty = '', Description = '', Subject = '', Number: number = '' } = row
    seen.add(Kind)
    expect([Kind, Counterparty, Description, Subject]).not.toContain('')
    expect(entries[index]).toMatch(/<RltdPties>.*<Nm>/)
    expect(entries[index]).toContain(`<Nm>${Counterparty.replaceAll('&', '&amp;')}</Nm>`)
    expect(entries[index]).toContain(number)
    expect(entries[index]).not.toContain('<SubFmlyCd>NTAV</SubFmlyCd>')
    expect(paper).toContain(Counterparty)
    expect(paper).toContain(number)
  }
  return rows
}

async function carrierOf(logisticsId: string): Promise<string> {
  const { rows } = await app.deps.pool.query<{ name: string }>(
    `select freight ->> 'name' as name from freight_quotes join freight_bookings using (uid, shipment_id) where logistics_id = $1`,
    [logisticsId],
  )
  return rows[0]?.name ?? ''
}

/** The bank sends the newest payout back. */
async function sendBack(id: string): Promise<void> {
  const { provider_reference } = await app.db
    .selectFrom('escrow_steps')
    .select('provider_reference')
    .where('smart_escrow_id', '=', id)
    .where('kind', '=', 'release')
    .executeTakeFirstOrThrow()
  const body = { provider_reference: provider_reference ?? '', action: 'return' as const }
  expect((await app.call(sandboxPayments.act, { body }, office)).status).toBe(200)
  await untilSettled(app)
}

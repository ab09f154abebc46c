import { readFile } from 'node:fs/promises'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import type { EligibilityCheck } from '@tradelane/contract/invoice-factoring/eligibility'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import type { Database } from '@tradelane/db'
import { parseMoney } from '@tradelane/money'
import { CompiledQuery, Kysely, PostgresDialect, sql, type Updateable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  approveFunding,
  buyerHasNumber,
  codeForFunding,
  type FundingForm,
  fundingForm,
  givenDraftFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  submitFundingOf,
  todayOfSupplier,
} from '../../../../../test/given-funding.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { dayAfter } from '../engine/accrued-interest.ts'
import { findFactoredBefore } from './factored-before.ts'

const app = theApp()
const ada = prepared(() => sameBuyersSupplier())

describe('stored keys', () => {
  const migration = new URL(
    '../../../../../../../packages/db/migrations/0037_the_same_invoice.sql',
    import.meta.url,
  )

  it('of an invoice that is another one by the new rules keep its number, and its buyer is known by the new key all the same', async () => {
    const { fundingId: one } = await givenRequestedFunding(app, ada, { invoice_number: 'KEYS-1' })
    const { fundingId: other } = await givenRequestedFunding(app, ada, { invoice_number: 'KEYS-2' })
    await setFunding(one, { buyer_key: 'HRB7' })
    const asBefore = { buyer_key: 'DEHRB7', invoice_number: 'Tax invoice KEYS-1', invoice_key: 'OLD' }
    await setFunding(other, asBefore)
    const [renewal] = /^do \$\$[\s\S]*?^end \$\$;/m.exec(await readFile(migration, 'utf8')) ?? []
    await app.deps.pool.query(renewal ?? '')
    expect(await rowOf(one)).toEqual({ buyer_key: 'HRB7', invoice_key: 'KEYS/1' })
    expect(await rowOf(other)).toEqual({ buyer_key: 'HRB7', invoice_key: 'OLD' })
  })
})

describe('an invoice that was factored before', () => {
  it('is refused under another writing of its number, to another company with the same buyer too, without saying whose it is', async () => {
    const { form } = await givenRequestedFunding(app, ada, { invoice_number: 'DUP-0042/26' })
    const eva = await sameBuyersSupplier()
    const same = await fundingForm(app, eva, { invoice_number: 'dup 42 / 26' })
    const reason = await failing('not_factored', same, eva)
    expect(reason).toBe('This invoice was submitted for funding before. An invoice can be funded once.')
    expect(form.invoice_number).toBe('DUP-0042/26')
  })

  it('is found by the number that the limit keeps: what the customer writes on its partner changes nothing', async () => {
    await givenRequestedFunding(app, ada, { invoice_number: 'KEPT-1' })
    const eva = await sameBuyersSupplier()
    const again = await fundingForm(app, eva, { invoice_number: 'kept 1' })
    for (const company_registration_number of ['', 'HRB 999999']) {
      const edited = app.db.updateTable('partners').set({ company_registration_number })
      await edited.where('beneficiary_id', '=', eva.beneficiaryId).execute()
      expect(await failing('not_factored', again, eva)).toMatch(/was submitted for funding before/)
    }
  })

  it('is found by the number of the partner where an older limit keeps none', async () => {
    await givenRequestedFunding(app, ada, { invoice_number: 'OLD-1' })
    const eva = await sameBuyersSupplier()
    const limit = app.db.updateTable('credit_limits').set({ requested_as: null })
    await limit.where('beneficiary_id', '=', eva.beneficiaryId).execute()
    const again = await fundingForm(app, eva, { invoice_number: 'old 1' })
    expect(await failing('not_factored', again, eva)).toMatch(/was submitted for funding before/)
  })

  it('is refused by its file, under any number', async () => {
    const { form } = await givenRequestedFunding(app, ada)
    const again = await fundingForm(app, ada, { invoice_file: form.invoice_file })
    expect(await failing('not_factored', again)).toMatch(/before/)
  })

  it('is refused where its number differs in separators and leading zeros only, and the amount is the same', async () => {
    const alike = { invoice_amount: 4_226.01 }
    await givenRequestedFunding(app, ada, { ...alike, invoice_number: 'RE-0042/26-X' })
    const eva = await sameBuyersSupplier()
    const failingAs = async (invoice_number: string, changes = {}) =>
      failing('not_factored', await fundingForm(app, eva, { ...alike, invoice_number, ...changes }), eva)
    for (const number of ['RE-004226-X', 'RE 4226X', 're4226x', 'RE.42.26 X'])
      expect(await failingAs(number)).toMatch(/was submitted for funding before/)
    for (const number of ['RE-42260-X', 'RE-4226-Y']) expect(await failingAs(number)).toBeUndefined()
    expect(await failingAs('RE-004226-X', { invoice_amount: 4_226.02 })).toBeUndefined()
  })

  it('is refused without a number, where buyer, amount and shipment date are the same, until its number is entered', async () => {
    const alike = { invoice_amount: 7_331.01 }
    const eva = await sameBuyersSupplier()
    const failingAs = async (changes: Partial<FundingForm>) =>
      failing('not_factored', await fundingForm(app, eva, { ...alike, ...changes }), eva)
    const unnumbered = { invoice_number: undefined } as never
    await givenRequestedFunding(app, ada, { ...alike, invoice_number: 'NR-1' })
    expect(await failingAs(unnumbered)).toMatch(/^Enter the invoice number/)
    expect(await failingAs({ invoice_number: 'NR-2' })).toBeUndefined()
    const dayBefore = { shipment_date: dayAfter(today(), -1) }
    expect(await failingAs({ ...dayBefore, ...(unnumbered as object) })).toBeUndefined()
    await givenRequestedFunding(app, ada, { ...alike, ...dayBefore, ...(unnumbered as object) })
    expect(await failingAs({ ...dayBefore, ...(unnumbered as object) })).toMatch(/^Enter the invoice number/)
  })

  it('may be an earlier one without a number: then a person compares the two before it is approved', async () => {
    const alike = { invoice_amount: 7_332.01 }
    const eva = await sameBuyersSupplier()
    const { token } = await givenAdministrator(app)
    const earlier = await givenRequestedFunding(app, ada, { ...alike, invoice_number: undefined } as never)
    const draft = await givenDraftFunding(app, eva, { ...alike, invoice_number: 'NR-4' })
    const { checks } = await readFunding(app, eva, draft.fundingId)
    expect(checks.find(({ check }) => check === 'not_factored')).toMatchObject({
      passed: true,
      reason: expect.stringContaining('We compare the two before we approve this one.'),
    })
    expect((await submitFundingOf(app, eva, draft)).status).toBe(200)
    const body = { invoice_factoring_id: draft.fundingId }
    const seen = await app.call(officeFundings.get, { body }, { token })
    expect(seen.body.alike).toMatchObject({ invoice_factoring_id: earlier.fundingId })
    const refused = failure(await approveFunding(app, draft.fundingId, token))
    const fields = { accept_alike: 'Tick this once you have compared the two invoices' }
    expect(refused.error).toMatchObject({ code: 'INVALID_REQUEST', fields })
    const accepted = await approveFunding(app, draft.fundingId, token, { accept_alike: true })
    expect(accepted.status).toBe(200)
    const first = await app.call(
      officeFundings.get,
      { body: { invoice_factoring_id: earlier.fundingId } },
      { token },
    )
    expect(first.body.alike).toBeNull()
  })

  it('is refused once its buyer has the number of another company, in any writing', async () => {
    const eva = await sameBuyersSupplier()
    const { form } = await givenRequestedFunding(app, eva, { invoice_number: 'ID-77' })
    await buyerHasNumber(app, eva, 'HRB 555000')
    for (const invoice_number of ['ID-77', 'id 77'])
      expect(
        await failing(
          'not_factored',
          { ...form, invoice_number, invoice_file: (await fundingForm(app, eva)).invoice_file },
          eva,
        ),
      ).toBe('This invoice was submitted for funding before. An invoice can be funded once.')
  })

  it('may be several earlier ones: the first of them is compared', async () => {
    const alike = { invoice_amount: 7_333.01 }
    const one = await givenRequestedFunding(app, ada, { ...alike, invoice_number: 'NR-5' })
    const other = await givenRequestedFunding(app, ada, { ...alike, invoice_number: 'NR-6' })
    await setFunding(one.fundingId, { invoice_key: null, invoice_number: null })
    const requested_at = new Date('2020-01-01')
    await setFunding(other.fundingId, { invoice_key: null, invoice_number: null, requested_at })
    const { buyer_key } = await rowOf(one.fundingId)
    const found = await findFactoredBefore(app.db, {
      ...{ companyId: ada.companyId, beneficiaryId: ada.beneficiaryId },
      ...{ buyerKey: buyer_key ?? '', invoiceNumber: 'NR-7', shipmentDate: today() },
      ...{ amount: parseMoney('7333.01', 'USD'), sha256: 'a', without: undefined },
      ...{ xmlNumber: null, ksefNumber: null },
    })
    expect(found).toMatchObject({ found: 'alike', alikeId: other.fundingId })
  })

  it('is found by indexes alone, among any number of invoices', async () => {
    const queries: CompiledQuery[] = []
    const watched = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: app.deps.pool }),
      log: ({ query }) => {
        queries.push(query)
      },
    })
    for (const number of ['A-1', null])
      await findFactoredBefore(watched, {
        ...{ companyId: ada.companyId, beneficiaryId: ada.beneficiaryId },
        ...{ buyerKey: 'HRB1', invoiceNumber: number, shipmentDate: today() },
        ...{ amount: parseMoney('1.00', 'USD'), sha256: 'a', without: undefined },
        ...{ xmlNumber: number && 'X-1', ksefNumber: number && '5265877635-20250826-0100001AF629-AF' },
      })
    for (const { sql: text, parameters } of queries) {
      const plan = await app.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx)
        return tx.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain ${text}`, [...parameters]),
        )
      })
      const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(lines).not.toMatch(/Seq Scan/)
      expect(lines).toMatch(/Index Scan/)
      if (parameters.includes('A-1')) expect(lines).toMatch(/Index Cond: .*plain_invoice_number/)
    }
  })

  it('of two that are submitted at once, one is refused', async () => {
    const eva = await sameBuyersSupplier()
    const first = await givenDraftFunding(app, ada, { invoice_number: 'RACE-1' })
    const second = await givenDraftFunding(app, eva, { invoice_number: 'RACE 1' })
    const codes = [
      await codeForFunding(app, ada, first.fundingId),
      await codeForFunding(app, eva, second.fundingId),
    ]
    const results = await race(app, [
      () => submitFundingOf(app, ada, { ...first, code: codes[0] ?? '' }),
      () => submitFundingOf(app, eva, { ...second, code: codes[1] ?? '' }),
    ])
    const statuses = results.map((result) => (result.status === 'fulfilled' ? result.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 422])
  })
})

/** With a buyer that others have, too. */
async function sameBuyersSupplier(): Promise<Payer> {
  const supplier = await givenSupplier(app)
  await buyerHasNumber(app, supplier, hafenhandel.company_registration_number)
  return supplier
}

const today = () => todayOfSupplier(app)

/** The reason of a check that fails; undefined where it passes. */
async function failing(
  name: EligibilityCheck,
  { purchase_order_file, ...asked }: FundingForm,
  supplier = ada,
): Promise<string | undefined> {
  const { body } = await app.call(invoiceFactoring.offer, { body: asked }, { token: supplier.token })
  const found = body.checks.find(({ check }) => check === name)
  if (!found) throw new Error(JSON.stringify(body))
  return found.passed ? undefined : found.reason
}

const setFunding = (id: string, set: Updateable<Database['invoice_factorings']>) =>
  app.db.updateTable('invoice_factorings').set(set).where('invoice_factoring_id', '=', id).execute()
const rowOf = (id: string) =>
  app.db
    .selectFrom('invoice_factorings')
    .select(['buyer_key', 'invoice_key'])
    .where('invoice_factoring_id', '=', id)
    .executeTakeFirstOrThrow()

import { insurance } from '@tradelane/contract/insurance/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { describe, expect, it, test } from 'vitest'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  givenBoundInsurance,
  givenQuotedInsurance,
  startedEverywhere,
} from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import type { Certificate } from './certificate.ts'
import { isSealIntact, sealOf } from './seal.ts'
import { surveyorIn } from './surveyors.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))

describe('a seal', () => {
  const printed = { number: 'TLC-2026-000001', insured: { name: 'Okafor', id: '1' }, clauses: ['A', 'B'] }

  it('fits what was signed, in any order of its fields, and nothing else', () => {
    const seal = sealOf('one secret', printed)
    const reordered = { clauses: ['A', 'B'], insured: { id: '1', name: 'Okafor' }, number: 'TLC-2026-000001' }
    expect(isSealIntact(reordered, seal)).toBe(true)
    for (const change of [
      { number: 'TLC-2026-000002' },
      { clauses: ['B', 'A'] },
      { insured: { name: 'Okafor' } },
    ])
      expect(isSealIntact({ ...printed, ...change }, seal)).toBe(false)
  })

  it('is made by a key of the installation’s secret', () => {
    const [mine, again, theirs] = [sealOf('one', printed), sealOf('one', printed), sealOf('another', printed)]
    expect(again).toEqual(mine)
    expect(theirs.keyId).not.toBe(mine.keyId)
    expect(isSealIntact(printed, { signature: mine.signature, publicKey: theirs.publicKey })).toBe(false)
  })

  it('is found broken where the record was changed behind the database’s back', async () => {
    const { searched, ...genuine } = await stored(await givenBoundInsurance(app, payer))
    const other = await givenQuotedInsurance(app, payer)
    // As somebody would who can write rows: the same seal on a higher value.
    await app.db
      .insertInto('insurance_certificates')
      .values({
        ...genuine,
        certificate_number: 'TLC-2026-999001',
        insurance_id: other,
        certificate: JSON.stringify({ ...(genuine.certificate as Certificate), insured_value: '999999.00' }),
      })
      .execute()
    expect(await verify('TLC-2026-999001', genuine.code)).toMatchObject({ seal: 'invalid' })
    expect(await verify(genuine.certificate_number, genuine.code)).toMatchObject({ seal: 'valid' })
  })

  it('is missing on certificates that are older, and they stay genuine', async () => {
    const { signature, key_id, searched, ...genuine } = await stored(await givenBoundInsurance(app, payer))
    const { originals, surveyor, claims_payable_at, ...old } = genuine.certificate as Certificate
    const other = await givenQuotedInsurance(app, payer)
    const row = {
      ...genuine,
      certificate_number: 'TLC-2026-999002',
      insurance_id: other,
      certificate: JSON.stringify(old),
    }
    await app.db.insertInto('insurance_certificates').values(row).execute()
    expect(await verify('TLC-2026-999002', genuine.code)).toMatchObject({
      standing: 'valid',
      seal: 'none',
      seal_key: null,
      to_order: false,
      surveyor: null,
    })
    const file = await app.call(
      insurance.certificate,
      { query: { insurance_id: other } },
      { token: payer.token },
    )
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('has a key that nobody can change in the database', async () => {
    await givenBoundInsurance(app, payer)
    for (const statement of [
      "update insurance_seal_keys set public_key = ''",
      'delete from insurance_seal_keys',
      'truncate insurance_seal_keys cascade',
    ])
      await expect(app.deps.pool.query(statement)).rejects.toThrow(/append-only|permission denied/)
  })
})

test('a certificate holds what a bank asks of an insurance document (UCP 600, article 28)', async () => {
  const changes = {
    incoterm: 'CIP',
    invoice_number: 'INV-1',
    vessel: 'Meridian Star',
    voyage: '014W',
  } as const
  const id = await givenBoundInsurance(app, payer, { ...changes, shipped_on: dayFromNow(app, 12) })
  const certificate = (await stored(id)).certificate as Certificate
  expect(certificate).toMatchObject({
    signed_by: 'Tradelane, as agent for and on behalf of Northgate Marine Insurance Ltd',
    originals: 2,
    currency: 'USD',
    insured_value: '110000.00',
    valuation: '100,000.00 (CIP invoice with freight and insurance) × 110 % = 110,000.00 USD',
    claims_payable_at: 'Hamburg, DE',
    vessel: 'Meridian Star',
    voyage: '014W',
    invoice_number: 'INV-1',
    war_areas: expect.stringMatching(
      /^JWLA-035 of the Joint War Committee, 16 Sep 2026, as we read it on \d+ \w+ 2026$/,
    ),
    clauses: [
      'Institute Cargo Clauses (A) CL382 1/1/09',
      'Institute War Clauses (Cargo) CL385 1/1/09',
      'Institute Strikes Clauses (Cargo) CL386 1/1/09',
    ],
  })
  expect(certificate.valid_from <= (certificate.shipped_on ?? '')).toBe(true)
})

test('a certificate without war and strikes names no list of war areas', async () => {
  const id = await givenBoundInsurance(app, payer, { political_risks: 'none' })
  expect((await stored(id)).certificate).not.toHaveProperty('war_areas')
})

test('original and duplicate are two files of one certificate, with names of their own', async () => {
  const id = await givenBoundInsurance(app, payer)
  const file = (copy: 'original' | 'duplicate') =>
    app.call(insurance.certificate, { query: { insurance_id: id, copy } }, { token: payer.token })
  const [original, duplicate] = [await file('original'), await file('duplicate')]
  expect(original.headers['content-disposition']).toContain('-original.pdf')
  expect(duplicate.headers['content-disposition']).toContain('-duplicate.pdf')
  const [first, second] = [await textOfPaper(original.bytes), await textOfPaper(duplicate.bytes)]
  expect(first).toContain('ORIGINAL')
  expect(first).toContain('2 issued; this is the original. One being accomplished, the other is void.')
  expect(second).toContain('DUPLICATE')
  expect(second).toContain('this is the duplicate')
})

test.each([
  ['0', 'None: losses are paid irrespective of percentage'],
  [
    '0.5',
    'Excess of 0.5 % of the amount insured, 577.50 USD, once per loss; none on general average and salvage',
  ],
] as const)(
  'the paper is to order, endorsed in blank, sealed, and says what it pays where with a deductible of %s %%',
  async (deductible, franchise) => {
    const shipped_on = dayFromNow(app, 12)
    const id = await givenBoundInsurance(app, payer, { deductible, shipped_on })
    const file = await app.call(
      insurance.certificate,
      { query: { insurance_id: id } },
      { token: payer.token },
    )
    const paper = await textOfPaper(file.bytes)
    for (const text of [
      'Okafor Imports Inc. (NY4471) or order',
      'not later than the shipment on',
      'Institute War Clauses (Cargo) CL385 1/1/09',
      'At Hamburg, DE, in US dollars, to the assured or order, against one original',
      'Harbour Survey & Claims, Hamburg office',
      'Tradelane, as agent for and on behalf of Northgate Marine Insurance Ltd',
      'Endorsement in blank Claims under this certificate are payable to the bearer.',
      franchise,
    ])
      expect(paper).toContain(text)
  },
)

test('the surveyor is in the country of the destination, else in London', () => {
  expect(surveyorIn('NL')).toContain('Rotterdam office')
  expect(surveyorIn('US')).toContain('newyork@')
  expect(surveyorIn('MN')).toContain('London office')
  expect(surveyorIn(null)).toContain('London office')
})

test('a cover that starts later is insured from its first day, in the policy and in the trade', async () => {
  const other = await givenPayer(app)
  const id = await givenBoundInsurance(app, other)
  const { valid_from } = (
    await app.call(insurance.get, { body: { insurance_id: id } }, { token: other.token })
  ).body.insurance
  const seen = async () => {
    const { body } = await app.call(transactionSummary.get, { query: {} }, { token: other.token })
    const policy = (await app.call(insurance.get, { body: { insurance_id: id } }, { token: other.token }))
      .body.insurance
    return [policy.insured_from, body.insurance_data[0]?.status]
  }
  expect(await seen()).toEqual([valid_from, expect.stringMatching(/^Insured from \d+ \w+ \d{4}$/)])
  expect((await read(await givenQuotedInsurance(app, payer))).insured_from).toBeNull()
  const today = await givenBoundInsurance(app, payer, { valid_from: startedEverywhere(app) })
  expect((await read(today)).insured_from).toBeNull()
})

const read = async (insurance_id: string) =>
  (await app.call(insurance.get, { body: { insurance_id } }, { token: payer.token })).body.insurance
const stored = (insurance_id: string) =>
  app.db
    .selectFrom('insurance_certificates')
    .selectAll()
    .where('insurance_id', '=', insurance_id)
    .executeTakeFirstOrThrow()
const verify = async (certificate: string, code: string) =>
  (await app.call(insurance.verify, { query: { certificate, code } })).body.certificate

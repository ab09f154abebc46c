import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPayout } from '../../test/new-payout.ts'
import { corridorSchema } from '../../test/nium-schema.ts'
import { type NiumStage, niumStage } from '../../test/nium-stage.ts'
import { type SandboxStage, sandboxStage } from '../../test/sandbox-stage.ts'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { Corridor } from './corridor.ts'
import type { Customer } from './customer.ts'
import { rulesIn, schemaAnswer } from './nium/schema-rules.ts'

const china: Corridor = { currency: 'CNY', country: 'CN', payoutMethod: 'LOCAL', accountType: 'Corporate' }

describe('the adapter, against a server that answers as the vendor does', () => {
  let stage: NiumStage
  let customer: Customer
  beforeAll(async () => {
    stage = await niumStage()
    customer = await stage.richCustomer()
  })
  afterAll(() => stage.close())

  it('reads the fields and the purposes of a corridor from its schema', async () => {
    expect(await stage.provider.findRules({ ...china, customer })).toEqual({
      purposeCodes: ['IR01809', 'IR01811'],
      fields: [
        { field: 'name', required: true, maxLength: 70 },
        { field: 'accountNumber', required: true },
        { field: 'routingCode', required: true, code: 'CNAPS', pattern: '^[0-9]{12}$' },
        { field: 'city', required: true, maxLength: 35 },
      ],
    })
    const abroad = { ...china, payoutMethod: 'SWIFT', accountType: 'Individual', customer } as const
    const rules = await stage.provider.findRules(abroad)
    expect(rules?.purposeCodes).toEqual(['IR001', 'IR01809', 'IR01811'])
    expect(rules?.fields.slice(2)).toEqual([
      { field: 'routingCode', required: true, code: 'BIC' },
      { field: 'city', required: false, maxLength: 35 },
    ])
  })

  it('reads it as a text, as a list, and nested under other names', async () => {
    const schema = corridorSchema('CNY', 'LOCAL')
    const read = (sent: unknown) => rulesIn(schemaAnswer.parse(sent), china)
    expect(read(JSON.stringify(schema))).toEqual(read(schema))
    expect(read([schema])).toEqual(read(schema))
    const nested = {
      properties: { beneficiary: { required: ['beneficiary_city'], properties: { beneficiary_city: {} } } },
    }
    expect(read(nested).fields).toEqual([{ field: 'city', required: true }])
    // A pattern of another language is none.
    expect(read({ properties: { beneficiaryCity: { pattern: '(?<x' } } }).fields).toEqual([
      { field: 'city', required: false },
    ])
  })

  it('asks the validator without paying, and reads its groups', async () => {
    expect(await stage.provider.check(newPayout(customer))).toEqual([])
    expect(await stage.provider.check(newPayout(customer, { reference: 'SIM-NOT-ALLOWED' }))).toEqual([
      { kind: 'missing', field: 'city', reason: 'City is missing' },
      { kind: 'not_allowed', field: 'purposeCode', reason: 'Not in this corridor' },
    ])
    expect(stage.server.requests.filter(({ path }) => path.endsWith('/remittance'))).toEqual([])
    stage.server.failNext('validate', 'error-before')
    await expect(stage.provider.check(newPayout(customer))).rejects.toThrow(ProviderUnavailable)
  })

  it('sends the codes of a bank under their names', async () => {
    const { beneficiary } = newPayout(customer)
    const canadian = { country: 'CA', routingCode: '00012', secondRoutingCode: '001' }
    const brazilian = { country: 'BR', routingCode: '341', secondRoutingCode: '0001', identification: '1' }
    for (const place of [canadian, brazilian])
      await stage.provider.send(newPayout(customer, { beneficiary: { ...beneficiary, ...place } }))
    const stored = stage.server.books.wallet(customer.walletId).beneficiaries
    const kept = stage.server.books.wallet(customer.customerId).beneficiaries
    expect([...stored, ...kept].slice(-2)).toMatchObject([
      {
        ...{ routingCodeType1: 'TRANSIT NUMBER', routingCodeValue1: '00012' },
        ...{ routingCodeType2: 'BANK CODE', routingCodeValue2: '001' },
      },
      {
        ...{ routingCodeType1: 'BANK CODE', routingCodeType2: 'BRANCH CODE' },
        beneficiaryIdentificationValue: '1',
      },
    ])
  })
})

describe('the sandbox', () => {
  let stage: SandboxStage
  let customer: Customer
  beforeAll(async () => {
    stage = await sandboxStage()
    customer = await stage.richCustomer()
  })
  afterAll(() => stage.close())

  it('has rules for its corridors, and refuses in a check what they refuse', async () => {
    const rules = await stage.provider.findRules({ ...china, customer })
    expect(rules?.fields[0]).toEqual({
      field: 'routingCode',
      required: true,
      code: 'CNAPS code',
      pattern: '^\\d{12}$',
    })
    const { beneficiary } = newPayout(customer)
    const payee = { ...beneficiary, country: 'SG', routingCode: 'DBSSSGSG' }
    expect(await stage.provider.check(newPayout(customer, { beneficiary: payee }))).toEqual([
      { kind: 'missing', field: 'city', reason: 'city is required' },
      { kind: 'missing', field: 'addressCountry', reason: 'addressCountry is required' },
    ])
    const whole = { ...payee, city: 'Singapore', addressCountry: 'SG' }
    expect(await stage.provider.check(newPayout(customer, { beneficiary: whole }))).toEqual([])
  })

  it('refuses and is silent where the reference asks for it', async () => {
    const check = (reference: string) => stage.provider.check(newPayout(customer, { reference }))
    expect(await check('SIM-NOT-ALLOWED')).toMatchObject([{ kind: 'not_allowed' }])
    await expect(check('SIM-UNCHECKED')).rejects.toThrow(ProviderUnavailable)
    expect(await check('SIM-REJECT')).toEqual([])
  })
})

import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { estimateRequest } from '@tradelane/contract/quality-assurance/estimate'
import { decimalText, formatMoney, rateFromText } from '@tradelane/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type GivenCompany, givenCompany } from '../../../../../test/given-company.ts'
import { type TestApp, testApp } from '../../../../../test/test-app.ts'
import { linesOf } from './estimate-price.ts'

/** One rupee is 0.0125 US dollars: Rs. 25,000 are 312.50. */
const rate = rateFromText('0.0125', 'INR', 'USD')
/** The rate of the product. */
const feeRate = {
  ...({ rateId: '', service: 'quality_assurance', isOwn: false, version: 1 } as const),
  ...{ basisPoints: 25, least: undefined, most: undefined },
}
const priced = (request: z.input<typeof estimateRequest>) =>
  linesOf(z.decode(estimateRequest, request), rate, feeRate).map(({ code, label, amount }) => [
    code,
    label,
    formatMoney(amount),
  ])

describe('the tariff', () => {
  it('charges a supplier audit by days and persons', () => {
    expect(priced({ supplier_audit: 1, audit_days: 2, audit_persons: 3 })).toEqual([
      ['audit', 'Supplier audit: Rs. 5,000 × 2 days × 3 persons', '375.00 USD'],
    ])
    expect(priced({ supplier_audit: 1 })).toEqual([
      ['audit', 'Supplier audit: Rs. 5,000 × 1 day × 1 person', '62.50 USD'],
    ])
  })

  it('charges a loading inspection by containers, and our fee by the value', () => {
    expect(priced({ loading_inspection: 1, no_of_containers: 3, loading_consignment_value: 10_000 })).toEqual(
      [
        ['loading', 'Loading inspection: Rs. 25,000 × 3 containers', '937.50 USD'],
        ['service_fee', 'Tradelane service fee: 0.25 % of 10,000.00 USD, version 1', '25.00 USD'],
      ],
    )
  })

  it('charges testing by the value, and at least the minimum of the days', () => {
    expect(priced({ quality_assurance: 1, qa_consignment_value: 100_000 })[0]).toEqual([
      'testing',
      'Quality assurance: 0.65 % of 100,000.00 USD',
      '650.00 USD',
    ])
    expect(priced({ quality_assurance: 1, qa_consignment_value: 100_000, qa_days: 3 })[0]).toEqual([
      'testing',
      'Quality assurance: minimum Rs. 25,000 × 1 container × 3 days',
      '937.50 USD',
    ])
  })

  it('charges by the value from the one on whose share is the minimum', () => {
    const labelAt = (value: number) => priced({ quality_assurance: 1, qa_consignment_value: value })[0]
    expect(labelAt(48_076.92)).toEqual([
      'testing',
      'Quality assurance: 0.65 % of 48,076.92 USD',
      '312.50 USD',
    ])
    expect(labelAt(48_076)).toEqual([
      'testing',
      'Quality assurance: minimum Rs. 25,000 × 1 container × 1 day',
      '312.50 USD',
    ])
  })

  it('takes the comprehensive price where testing and loading come together', () => {
    const both = { quality_assurance: 1, loading_inspection: 1 } as const
    const [line, fee] = priced({
      ...both,
      qa_consignment_value: 100_000,
      loading_consignment_value: 90_000,
      no_of_containers: 1,
    })
    expect(line).toEqual([
      'comprehensive',
      'Quality assurance and loading inspection: 0.8 % of 100,000.00 USD',
      '800.00 USD',
    ])
    expect(fee?.[2]).toBe('250.00 USD')
    const small = priced({
      ...both,
      qa_consignment_value: 1000,
      loading_consignment_value: 1000,
      no_of_containers: 2,
    })
    expect(small[0]).toEqual([
      'comprehensive',
      'Quality assurance and loading inspection: minimum Rs. 50,000 × 2 containers',
      '1,250.00 USD',
    ])
  })

  it('never takes more for both together than for each alone', () => {
    const large = priced({
      quality_assurance: 1,
      loading_inspection: 1,
      qa_consignment_value: 1_000_000,
      loading_consignment_value: 1_000_000,
      no_of_containers: 1,
    })
    expect(large.map(([code, , amount]) => [code, amount])).toEqual([
      ['testing', '6,500.00 USD'],
      ['loading', '312.50 USD'],
      ['service_fee', '2,500.00 USD'],
    ])
  })

  it('charges nothing for what is not chosen', () => {
    expect(priced({ qa_consignment_value: 100_000, no_of_containers: 5, audit_days: 3 })).toEqual([])
  })
})

describe('the call', () => {
  let app: TestApp
  let ada: GivenCompany
  beforeAll(async () => {
    app = await testApp()
    ada = await givenCompany(app)
  })
  afterAll(() => app.close())

  it('answers lines, their total, the version of the tariff, and the rate with its day', async () => {
    const body = { supplier_audit: 1, loading_inspection: 1, no_of_containers: 2 } as const
    const answer = (await app.call(qualityAssurance.estimate, { body }, { token: ada.token })).body
    const sum = answer.lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0)
    expect(Math.round(answer.total * 100)).toBe(sum)
    expect(answer).toMatchObject({
      currency: 'USD',
      tariff_version: '2026-1',
      rate: { source_currency_code: 'INR', as_of: expect.any(String), source: expect.any(String) },
    })
    const shownRate = rateFromText(answer.rate.exchangeRate, 'INR', 'USD')
    const again = linesOf(z.decode(estimateRequest, body), shownRate, feeRate)
    expect(answer.lines.map(({ amount }) => amount.toFixed(2))).toEqual(
      again.map(({ amount }) => decimalText(amount)),
    )
  })
})

import type { WireInput } from '@tradelane/contract'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { inspectionLevels, orderAqls, usualAqls } from '@tradelane/contract/quality-assurance/rules'
import { aqls, severities } from '@tradelane/contract/quality-assurance/sampling'
import * as sampling from '@tradelane/sampling'
import { expect, it, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

/** Read from tables 1 and 2-A to 2-C of ISO 2859-1:1999. */
it.each([
  ['3,000 pieces at level II', {}, ['K', 125, 7, 8]],
  ['tightened inspection of them', { inspection: 'tightened' }, ['K', 125, 5, 6]],
  ['reduced inspection of them', { inspection: 'reduced' }, ['K', 50, 5, 6]],
  ['a special level', { level: 'S-1' }, ['C', 5, 0, 1]],
  ['an arrow that leads to a larger sample', { lot_size: 40 }, ['C', 5, 0, 1]],
  ['a lot that is smaller than the sample', { lot_size: 4, aql: 1 }, ['E', 4, 0, 1]],
  ['nonconformities per 100 items', { lot_size: 2, aql: 1000 }, ['A', 2, 30, 31]],
])('reads the plan of %s', async (_, changes, [code_letter, sample_size, accept, reject]) => {
  const { body } = await plan({ ...usual, ...changes })
  expect(body).toEqual({ status: 'success', code_letter, sample_size, accept, reject })
})

it.each([
  ['lot_size', 1, 'Enter the lot size, from 2 to 10,000,000'],
  ['lot_size', 2.5, 'Enter the lot size, from 2 to 10,000,000'],
  ['lot_size', '3000', 'Enter the lot size, from 2 to 10,000,000'],
  ['lot_size', 10_000_001, 'Enter the lot size, from 2 to 10,000,000'],
  ['level', 'IV', 'Select an inspection level'],
  ['aql', 3, 'Select an AQL of ISO 2859-1'],
  ['aql', '2.5', 'Select an AQL of ISO 2859-1'],
  ['inspection', 'strict', 'Select normal, tightened or reduced'],
])('refuses %s %j: %s', async (field, value, message) => {
  const refused = failure(await plan({ ...usual, [field]: value }))
  expect(refused.error.fields).toEqual({ [field]: message })
})

it.each(['lot_size', 'level', 'aql', 'inspection'])('refuses a request without %s', async (field) => {
  const refused = failure(await plan({ ...usual, [field]: undefined }))
  expect(Object.keys(refused.error.fields ?? {})).toEqual([field])
})

it('is for every role of a company, and for nobody without a session', async () => {
  const viewer = await givenColleague(app, ada, 'viewer')
  expect((await plan(usual, viewer.token)).status).toBe(200)
  expect((await app.call(qualityAssurance.samplingPlan, { body: usual })).status).toBe(401)
})

test('the contract offers what the standard has', () => {
  expect(aqls).toEqual(sampling.aqls)
  expect(severities).toEqual(sampling.severities)
  expect(usualAqls).toEqual(sampling.usualAqls)
  expect(orderAqls).toEqual(sampling.aqls.filter((aql) => aql <= 10))
  expect([...inspectionLevels].sort()).toEqual([...sampling.inspectionLevels].sort())
})

it('has a plan for everything that can be asked', () => {
  for (const level of inspectionLevels)
    for (const aql of aqls)
      for (const severity of severities)
        for (const lotSize of [2, 9, 51, 281, 1201, 10_001, 150_001, 10_000_000])
          expect(sampling.getSamplingPlan({ lotSize, level, aql, severity }).sampleSize).toBeGreaterThan(0)
})

type Request = WireInput<typeof qualityAssurance.samplingPlan>['body']

const usual = { lot_size: 3000, level: 'II', aql: 2.5, inspection: 'normal' } as const
const plan = (body: object, token: string | undefined = ada.token) =>
  app.call(qualityAssurance.samplingPlan, { body: body as Request }, { token })

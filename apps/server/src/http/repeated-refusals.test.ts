import { type ErrorCode, endpoint, lastingRefusals, refusals } from '@tradelane/contract'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { givenBalance } from '../../test/given-balance.ts'
import { givenCompany } from '../../test/given-company.ts'
import { type Final, givenPayer, givenSubmission, type Payer } from '../../test/given-payment.ts'
import { failure } from '../../test/test-app.ts'
import { prepared, theApp } from '../../test/the-app.ts'
import { features } from '../app/features.ts'
import type { Deps } from '../deps/deps.ts'
import type { FeatureEntry } from '../entries/feature-entry.ts'
import { Refusal } from '../refusal.ts'
import { routes, success } from './routes.ts'

/** A call that is refused as its caller says the first time, and done the second time. */
const gates = {
  pass: endpoint({
    method: 'POST',
    path: '/gates/pass',
    auth: 'customer',
    summary: 'Passes a gate that is closed the first time',
    idempotent: true,
    body: z.strictObject({ refusal: z.string() }),
    response: z.object({ status: z.literal('success') }),
  }),
}
const tried = new Set<string>()
const gateFeature: FeatureEntry<Deps> = {
  routes: [
    routes(gates, {
      pass: async ({ body: { refusal } }) => {
        if (tried.has(refusal)) return success
        tried.add(refusal)
        throw new Refusal(refusal as ErrorCode)
      },
    }),
  ],
}

const app = theApp({ PAYMENT_WAIT_MS: '8000' }, { features: [...features, gateFeature] })
const company = prepared(() => givenCompany(app))
const codes = Object.keys(refusals) as ErrorCode[]

it('What lasts is what no balance, decision, role or day can change, or the outcome of something that was done', () => {
  expect(lastingRefusals).toEqual([
    'TOO_LARGE',
    'WRONG_FILE_TYPE',
    'WRONG_CODE',
    'WEAK_PASSWORD',
    'INVITATION_DEAD',
    'PROVIDER_REFUSED',
    'CARRIER_REFUSED',
  ])
})

it('Temporary refusals never last', () => {
  const temporary = codes.filter((code) => [401, 429, 500, 503].includes(refusals[code].status))
  expect(temporary.length).toBeGreaterThan(5)
  expect(temporary.filter((code) => refusals[code].lasts)).toEqual([])
})

const pass = (refusal: ErrorCode) =>
  app.call(gates.pass, { body: { refusal } }, { token: company.token, key: `gate ${refusal}` })

describe('a repeated request', () => {
  it.each(codes.filter((code) => refusals[code].lasts))('is answered %s again', async (code) => {
    const [first, again] = [await pass(code), await pass(code)]
    expect(failure(first).error.code).toBe(code)
    expect([again.status, again.body, again.headers['idempotency-hit']]).toEqual([
      ...[refusals[code].status, first.body, 'true'],
    ])
  })

  it.each(codes.filter((code) => !refusals[code].lasts))(
    'that was refused with %s is tried again',
    async (code) => {
      const [first, again, third] = [await pass(code), await pass(code), await pass(code)]
      expect([first.status, failure(first).error.code]).toEqual([refusals[code].status, code])
      expect([again.status, again.headers['idempotency-hit']]).toEqual([200, undefined])
      expect([third.status, third.headers['idempotency-hit']]).toEqual([200, 'true'])
    },
  )
})

const submit = (payer: Payer, body: Final, key: string) =>
  app.call(simplePayments.save, { body }, { token: payer.token, key })

describe('a payment without enough money', () => {
  it('is made by the same request after money was added', async () => {
    const payer = await givenPayer(app, { balance: '999.99' })
    const body = await givenSubmission(app, payer)
    expect(failure(await submit(payer, body, 'a')).error.code).toBe('INSUFFICIENT_FUNDS')
    await givenBalance(app, payer, '1000', 'USD')
    const paid = await submit(payer, body, 'a')
    expect([paid.status, paid.headers['idempotency-hit']]).toEqual([200, undefined])
    expect((await submit(payer, body, 'a')).headers['idempotency-hit']).toBe('true')
  })

  it('is not said to lack money once another request has paid it', async () => {
    const payer = await givenPayer(app, { balance: '999.99' })
    const body = await givenSubmission(app, payer)
    await submit(payer, body, 'b')
    await givenBalance(app, payer, '1000', 'USD')
    expect((await submit(payer, body, 'c')).status).toBe(200)
    expect(failure(await submit(payer, body, 'b')).error.code).toBe('ILLEGAL_STATE')
  })

  it('that the provider has refused stays refused, and is not sent again', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer, { reference: 'SIM-REJECT' })
    const refused = submit(payer, body, 'd')
    await app.runJobs()
    const first = await refused
    const again = await submit(payer, body, 'd')
    expect(failure(first).error.code).toBe('PROVIDER_REFUSED')
    expect([again.body, again.headers['idempotency-hit']]).toEqual([first.body, 'true'])
  })
})

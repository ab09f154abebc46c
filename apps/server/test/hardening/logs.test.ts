import { accounts } from '@tradelane/contract/accounts/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorker } from '../../src/app/worker.ts'
import { createLog } from '../../src/deps/log.ts'
import { filledSignup, givenCompany, givenPassword } from '../given-company.ts'
import { euros, givenPartner, hafenhandel } from '../given-partner.ts'
import { givenPayer, givenSubmission } from '../given-payment.ts'
import { givenRegistrationForm } from '../given-registration.ts'
import { type TestApp, testApp } from '../test-app.ts'

let app: TestApp
beforeAll(async () => {
  const log = createLog({ logLevel: 'debug', logFile: undefined }, { write: (line) => void lines.push(line) })
  app = await testApp({}, { log })
})
afterAll(() => app.close())

test('the log contains no password, code, token, account or document', async () => {
  const secrets = [...(await signUpAndLogIn()), ...(await verifyBusiness()), ...(await payAndFail())]
  expect(secrets.length).toBeGreaterThan(12)
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([])
  const log = lines.join('')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  expect(events().filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(15)
})

/** Each step returns the secrets that passed through it. */
async function signUpAndLogIn(): Promise<string[]> {
  const email = 'ada@okafor.example'
  const password = givenPassword
  await app.call(accounts.signup, {
    body: { ...filledSignup, company_name: 'Okafor Inc.', work_email: email },
  })
  const code = await app.newestCode(email)
  const signedUp = await app.call(accounts.verify, { body: { email, verify_code: code } })
  const wrong = ['Wrong-Lantern-271', '902471']
  await app.call(accounts.login, { body: { email, password: 'Wrong-Lantern-271' } })
  await app.call(accounts.verify, { body: { email, verify_code: '902471' } })
  const login = await app.call(accounts.login, { body: { email, password } })
  await app.call(accounts.forgotPassword, { body: { email } })
  await app.runJobs()
  const mails = (await app.mails(email)).map(({ text }) => text).join()
  const [, link = ''] = /token=([\w-]+)/.exec(mails) ?? []
  const body = { new_password: 'Copper-Kettle-914' }
  await app.call(accounts.changePassword, { body }, { token: link })
  return [
    ...wrong,
    password,
    'Copper-Kettle-914',
    signedUp.body.jwt,
    login.body.jwt ?? '',
    link,
    ...codesIn(mails),
  ]
}

const codesIn = (mails: string): string[] => mails.match(/\b\d{6}\b/g) ?? []

async function verifyBusiness(): Promise<string[]> {
  const { token } = await givenCompany(app)
  const form = await givenRegistrationForm(app, token)
  const body = { ...form, user_documentNumber: 'CANARY-88412' }
  expect((await app.call(onboarding.register, { body }, { token })).status).toBe(200)
  const broken = { ...body, user_documentNumber: 'CANARY-88413', user_country: 'nowhere' }
  await app.call(onboarding.register, { body: broken }, { token })
  return ['CANARY-88412', 'CANARY-88413', ...[form.business_documents_details[0]?.documents_file_path ?? '']]
}

async function payAndFail(): Promise<string[]> {
  const payer = await givenPayer(app)
  const worker = await startWorker(app.deps, app.connectionString)
  const body = await givenSubmission(app, payer, { reference: 'SIM-REJECT' })
  await app.call(simplePayments.save, { body }, { token: payer.token })
  await worker.stop()
  // A fault of ours whose error holds the whole row that could not be written.
  await app.deps.pool.query('alter table partner_accounts add constraint planted check (false) not valid')
  const account = { ...euros, account_no: 'DE02120300000000202051' }
  const fault = await app.call(
    partners.add,
    { body: [{ ...hafenhandel, account_details: [account] }] },
    { token: payer.token },
  )
  await app.deps.pool.query('alter table partner_accounts drop constraint planted')
  expect(fault.status).toBe(500)
  expect(JSON.stringify(fault.body)).not.toMatch(/planted|violates|partner_accounts/)
  return [body.verify_code, body.password, payer.token, 'DE02120300000000202051', 'DE89370400440532013000']
}

test('an error is in the log by its name, with the id that the caller saw', async () => {
  const { token } = await givenCompany(app)
  await app.deps.pool.query('alter table partners add constraint planted check (false) not valid')
  const answer = await app.call(partners.add, { body: [hafenhandel] }, { token })
  await app.deps.pool.query('alter table partners drop constraint planted')
  const fault = events().find(({ level, reqId }) => level === 50 && reqId === answer.headers['x-request-id'])
  expect(fault).toMatchObject({ msg: 'request failed', err: { code: '23514', constraint: 'planted' } })
})

describe('any text in a field or header', () => {
  const forged = '\r\n{"level":60,"msg":"forged"}\u001b[2J\u0085\u2028'

  test('is one log event on one line', async () => {
    const company = await givenCompany(app)
    const { token } = company
    const before = lines.length
    await app.call(accounts.login, { body: { email: company.email, password: forged.slice(0, 20) } })
    await givenPartner(app, { token }, { company_name: `Harbour${forged}` }).catch(() => undefined)
    const quoted = '"}\\n{"level":60,"msg":"forged"}'
    for (const url of [`/api/${encodeURIComponent(forged)}`, '/api/users/get?x=%0d%0a%7b%7d', '/%1b%5b2J'])
      await app.server.inject({
        url,
        headers: {
          'user-agent': quoted,
          authorization: `Bearer ${quoted}`,
          'x-forwarded-for': quoted,
          'x-request-id': quoted,
        },
      })
    const written = lines.slice(before)
    expect(written.length).toBeGreaterThan(4)
    for (const line of written) {
      expect([...line.matchAll(/[\p{Cc}\u2028]/gu)].map(({ index }) => index)).toEqual([line.length - 1])
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' })
    }
  })
})

test('wrong passwords, forbidden requests and floods are in the log with their request', async () => {
  const { email } = await givenCompany(app)
  const before = lines.length
  const guess = () => app.call(accounts.login, { body: { email, password: 'Wrong-Lantern-27' } })
  const stranger = await app.call(accounts.profile, {}, { token: 'x.y.z' })
  const guesses: Awaited<ReturnType<typeof guess>>[] = []
  for (let round = 0; round < 6; round++) guesses.push(await guess())
  for (const { status, headers } of [stranger, ...guesses]) {
    const logged = events()
      .slice(before)
      .filter(({ reqId }) => reqId === headers['x-request-id'])
    expect([status, logged.map(({ msg }) => msg).toSorted()]).toEqual([status, ['answered', 'refused']])
  }
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401, 429]))
})

const lines: string[] = []

type Line = { level: number; msg: string; reqId?: string; code?: string; status?: number }
const events = (): Line[] => lines.map((line) => JSON.parse(line) as Line)

import type { Endpoint } from '@tradelane/contract'
import { accounts } from '@tradelane/contract/accounts/calls'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { adminPassword } from '@tradelane/contract/administrators/forgotten-password'
import { MailNotSent } from '@tradelane/providers'
import { beforeAll, expect, test } from 'vitest'
import { givenAdministrator } from '../given-administrator.ts'
import { givenCompany } from '../given-company.ts'
import { theApp } from '../the-app.ts'
import { registeredCalls } from './registered-calls.ts'

const app = theApp()
let known: string
let unverified: string
let administrator: string
beforeAll(async () => {
  known = (await givenCompany(app)).email
  unverified = (await givenCompany(app)).email
  administrator = (await givenAdministrator(app)).email
  await app.db
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('work_email', '=', unverified)
    .execute()
})

const person = {
  first_name: 'Ada',
  last_name: 'Okafor',
  company_name: 'Okafor Imports Inc.',
  countryCode: '+1',
  company_phone_number: '2125550147',
  company_reg_number: 'NY4471',
  company_region: 'US',
}

/** Every call by which a stranger can name an address, with a body that is wrong only in what they do not know. */
const guesses: { endpoint: Endpoint; body: (email: string) => object }[] = [
  { endpoint: accounts.login, body: (email) => ({ email, password: 'Wrong-Lantern-27' }) },
  { endpoint: accounts.signup, body: (work_email) => ({ ...person, work_email, pwd: 'Harbour-Lantern-27' }) },
  { endpoint: accounts.signup, body: (work_email) => ({ ...person, work_email, pwd: 'password' }) },
  { endpoint: accounts.forgotPassword, body: (email) => ({ email }) },
  { endpoint: accounts.resendCode, body: (email) => ({ email }) },
  { endpoint: accounts.verify, body: (email) => ({ email, verify_code: '902471' }) },
  { endpoint: adminPassword.forgot, body: (email) => ({ email }) },
  { endpoint: adminAccess.login, body: (email) => ({ email, password: 'Wrong-Lantern-27' }) },
  { endpoint: adminAccess.verify, body: (email) => ({ email, verify_code: '902471' }) },
  { endpoint: adminAccess.verifyMail, body: (email) => ({ email }) },
]

test('every public call that takes an email address is tried', () => {
  const open = registeredCalls.filter(
    ({ endpoint: { auth, method, path } }) =>
      auth === 'none' && method === 'POST' && !namesNoAddress.includes(path),
  )
  expect(new Set(guesses.map(({ endpoint }) => endpoint.path))).toEqual(
    new Set(open.map(({ endpoint }) => endpoint.path)),
  )
})

let addresses = 0
const nobodys = (): string => `nobody-${++addresses}@okafor.example`

test.each(guesses)(
  '$endpoint.path answers the same for any address, on each try and when it is limited',
  async (guess) => {
    const { endpoint, body } = guess
    const unknown = nobodys()
    for (let round = 0; round < 7; round++) {
      const answers = []
      for (const email of [unknown, known, unverified, administrator]) {
        const answer = await app.call(endpoint, { body: body(email) } as never)
        const { 'retry-after': wait } = answer.headers
        answers.push({
          status: answer.status,
          body: answer.body,
          wait,
          headers: Object.keys(answer.headers).toSorted(),
        })
      }
      const [first, ...others] = answers
      expect([round, ...others]).toEqual([round, first, first, first])
    }
  },
)

test('the answers are also the same when no mail can be sent', async () => {
  app.clock.advance(60 * 60_000)
  const { mail } = app.deps
  app.deps.mail = { send: () => Promise.reject(new MailNotSent('the mail server did not take the mail')) }
  try {
    for (const { endpoint, body } of guesses) {
      const answers = []
      for (const email of [nobodys(), known, unverified, administrator]) {
        const { status, body: said } = await app.call(endpoint, { body: body(email) } as never)
        answers.push({ status, said })
      }
      const [first, ...others] = answers
      expect([endpoint.path, ...others]).toEqual([endpoint.path, first, first, first])
    }
  } finally {
    app.deps.mail = mail
  }
})

/** Code lists, and what is known by a secret token or a paper's numbers: no address is named there. */
const namesNoAddress = [
  '/common/constants',
  '/team/invitation',
  '/team/join',
  '/admin/staff/invitation',
  '/admin/staff/join',
  '/admin/reset_password',
  '/links/get',
  '/links/send_code',
  '/links/open',
  '/links/file',
  '/links/complete',
  '/smart_escrow/seller/get',
  '/smart_escrow/seller/read_invoice',
  '/smart_escrow/seller/present',
  '/smart_escrow/seller/amendments/answer',
  ...['get', 'open', 'speak', 'offer', 'answer', 'escalate'].map(
    (call) => `/smart_escrow/seller/disputes/${call}`,
  ),
  '/inspection_report/get',
  '/inspection_report/save',
  '/inspection_report/add_photo',
  '/inspection_report/remove_photo',
  '/quality_assurance/verify',
  '/whatsapp/file_upload',
  // Each answer has a receipt number of its own; its own test compares the rest.
  '/trading_info/add',
  '/statements/verify',
  '/sandbox/carrier/advance',
  '/sandbox/clock',
  '/sandbox/payments/act',
  '/sandbox/payments/behave',
  '/sandbox/money-in',
  '/sandbox/buyer/pay',
  '/sandbox/parties/play',
  '/sandbox/finance_partner/act',
  '/sandbox/finance_partner/behave',
]

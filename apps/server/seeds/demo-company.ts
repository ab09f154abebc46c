import { accounts } from '@tradelane/contract/accounts'
import { adminAccess } from '@tradelane/contract/admin-access'
import { adminCustomers } from '@tradelane/contract/admin-customers'
import { documents } from '@tradelane/contract/documents'
import { onboarding } from '@tradelane/contract/onboarding'
import { verification } from '@tradelane/contract/verification'
import { wallet } from '@tradelane/contract/wallet'
import { addAdministrator } from '../src/features/admin-access/index.ts'
import { demoAdministrator, demoCustomer, demoPassword } from './demo-people.ts'
import { demoRegistration } from './demo-registration.ts'
import type { PastApp } from './past-app.ts'
import { writePaper } from './write-paper.ts'

const hourMs = 60 * 60_000

/** Sessions live seven days, the history is longer. */
export async function logInDemo(app: PastApp): Promise<string> {
  const { jwt } = await app.call(accounts.login, { body: { email: demoCustomer, password: demoPassword } })
  if (!jwt) throw new Error('the demo has no second factor')
  return jwt
}

/** Ada signs up, proves her address and has her wallets; returns her session's token. */
export async function signUpDemo(app: PastApp): Promise<string> {
  await app.call(accounts.signup, {
    body: {
      first_name: 'Ada',
      last_name: 'Okafor',
      company_name: 'Okafor Imports Inc.',
      work_email: demoCustomer,
      countryCode: '+1',
      company_phone_number: '2125550147',
      company_reg_number: 'NY4471',
      company_region: 'US',
      pwd: demoPassword,
    },
  })
  const { jwt } = await app.call(accounts.verify, {
    body: { email: demoCustomer, verify_code: await app.newestCode(demoCustomer) },
  })
  await app.pass(hourMs)
  return jwt
}

/** The business verification is submitted with a document, and cleared by the administrator two days later. */
export async function verifyDemo(app: PastApp, token: string): Promise<void> {
  const certificate = await writePaper('Certificate of incorporation', [
    'Okafor Imports Inc.',
    'State of New York, entity number NY4471, filed 2 May 2016.',
  ])
  const { url } = await app.call(
    documents.upload,
    { body: { base64File: certificate, folder_name: 'user', file_name: 'certificate-of-incorporation.pdf' } },
    token,
  )
  const { data } = await app.call(accounts.profile, {}, token)
  await app.call(onboarding.register, { body: demoRegistration(url) }, token)
  await app.pass(48 * hourMs)
  await addAdministrator(app.deps, { email: demoAdministrator, name: 'Bo Lindqvist', password: demoPassword })
  const administrator = await app.call(adminAccess.login, {
    body: { email: demoAdministrator, password: demoPassword },
  })
  await app.call(adminCustomers.decideKyb, { body: { uid: data.uid, decision: 'clear' } }, administrator.jwt)
  await app.pass(hourMs)
}

export async function addDemoBalance(app: PastApp, token: string, amount: number): Promise<void> {
  await app.call(verification.sendCode, { body: { type: 'add balance', amount, currency: 'USD' } }, token)
  await app.call(
    wallet.addBalance,
    {
      body: {
        amount,
        destinationCurrencyCode: 'USD',
        fundingChannel: 'PREFUND',
        sourceCurrencyCode: 'USD',
        password: demoPassword,
        verify_code: await app.newestCode(demoCustomer),
      },
    },
    token,
  )
  await app.pass(hourMs)
}

import { accounts } from '@tradelane/contract/accounts/calls'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { verification } from '@tradelane/contract/approvals/calls'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { documents } from '@tradelane/contract/documents/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { openSession } from '../src/features/people/accounts/index.ts'
import { addAdministrator } from '../src/features/people/administrators/index.ts'
import { demoDocument } from './demo-document.ts'
import { demoAdministrator, demoCustomer, demoPassword } from './demo-people.ts'
import { demoRegistration } from './demo-registration.ts'
import type { PastApp } from './past-app.ts'

const hourMs = 60 * 60_000

/** Sessions live seven days; the history is longer. */
export async function logInDemo({ deps }: PastApp, userId: string): Promise<string> {
  return openSession(deps, deps.db, { userId }, { userAgent: 'Demo', ip: '127.0.0.1' })
}

/** Ada signs up, verifies her address and gets her wallets. */
export async function signUpDemo(
  app: PastApp,
): Promise<{ userId: string; companyId: string; token: string }> {
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
  const { data } = await app.call(accounts.profile, {}, jwt)
  return { userId: data.user_id, companyId: data.uid, token: jwt }
}

/** The business verification is submitted with a document, and cleared by the administrator two days later. */
export async function verifyDemo(app: PastApp, token: string): Promise<void> {
  const upload = (name: string, line: string) =>
    uploadDemoDocument(app, token, { folder: 'user', name, line })
  const papers = {
    proof: await upload(
      'certificate-of-incorporation.pdf',
      'Certificate of incorporation: Okafor Imports Inc.',
    ),
    passport: await upload('passport-ada-okafor.pdf', 'Passport 566021947: Ada Okafor'),
  }
  const { data } = await app.call(accounts.profile, {}, token)
  await app.call(onboarding.register, { body: demoRegistration(papers) }, token)
  await Promise.all([
    app.pass(48 * hourMs),
    addAdministrator(app.deps, { email: demoAdministrator, name: 'Bo Lindqvist', password: demoPassword }),
  ])
  const administrator = await app.call(adminAccess.login, {
    body: { email: demoAdministrator, password: demoPassword },
  })
  await app.call(adminCustomers.decideKyb, { body: { uid: data.uid, decision: 'clear' } }, administrator.jwt)
  await app.pass(hourMs)
}

/** Stores a document of one line, and answers its link. */
export async function uploadDemoDocument(
  app: PastApp,
  token: string,
  { folder, name, line }: { folder: string; name: string; line: string },
): Promise<string> {
  const base64File = demoDocument(line).toString('base64')
  const body = { base64File, folder_name: folder, file_name: name }
  return (await app.call(documents.upload, { body }, token)).url
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
}

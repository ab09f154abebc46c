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
import { type DemoPerson, demoAdministrator, demoPassword } from './demo-people.ts'
import { demoRegistration } from './demo-registration.ts'
import type { PastApp } from './past-app.ts'

const hourMs = 60 * 60_000

/** Sessions live seven days; the history is longer. */
export async function logInDemo({ deps }: PastApp, userId: string): Promise<string> {
  return openSession(deps, deps.db, { userId }, { userAgent: 'Demo', ip: '127.0.0.1' })
}

/** A person signs up, verifies the address and gets wallets. */
export async function signUpDemo(
  app: PastApp,
  { email, phone, passport: _, ...person }: DemoPerson,
): Promise<{ userId: string; companyId: string; token: string }> {
  await app.call(accounts.signup, {
    body: {
      ...person,
      work_email: email,
      countryCode: '+1',
      company_phone_number: phone,
      company_region: 'US',
      pwd: demoPassword,
    },
  })
  const { jwt } = await app.call(accounts.verify, {
    body: { email, verify_code: await app.newestCode(email) },
  })
  await app.pass(hourMs)
  const { data } = await app.call(accounts.profile, {}, jwt)
  return { userId: data.user_id, companyId: data.uid, token: jwt }
}

/** The business verification is submitted with a document, and cleared by the administrator two days later. */
export async function verifyDemo(app: PastApp, token: string, person: DemoPerson): Promise<void> {
  const upload = (name: string, line: string) =>
    uploadDemoDocument(app, token, { folder: 'user', name, line })
  const papers = {
    proof: await upload(
      'certificate-of-incorporation.pdf',
      `Certificate of incorporation: ${person.company_name}`,
    ),
    passport: await upload(
      `passport-${person.first_name}-${person.last_name}.pdf`.toLowerCase(),
      `Passport ${person.passport}: ${person.first_name} ${person.last_name}`,
    ),
  }
  const { data } = await app.call(accounts.profile, {}, token)
  await app.call(onboarding.register, { body: demoRegistration(papers, person) }, token)
  await app.pass(48 * hourMs)
  const administrator = await app.call(adminAccess.login, {
    body: { email: demoAdministrator, password: demoPassword },
  })
  await app.call(adminCustomers.decideKyb, { body: { uid: data.uid, decision: 'clear' } }, administrator.jwt)
  await app.pass(hourMs)
}

export const addDemoAdministrator = (app: PastApp) =>
  addAdministrator(app.deps, { email: demoAdministrator, name: 'Bo Lindqvist', password: demoPassword })

/** Stores a document of one line, and answers its link. */
export async function uploadDemoDocument(
  app: PastApp,
  token: string,
  { folder, name, line, lines }: { folder: string; name: string; line: string; lines?: readonly string[] },
): Promise<string> {
  const base64File = demoDocument(line, lines).toString('base64')
  const body = { base64File, folder_name: folder, file_name: name }
  return (await app.call(documents.upload, { body }, token)).url
}

export async function addDemoBalance(
  app: PastApp,
  token: string,
  { email }: DemoPerson,
  amount: number,
): Promise<void> {
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
        verify_code: await app.newestCode(email),
      },
    },
    token,
  )
}

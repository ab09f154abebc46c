import { expect, type Page } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { demoRegistration } from '../apps/server/seeds/demo-registration.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { signInNewCompany } from './new-company.ts'

/** `call` posts as the company. */
export type TradingCompany = { email: string; password: string; call: Call }

/**
 * A company of its own that trades with Hanse Teile GmbH, signed in on this page: its verification is cleared, or only
 * submitted, and its dollar account holds what is said. Done by calls: how a person does it, other stories tell.
 */
export async function signInTradingCompany(
  page: Page,
  { isCleared = true, hasPartner = true, dollars = 0 } = {},
): Promise<TradingCompany> {
  const company = await signInNewCompany(page)
  return beginTrading(page, company, { isCleared, hasPartner, dollars })
}

type SignedIn = { email: string; password: string; jwt: string }

/** The same for a company that has signed up already. */
export async function beginTrading(
  page: Page,
  { email, password, jwt }: SignedIn,
  { isCleared = true, hasPartner = true, dollars = 0 } = {},
): Promise<TradingCompany> {
  const call = caller(page, jwt)
  if (hasPartner) await call('/beneficiary_details/add', [demoPartners.hanse])
  const { url } = await call('/common/upload', {
    base64File: pdfFile().toString('base64'),
    folder_name: 'user',
    file_name: 'certificate.pdf',
  })
  const form = demoRegistration({ proof: String(url), passport: String(url) })
  await call('/users/update', { ...form, work_email: email })
  if (isCleared) await clear(page, jwt)
  if (dollars > 0) await addDollars(page, { email, password, jwt, dollars })
  return { email, password, call }
}

export type Call = (path: string, data: unknown) => Promise<Record<string, unknown>>

function caller(page: Page, jwt: string): Call {
  return async (path, data) => {
    const answer = await page.request.post(`/api${path}`, {
      data,
      headers: { authorization: `Bearer ${jwt}` },
    })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
}

/** Posts as the back office. */
export async function callOffice(page: Page): Promise<Call> {
  const { jwt } = await caller(page, '')('/admin/login', { email: demoAdministrator, password: demoPassword })
  return caller(page, String(jwt))
}

async function clear(page: Page, jwt: string): Promise<void> {
  const profile = await page.request.get('/api/users/get', { headers: { authorization: `Bearer ${jwt}` } })
  const { data } = (await profile.json()) as { data: { uid: string } }
  const office = await callOffice(page)
  await office('/admin/customers/kyb_decide', { uid: data.uid, decision: 'clear' })
}

type Mail = { subject: string; text: string }
type Funding = SignedIn & { dollars: number }

async function addDollars(page: Page, { email, password, jwt, dollars }: Funding): Promise<void> {
  const call = caller(page, jwt)
  // A job opens the accounts of a company that was cleared, a moment later.
  const sendCode = () =>
    call('/users/nium/send_code', { type: 'add balance', amount: dollars, currency: 'USD' })
  await expect(sendCode).toPass({ intervals: [100, 250, 500] })
  await call('/users/nium/add_balance', {
    amount: dollars,
    destinationCurrencyCode: 'USD',
    fundingChannel: 'PREFUND',
    sourceCurrencyCode: 'USD',
    password,
    verify_code: await mailedCode(page, email, 'code to add balance'),
  })
}

/** The code of the newest mail with these words in its subject. */
export async function mailedCode(page: Page, email: string, words: string): Promise<string> {
  const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(email)}`)
  // Other mails may arrive in between: a job mails the result of the verification.
  const mail = ((await mails.json()) as Mail[]).find(({ subject }) => subject.includes(words))
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

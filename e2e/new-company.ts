import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

const password = 'Harbour-Lantern-27'

/** A company that has just signed up and proved its address, signed in on this page. */
export async function signInNewCompany(
  page: Page,
  { name = 'Okafor Imports Inc.' } = {},
): Promise<{ email: string; password: string; jwt: string }> {
  const email = `ada-${randomUUID()}@okafor.example`
  await post(page, '/users/signup', {
    first_name: 'Ada',
    last_name: 'Okafor',
    company_name: name,
    work_email: email,
    countryCode: '+1',
    company_phone_number: '2125550147',
    company_reg_number: 'NY4471',
    company_region: 'US',
    pwd: password,
  })
  const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(email)}`)
  const [mail] = (await mails.json()) as { text: string }[]
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  const { jwt } = await post(page, '/users/verify', { email, verify_code: code })
  const url = new URL(mails.url()).origin
  await page.context().addCookies([{ name: 'jwtToken', value: String(jwt), url }])
  return { email, password, jwt: String(jwt) }
}

async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await page.request.post(`/api${path}`, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { readLink } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { callOffice } from './trading-company.ts'

const toRemove: string[] = []

/** Those that the story has added: each with another decision of the only administrator. */
export async function removeColleagues(browser: Browser): Promise<void> {
  const desk = await openDesk(browser)
  const office = await callOffice(desk)
  for (const admin_id of toRemove.splice(0))
    await office('/admin/staff/remove', { admin_id, reason: 'The story ends' })
  await desk.context().close()
}

/** Somebody of this role who was invited and has joined, signed in on a page of their own. `removeColleagues` ends it. */
export async function givenColleague(
  browser: Browser,
  desk: Page,
  { role, name }: { role: string; name: string },
): Promise<Page> {
  const office = await callOffice(desk)
  const email = `colleague-${randomUUID()}@tradelane.example`
  const { admin_id } = await office('/admin/staff/invite', { email, name, role, reason: 'Helps the desk' })
  toRemove.push(String(admin_id))
  const link = await readLink(desk, email, '/admin/join')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const page = await (await browser.newContext()).newPage()
  const answer = await page.request.post('/api/admin/staff/join', {
    data: { token, pwd: 'Copper-Kettle-91' },
  })
  const { jwt } = (await answer.json()) as { jwt: string }
  await page.context().addCookies([{ name: 'adminToken', value: jwt, url: new URL(answer.url()).origin }])
  return page
}

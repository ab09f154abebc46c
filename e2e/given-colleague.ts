import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { readLink } from './mailbox.ts'
import { callOffice } from './trading-company.ts'

/** Somebody of this role who was invited and has joined, signed in on a page of their own; and their removal. */
export async function givenColleague(
  browser: Browser,
  desk: Page,
  { role, name }: { role: string; name: string },
): Promise<{ page: Page; remove: () => Promise<void> }> {
  const office = await callOffice(desk)
  const email = `colleague-${randomUUID()}@tradelane.example`
  const { admin_id } = await office('/admin/staff/invite', { email, name, role, reason: 'Helps the desk' })
  const link = await readLink(desk, email, '/admin/join')
  const token = new URLSearchParams(link.split('?')[1]).get('token')
  const page = await (await browser.newContext()).newPage()
  const answer = await page.request.post('/api/admin/staff/join', {
    data: { token, pwd: 'Copper-Kettle-91' },
  })
  const { jwt } = (await answer.json()) as { jwt: string }
  await page.context().addCookies([{ name: 'adminToken', value: jwt, url: new URL(answer.url()).origin }])
  const remove = async () => {
    await page.context().close()
    await office('/admin/staff/remove', { admin_id, reason: 'The story ends' })
  }
  return { page, remove }
}

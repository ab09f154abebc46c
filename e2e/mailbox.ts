import { expect, type Page } from '@playwright/test'

/** The code of the newest mail with this subject, read where a person without a mail server reads it. */
export async function readCode(page: Page, to: string, subject: RegExp): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto(`/sandbox/mailbox?to=${encodeURIComponent(to)}`)
  const mail = mailbox.getByRole('region', { name: subject }).first().getByRole('paragraph')
  await expect(mail).toContainText(/\b\d{6}\b/)
  const code = /\b\d{6}\b/.exec((await mail.textContent()) ?? '')?.[0] ?? ''
  await mailbox.close()
  return code
}

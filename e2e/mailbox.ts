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

/** The link to this page in the newest mail that has one, once its job has sent it. */
export async function readLink(page: Page, to: string, path: `/${string}`): Promise<string> {
  let address = ''
  await expect(async () => {
    const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(to)}`)
    const texts = ((await mails.json()) as { text: string }[]).map(({ text }) => text)
    address = new RegExp(`${path}\\?token=[\\w-]+`).exec(texts.join('\n'))?.[0] ?? ''
    expect(address).not.toBe('')
  }).toPass()
  return address
}

/** The text of the mail that says this, once its job has sent it. */
export async function mailWith(page: Page, to: string, news: string): Promise<string> {
  let text = ''
  await expect(async () => {
    const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(to)}`)
    const texts = ((await mails.json()) as { text: string }[]).map((mail) => mail.text)
    text = texts.find((one) => one.includes(news)) ?? ''
    expect(text).not.toBe('')
  }).toPass()
  return text
}

/** The link to an escrow in the mail that says this, once its job has sent it. */
export async function linkOfNews(page: Page, to: string, news: string): Promise<string> {
  return /\/escrow\?token=[\w-]+/.exec(await mailWith(page, to, news))?.[0] ?? ''
}

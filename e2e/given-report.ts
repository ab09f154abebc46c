import { type Browser, expect, type Page } from '@playwright/test'
import { pngFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode, readLink } from './mailbox.ts'

/** Reports in a window as large as a phone's. */
export async function openByPhone(page: Page, browser: Browser, email: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(await readLink(page, email, '/inspection-report'))
  await enterCode(page, phone, email)
  return phone
}

async function enterCode(page: Page, phone: Page, email: string): Promise<void> {
  await phone.getByRole('button', { name: 'Send the code' }).click()
  await expect(phone.getByLabel('One-time code')).toBeVisible()
  await phone.getByLabel('One-time code').fill(await readCode(page, email, /Your Tradelane code/))
  await expect(phone.getByRole('region', { name: 'Sampling plan' })).toContainText('Draw 125 of 3,000 pieces')
}

type Report = { defects?: string }

/** With so many pieces of a major defect: 7 are accepted, 8 are not. */
export async function fillReport(phone: Page, { defects = '8' }: Report = {}): Promise<void> {
  await phone.getByRole('button', { name: 'Send the report' }).click()
  await expect(phone.getByText('Choose an answer').first()).toBeVisible()
  await expect(phone.getByText('Your name is required')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('Inspected pieces').fill('3001')
  await expect(phone.getByText('The lot has 3000 pieces')).toBeVisible()
  await phone.getByLabel('Inspected pieces').fill('125')
  const goods = phone.getByRole('group', { name: 'Goods 1' })
  await goods.getByLabel('Goods', { exact: true }).fill('Cotton yarn')
  for (const [label, count] of [
    ['Ordered', '3000'],
    ['Presented', '3000'],
    ['Packed', '2900'],
  ] as const)
    await goods.getByLabel(label).fill(count)
  for (const pass of await phone.getByRole('radio', { name: 'Pass' }).all()) await pass.check()
  await phone.getByRole('button', { name: 'Add defect' }).click()
  const defect = phone.getByRole('group', { name: 'Defect 1', exact: true })
  await defect.getByRole('button', { name: 'Major' }).click()
  await defect.getByLabel('Description').fill('Broken cone')
  await defect.getByLabel('Pieces with this defect').fill(defects)
  await defect.getByLabel('Add photos: defect 1').setInputFiles({
    name: 'cone.png',
    mimeType: 'image/png',
    buffer: pngFile(),
  })
  await expect(defect.getByRole('button', { name: 'View Photo 1: defect 1' })).toBeVisible()
  await phone.getByRole('button', { name: 'Add measurement' }).click()
  const measured = phone.getByRole('group', { name: 'Measurement 1' })
  for (const [label, value] of [
    ['What is measured', 'Weight'],
    ['Wanted', '10.1'],
    ['Tolerance ±', '0.2'],
    ['Found', '10.3'],
  ] as const)
    await measured.getByLabel(label).fill(value)
  await expect(measured.getByText('Within tolerance')).toBeVisible()
  const container = phone.getByRole('group', { name: 'Container 1' })
  await container.getByLabel('Container number').fill('CSQU3054384')
  await expect(container.getByText('the check digit does not fit')).toBeVisible()
  await container.getByLabel('Container number').fill('CSQU3054383')
  await container.getByLabel('Seal number').fill('ML-771203')
  await phone.getByLabel('Your name').fill('Ravi Kumar')
  await sign(phone)
  await expect(phone.getByText('Some details are missing')).toBeHidden()
  await expect(phone.getByText('Everything is saved.')).toBeVisible()
  await expectAccessible(phone)
}

/** Reads the summary, goes back once, and sends. */
export async function sendReport(phone: Page, verdict: string): Promise<void> {
  const review = phone.getByRole('dialog', { name: 'Send this report?' })
  await phone.getByRole('button', { name: 'Send the report' }).click()
  await expect(review).toContainText('125 of 125 pieces')
  await expect(review).toContainText(verdict)
  await expectAccessible(phone)
  await review.getByRole('button', { name: 'Go back' }).click()
  await expect(review).toBeHidden()
  await phone.getByRole('button', { name: 'Send the report' }).click()
  await review.getByRole('button', { name: 'Send report' }).click()
}

async function sign(phone: Page): Promise<void> {
  const box = phone.getByRole('img', { name: /Box to draw a signature/ })
  await box.scrollIntoViewIfNeeded()
  const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 }
  await phone.mouse.move(x + 20, y + 20)
  await phone.mouse.down()
  await phone.mouse.move(x + 120, y + 60, { steps: 5 })
  await phone.mouse.up()
  await expect(phone.getByRole('img', { name: 'Signature, drawn' })).toBeVisible()
}

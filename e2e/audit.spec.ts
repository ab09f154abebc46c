import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { checkReceipt } from '../apps/server/src/audit/receipt.ts'
import { expectAccessible } from './accessibility.ts'
import { openDemoProfile, openDesk } from './office-desk.ts'

test('what a clerk does is in the audit trail, with a receipt that proves it elsewhere', async ({
  browser,
}) => {
  const desk = await openDesk(browser)
  await openDemoProfile(desk)
  const uid = new URL(desk.url()).pathname.split('/').at(-1) ?? ''
  const notes = desk.getByRole('region', { name: 'Notes', exact: true })
  await notes.getByRole('button', { name: 'Add note' }).click()
  const adding = desk.getByRole('dialog', { name: 'Add a note' })
  await adding.getByLabel('Note').fill('Asked for the year’s audit report')
  await adding.getByRole('button', { name: 'Add note' }).click()
  await expect(adding).toHaveCount(0)

  await desk.goto(`/admin/audit?subject=${uid}&search=notes`)
  const rows = desk.getByRole('table', { name: 'Audit trail' }).getByRole('row')
  await rows
    .filter({ hasText: 'Adds a note on a customer' })
    .first()
    .getByRole('button', { name: /^Details/ })
    .click()
  const entry = desk.getByRole('dialog', { name: /^Entry \d+/ })
  await expect(entry.getByText('admin@tradelane.example')).toBeVisible()
  await expect(entry.getByRole('heading', { name: 'Asked for' })).toBeVisible()
  await expectAccessible(desk)
  const waiting = desk.waitForEvent('download')
  await entry.getByRole('button', { name: 'Download receipt' }).click()
  expect(checkReceipt(await readFile(await (await waiting).path(), 'utf8'))).toMatchObject({ isGood: true })
  await entry.getByRole('button', { name: 'Close' }).click()
  await expect(entry).toHaveCount(0)

  await desk.getByRole('button', { name: 'Check the trail now' }).click()
  await expect(desk.getByText('The audit trail is intact.')).toBeVisible()
  await desk.getByRole('button', { name: 'Clear filters' }).click()
  await expect(desk).toHaveURL('/admin/audit')
  await expectAccessible(desk)
})

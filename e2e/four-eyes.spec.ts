import { expect, type Page, test } from '@playwright/test'
import { demoAdministrator } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'
import { givenColleague, removeColleagues } from './given-colleague.ts'
import { mailWith } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

// Also where a story has failed: the stories after it would meet a second person.
test.afterEach(({ browser }) => removeColleagues(browser))

test('two people clear a company: one asks, and the other approves', async ({ page, browser }) => {
  const { email } = await signInTradingCompany(page, { isCleared: false, hasPartner: false })
  const profile = `/admin/customer-profiles/${await companyIdOf(page)}`
  const desk = await openDesk(browser)
  const officer = await givenColleague(browser, desk, {
    role: 'compliance',
    name: 'Nadia Petrova',
  })

  await officer.goto(profile)
  await officer.getByRole('button', { name: 'Clear', exact: true }).click()
  const clearing = officer.getByRole('dialog', { name: /^Clear / })
  await clearing.getByLabel('Reason').fill('The register is in order')
  await expectAccessible(officer)
  await clearing.getByRole('button', { name: 'Clear' }).click()
  await expect(clearing).toHaveCount(0)
  const asked = officer.getByRole('region', { name: 'Waiting for a second person' })
  await expect(asked).toContainText('In progress → Clear')
  const own = asked.getByRole('button', { name: 'Approve' })
  await expect(own).toHaveAttribute('aria-disabled', 'true')
  await expect(own).toHaveAccessibleDescription('You asked for it: a colleague decides.')
  const closed = officer.getByRole('button', { name: 'Ask for more information' })
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await expect(closed).toHaveAccessibleDescription(/^A change waits for a second person\./)
  await expectAccessible(officer)

  await page.goto('/registration')
  await expect(page.getByRole('button', { name: 'Change' })).toHaveAccessibleDescription(/is under review\./)
  expect(await mailWith(desk, demoAdministrator, 'Clear a company')).toContain('The register is in order')
  await desk.goto('/admin/tasks')
  await expect(desk.getByText(/^Approve or refuse: Clear a company/).first()).toBeVisible()
  await desk.goto(profile)
  const waiting = desk.getByRole('region', { name: 'Waiting for a second person' })
  await expect(waiting).toContainText('Nadia Petrova asked on')
  await waiting.getByRole('button', { name: 'Approve' }).click()
  const approving = desk.getByRole('dialog', { name: 'Approve this change?' })
  await expectAccessible(desk)
  await approving.getByRole('button', { name: 'Approve' }).click()
  await expect(approving).toHaveCount(0)
  await expect(waiting).toHaveCount(0)
  await expect(desk.getByText(/verified the company\./).first()).toBeVisible()

  await mailWith(page, email, 'everything is in order')
  await page.goto('/notifications')
  await expect(page.getByText('Your business is verified').first()).toBeVisible()
  await desk.context().close()
})

async function companyIdOf(page: Page): Promise<string> {
  const { cookies } = await page.context().storageState()
  const jwt = cookies.find(({ name }) => name === 'jwtToken')?.value
  const answer = await page.request.get('/api/users/get', { headers: { authorization: `Bearer ${jwt}` } })
  return ((await answer.json()) as { data: { uid: string } }).data.uid
}

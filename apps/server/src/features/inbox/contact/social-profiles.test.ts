import { contacts } from '@tradelane/contract/contact/calls'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/test-app.ts'

test('a profile is shown once it is configured, and none before', async () => {
  const app = await testApp({ SOCIAL_LINKEDIN: 'https://www.linkedin.com/company/tradelane-example' })
  const { body } = await app.call(contacts.socialProfiles, {})
  expect(body.profiles).toEqual([
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/tradelane-example' },
  ])
  await app.close()
})

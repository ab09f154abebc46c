import type { Page } from '@playwright/test'
import { demoCustomer, demoPassword } from '../apps/server/seeds/demo-people.ts'

type Post = (path: string, data: object) => Promise<Record<string, unknown>>

/** The company of the demo, which has records of every kind, signed in on this page. The other stories see what `post` changes. */
export async function signInDemoCompany(page: Page): Promise<Post> {
  const answer = await page.request.post('/api/users/login', {
    data: { email: demoCustomer, password: demoPassword },
  })
  const { jwt } = (await answer.json()) as { jwt: string }
  const url = new URL(answer.url()).origin
  await page.context().addCookies([{ name: 'jwtToken', value: jwt, url }])
  return async (path, data) => {
    const headers = { authorization: `Bearer ${jwt}` }
    const posted = await page.request.post(`/api${path}`, { data, headers })
    if (!posted.ok()) throw new Error(`${path} answered ${posted.status()}: ${await posted.text()}`)
    return posted.json()
  }
}

/** Each panel of the dashboard has something to show. */
export async function fillDashboard(post: Post): Promise<void> {
  const { simple_payment_id } = await post('/simple_payment/save', { save_as_draft: 1, step: 2 })
  await post('/messages/start', {
    subject: 'simple_payment',
    subject_id: simple_payment_id,
    text: 'Which documents does this payment need?',
  })
}

import { officeViews } from '@tradelane/contract/account-views/calls'
import type { TestApp } from './test-app.ts'

export const viewReason = 'The customer asks why a payment is late'

/** The token by which a colleague sees a company's app. */
export async function givenView(app: TestApp, token: string, uid: string): Promise<string> {
  const answer = await app.call(officeViews.begin, { body: { uid, reason: viewReason } }, { token })
  if (answer.status !== 200) throw new Error(`the view was refused: ${JSON.stringify(answer.body)}`)
  return answer.body.jwt
}

import { adminCustomers, type KybDecision } from '@tradelane/contract/customers/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let token: string
beforeAll(async () => {
  token = (await givenAdministrator(app)).token
})

describe('a decision on a verification', () => {
  test('keeps and mails no reason when it clears', async () => {
    const company = await givenReview()
    expect((await decide(company, 'clear', 'Looks good')).status).toBe(200)
    expect((await historyOf(company)).timeline.at(-1)).toMatchObject({ to: 'Clear', reason: null })
    await app.runJobs()
    const [mail] = await app.mails(company.email)
    expect(mail?.text).not.toContain('Looks good')
  })

  test.each(['refuse', 'ask'] as const)('keeps and mails its reason when it is to %s', async (decision) => {
    const company = await givenReview()
    expect((await decide(company, decision, 'The certificate is old')).status).toBe(200)
    expect((await historyOf(company)).timeline.at(-1)).toMatchObject({ reason: 'The certificate is old' })
    await app.runJobs()
    const [mail] = await app.mails(company.email)
    expect(mail?.text).toContain('The certificate is old')
  })

  test('is refused before a submission and after a decision, each with its own message', async () => {
    const [unsubmitted, decided] = [await givenCompany(app), await givenReview()]
    await decide(decided, 'clear')
    const answers = [await decide(unsubmitted, 'clear'), await decide(decided, 'refuse', 'Too late')]
    expect(answers.map((answer) => failure(answer).error.code)).toEqual(['ILLEGAL_STATE', 'ILLEGAL_STATE'])
    expect(answers.map((answer) => failure(answer).message)).toEqual([
      'Nothing has been submitted yet.',
      'This verification is no longer under review.',
    ])
  })
})

test('a company that has submitted nothing is the next to act, without a date, and then the office by a date', async () => {
  const company = await givenCompany(app)
  expect((await historyOf(company)).next).toMatchObject({ who: 'customer', by: null })
  await givenSubmittedRegistration(app, company.token)
  expect((await historyOf(company)).next).toMatchObject({ who: 'tradelane', by: expect.anything() })
})

const decide = ({ companyId: uid }: GivenCompany, decision: KybDecision, reason?: string) =>
  app.call(adminCustomers.decideKyb, { body: { uid, decision, ...(reason && { reason }) } }, { token })
const historyOf = async ({ companyId: uid }: GivenCompany) => {
  const { body } = await app.call(adminCustomers.customers, { query: {}, body: { uid } }, { token })
  if (!('timeline' in body)) throw new Error(JSON.stringify(body))
  return body
}
async function givenReview(): Promise<GivenCompany> {
  const company = await givenCompany(app)
  await givenSubmittedRegistration(app, company.token)
  return company
}

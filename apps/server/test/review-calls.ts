import { adminCustomers } from '@tradelane/contract/customers/calls'
import { adminRequirements, kybRequirements } from '@tradelane/contract/onboarding/requirement-calls'
import type { RequirementAction } from '@tradelane/contract/onboarding/requirements'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { type GivenCompany, givenCompany } from './given-company.ts'
import { givenSubmittedRegistration } from './given-registration.ts'
import type { TestApp } from './test-app.ts'

type SignedIn = { token: string }
type AskedList = NonNullable<WireInput<typeof adminCustomers.decideKyb>['body']['requirements']>

/** A company whose registration is under review. */
export async function givenReview(app: TestApp): Promise<GivenCompany> {
  const company = await givenCompany(app)
  await givenSubmittedRegistration(app, company.token)
  return company
}

/** What a company and the office do about the requirements of a verification. */
export function reviewCalls(app: TestApp, office: SignedIn) {
  async function profileOf({ companyId: uid }: GivenCompany) {
    const { body } = await app.call(adminCustomers.customers, { query: {}, body: { uid } }, office)
    if (!('timeline' in body)) throw new Error('a list came instead of a profile')
    return body
  }
  return {
    profileOf,
    ask: ({ companyId: uid }: GivenCompany, requirements: AskedList, by: SignedIn = office) =>
      app.call(adminCustomers.decideKyb, { body: { uid, decision: 'ask', requirements } }, by),
    answer: (
      { token }: GivenCompany,
      requirement_id: string | undefined,
      given: { answer?: string; document?: string },
    ) =>
      app.call(
        kybRequirements.answer,
        { body: { requirement_id: requirement_id ?? '', ...given } },
        { token },
      ),
    listOf: async ({ token }: GivenCompany) =>
      (await app.call(kybRequirements.list, {}, { token })).body.requirements,
    /** On the company's first requirement, as it is now. */
    decide: async (company: GivenCompany, action: RequirementAction, reason?: string) => {
      const [first] = (await profileOf(company)).requirements
      const which = {
        uid: company.companyId,
        requirement_id: first?.id ?? '',
        version: first?.version ?? 0,
      }
      const body = { ...which, action, ...(reason && { reason }) }
      return app.call(adminRequirements.decide, { body }, office)
    },
    personOf: async (company: GivenCompany) => {
      const [person] = (await profileOf(company)).registration?.founders ?? []
      return { fid: person?.fid ?? '' }
    },
  }
}

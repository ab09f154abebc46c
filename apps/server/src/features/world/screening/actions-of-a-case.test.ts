import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { caseActions } from '@tradelane/contract/screening/actions'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { caseStates } from '@tradelane/contract/screening/states'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenIncomingPayment } from '../../../../test/given-incoming-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
const decisions = { confirm: 'confirmed', clear: 'cleared' } as const

describe.each(Object.keys(caseActions) as (keyof typeof caseActions)[])('%s', (name) => {
  it.each(caseStates)('is as open to the server as the table says: %o', async (state) => {
    const company = await givenCompany(app, { kyb: 'Clear' })
    await givenIncomingPayment(app, company, { sender: 'VELTRANIA Export-Bureau' })
    const decide = async (decision: 'confirmed' | 'cleared') => {
      const listed = await app.call(adminScreening.list, { query: { limit: '100' } }, office)
      const found = listed.body.cases.find(({ uid }) => uid === company.companyId)
      const { case_id = '', version = 0 } = found ?? {}
      return app.call(
        adminScreening.decide,
        { body: { case_id, version, decision, reason: 'We compared both.' } },
        office,
      )
    }
    if (state !== 'open') expect(await decide(state)).toMatchObject({ status: 200 })
    const answer = await decide(decisions[name])
    const closed = closedBy(caseActions[name], { state })
    if (!closed) return expect(answer).toMatchObject({ status: 200 })
    const body = { message: closed.reason, error: { code: 'ILLEGAL_STATE' } }
    expect(answer).toMatchObject({ status: 409, body })
  })
})

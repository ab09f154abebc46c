import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import { verification } from '@tradelane/contract/approvals/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import type { payContainerChargesRequest } from '@tradelane/contract/shipments/code-request'
import { givenPassword } from './given-company.ts'
import { daysPass, givenShipment, payFreightOf } from './given-shipment.ts'
import type { TestApp } from './test-app.ts'

type Person = { token: string; email: string }

/**
 * A shipment whose empty containers came back late, so that demurrage and detention are invoiced. Its company has money for the freight. `meanwhile`
 * happens before it is on its way.
 */
export async function givenContainerCharge(
  app: TestApp,
  person: Person,
  meanwhile?: (logisticsId: string) => Promise<unknown>,
): Promise<string> {
  const { logisticsId, bookingNumber } = await givenShipment(app, person.token, { goods: 'SIM-LATEEMPTY' })
  await meanwhile?.(logisticsId)
  // Codes are sent at most every 30 seconds.
  app.clock.advance(31_000)
  const paid = await payFreightOf(app, person, logisticsId)
  if (paid.status !== 200) throw new Error(JSON.stringify(paid.body))
  await app.runJobs()
  await daysPass(app, bookingNumber, 120)
  return logisticsId
}

/** What the pay call wants, with the code that was mailed. */
export async function containerApproval(app: TestApp, { token, email }: Person, logistics_id: string) {
  app.clock.advance(31_000)
  const body = { type: 'container charges', logistics_id } satisfies CodeRequestOf<
    typeof payContainerChargesRequest
  >
  const sent = await app.call(verification.sendCode, { body }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return { logistics_id, password: givenPassword, verify_code: await app.newestCode(email) }
}

export async function payContainerChargesOf(app: TestApp, person: Person, logisticsId: string) {
  const body = await containerApproval(app, person, logisticsId)
  return app.call(shipments.payContainerCharges, { body }, { token: person.token })
}

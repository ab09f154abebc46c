import {
  escrowDisputes,
  officeDisputes,
  sellersDisputeCalls,
} from '@tradelane/contract/smart-escrow/dispute-calls'
import { givenAdministrator } from './given-administrator.ts'
import { alone } from './given-alone.ts'
import { readEscrow } from './given-escrow.ts'
import { daysPassBy } from './given-funding.ts'
import type { Payer } from './given-payment.ts'
import { type OpenedEscrow, openSellersLink, sellersToken } from './given-seller.ts'
import type { TestApp } from './test-app.ts'

type Buyer = Pick<Payer, 'token'>

export const openAsBuyer = async (app: TestApp, buyer: Buyer, id: string, block = 1) => {
  const { smart_escrow } = await readEscrow(app, buyer, id)
  const condition = smart_escrow.conditions[block - 1]?.block_id ?? ''
  const body = { smart_escrow_id: id, condition, reason: 'Half of the goods are rusty.' }
  return app.call(escrowDisputes.open, { body }, { token: buyer.token })
}

/** The disputes of an escrow, as the buyer reads them. */
export async function readDisputes(app: TestApp, buyer: Buyer, smart_escrow_id: string) {
  const answer = await app.call(escrowDisputes.list, { body: { smart_escrow_id } }, { token: buyer.token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

export async function readDisputesAsSeller(app: TestApp, opened: OpenedEscrow) {
  const answer = await app.call(sellersDisputeCalls.list, { body: opened })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** A dispute that the buyer opened about a block, with the seller's link, opened again. */
export async function givenDispute(app: TestApp, buyer: Buyer, id: string, block = 1) {
  const answer = await openAsBuyer(app, buyer, id, block)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const { disputes } = await readDisputes(app, buyer, id)
  const { dispute_id = '', escalation_from = '', escalates_at = '' } = disputes.at(-1) ?? {}
  return {
    dispute_id,
    escalation_from,
    escalates_at,
    opened: await openSellersLink(app, await sellersToken(app)),
  }
}

export const offerAsBuyer = (app: TestApp, { token }: Buyer, dispute_id: string, released_percent: number) =>
  app.call(escrowDisputes.offer, { body: { dispute_id, released_percent, note: 'For the rust.' } }, { token })
export const offerAsSeller = (
  app: TestApp,
  opened: OpenedEscrow,
  dispute_id: string,
  released_percent: number,
) =>
  app.call(sellersDisputeCalls.offer, {
    body: { ...opened, dispute_id, released_percent, note: 'It is a little rust.' },
  })

/** Once the fourth day is over, the buyer asks Tradelane. */
export async function givenEscalated(app: TestApp, { token }: Buyer, dispute_id: string): Promise<void> {
  await daysPassBy(app, 5)
  const answer = await app.call(escrowDisputes.escalate, { body: { dispute_id } }, { token })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

/** An administrator decides, who has signed in for it. */
export async function decideDispute(
  app: TestApp,
  dispute_id: string,
  released_percent: number,
  reason = 'The photos show rust on 40 % of the goods.',
) {
  const admin = await givenAdministrator(app)
  const body = { dispute_id, released_percent, reason }
  return alone(app, admin, () => app.call(officeDisputes.decide, { body }, { token: admin.token }))
}

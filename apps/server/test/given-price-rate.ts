import type { WireInput } from '@tradelane/contract'
import { fourEyes } from '@tradelane/contract/four-eyes/calls'
import { priceRates } from '@tradelane/contract/price-rates/calls'
import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { TestApp } from './test-app.ts'

type Signed = { token: string }
type Proposal = Partial<WireInput<typeof priceRates.propose>['body']>

/** A new rate of payments, unless another is named, asked for by one colleague. */
export const askForRate = (app: TestApp, { token }: Signed, proposal: Proposal = {}) =>
  app.call(
    priceRates.propose,
    { body: { service: 'payment', value: 0.1, reason: 'Agreed by the board', ...proposal } },
    { token },
  )

export const decideRate = (
  app: TestApp,
  { token }: Signed,
  change_id: string | undefined,
  decision: 'approve' | 'refuse' = 'approve',
) => app.call(fourEyes.decide, { body: { change_id: change_id ?? '', decision } }, { token })

/** Asked for by one and confirmed by another. */
export async function givenRate(
  app: TestApp,
  [one, other]: readonly [Signed, Signed],
  proposal: Proposal = {},
): Promise<string> {
  const asked = await askForRate(app, one, proposal)
  const decided = await decideRate(app, other, asked.body.change_id)
  if (decided.status !== 200) throw new Error(JSON.stringify([asked.body, decided.body]))
  return asked.body.rate_id
}

/** The versions that the back office reads, of payments unless another service is named. */
export async function readRates(
  app: TestApp,
  { token }: Signed,
  body: { service?: PriceService; uid?: string } = {},
) {
  return (await app.call(priceRates.list, { body: { service: 'payment', ...body } }, { token })).body.rates
}

import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { findAvailability, saveAvailability } from '../availability/index.ts'
import type { RequestContent } from './quote-requests.ts'

/** A company that has not said yet between which places it trades says it by its first request. What is not served there is left open. */
export async function setFirstRoute(
  deps: Deps,
  actor: CustomerActor,
  { from, to, currency }: RequestContent,
): Promise<void> {
  const offered = offeredCurrencies.find((one) => one === currency)
  if (!from || !to || !offered || (await findAvailability(deps.db, actor))) return
  const route = {
    ...{ origin: `${from.name}, ${from.countryCode}`, origin_iso: offered },
    ...{ destination: `${to.name}, ${to.countryCode}`, destination_iso: offered },
  }
  await saveAvailability(deps, actor, route).catch((error) => {
    if (!(error instanceof Refusal)) throw error
  })
}

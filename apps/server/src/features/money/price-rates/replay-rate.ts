import type { Output } from '@tradelane/contract'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { priceRates, replayedPriceRate } from '@tradelane/contract/price-rates/calls'
import type { z } from 'zod/mini'
import { nameOfCompany, namesOfCompanies } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import { chargeAgain, chargedIn, sourcesOf, whoIsMeant } from './charge-again.ts'
import { chargeOf } from './price-rate.ts'
import { proposedCharge } from './proposed-charge.ts'

type Replay = Omit<Output<typeof priceRates.replay>, 'status'>

/**
 * The last 30 days charged again by another rate, from what is stored: each charge is rounded and limited as it would have been. Customers with a
 * rate of their own do not have the one for all. It changes nothing. Refuses with NOT_FOUND an unknown customer.
 */
export async function replayRate(deps: Deps, proposal: z.output<typeof replayedPriceRate>): Promise<Replay> {
  const { service, uid } = proposal
  if (uid !== undefined) await nameOfCompany(deps.db, uid)
  const to = deps.clock.now()
  const period = { from: new Date(to.getTime() - promisedMs('rateReplay')), to }
  const isMeant = await whoIsMeant(deps.db, { service, uid: uid ?? null }, { from: to, to })
  const rate = proposedCharge(proposal)
  const facts = await chargedIn(deps, { service, isMeant }, period)
  const shown = await Promise.all(sourcesOf(deps, service).map((source) => source.shown(deps.db, to)))
  const kept = shown.flat().filter(isMeant)
  const notified = [...new Set([...facts, ...kept].map(({ companyId }) => companyId))]
  const names = await namesOfCompanies(deps.db, notified)
  return {
    ...(await chargeAgain(deps, facts, period, ({ whole, charge }) => ({
      ...{ before: charge, after: chargeOf(whole, rate) },
    }))),
    quotes_kept: kept.reduce((sum, { count }) => sum + count, 0),
    to_notify: notified
      .map((companyId) => ({ uid: companyId, company: names.get(companyId) ?? '' }))
      .toSorted((one, other) => one.company.localeCompare(other.company)),
  }
}

import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Deps } from '../../../deps/deps.ts'
import type { QuotedService } from '../../../entries/quoted-service.ts'
import { findCharge, settlePlaced } from '../../money/charges/index.ts'

/** Of a service whose acceptance pays the order: collects the price at once. The customer reads where it was refused. */
export const collectAccepted =
  (
    service: ServiceSubject,
    words: { price: string; page: string },
  ): NonNullable<QuotedService<Deps>['afterwards']> =>
  async (deps, { actor, subjectId, requestKey }) => {
    const placed = await findCharge(deps.db, actor, { service, subjectId })
    // It was paid again meanwhile, on its own page.
    if (!placed || (placed.requestKey ?? undefined) !== requestKey) return undefined
    const charge = await settlePlaced(deps, actor, placed.chargeId)
    if (charge?.state !== 'rejected') return undefined
    const why = charge.reason ? `: ${asSentence(charge.reason)}` : '.'
    return `The offer is accepted, but its ${words.price} was not collected${why} Pay it on the page of the ${words.page}.`
  }

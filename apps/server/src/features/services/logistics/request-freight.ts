import { randomUUID } from 'node:crypto'
import type { CustomFreightRequest } from '@tradelane/contract/logistics/calls'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { beginCase } from '../../office/quote-desk/index.ts'
import { titleOfDeskRequest } from './desk-freight.ts'
import { modesAsked } from './modes-asked.ts'
import { readEnquiry } from './read-enquiry.ts'
import { refuseRestrictedPlaces } from './refuse-restricted-places.ts'

/**
 * Sends a search to the desk, although no rate card may answer it: too heavy, too large, or a way that no carrier has. Refuses as a search does what
 * cannot be carried by anybody: unknown cities, restricted countries, a container on a way that takes none.
 */
export async function requestFreight(
  deps: Deps,
  actor: CustomerActor,
  { note = '', ...search }: CustomFreightRequest,
): Promise<{ logistics_id: string; case_id: string; transaction_id: string }> {
  const at = deps.clock.now()
  const [mode = 'FCL'] = modesAsked(search)
  const enquiry = await readEnquiry(search, at)
  await refuseRestrictedPlaces(deps.db, enquiry)
  const logistics_id = randomUUID()
  const request = { enquiry, mode }
  const { case_id, transaction_id } = await inTransaction(deps.db, (tx) =>
    beginCase(deps, tx, {
      ...{ scope: actor, service: 'freight', subjectId: logistics_id, request, note, at },
      title: titleOfDeskRequest(request),
    }),
  )
  return { logistics_id, case_id, transaction_id }
}

import { randomUUID } from 'node:crypto'
import type { CustomFreightRequest } from '@tradelane/contract/logistics/calls'
import type { CargoSearch } from '@tradelane/contract/logistics/forms'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { beginCase } from '../../office/quote-desk/index.ts'
import { type DeskRequest, titleOfDeskRequest } from './desk-freight.ts'
import { modesAsked } from './modes-asked.ts'
import { readEnquiry } from './read-enquiry.ts'
import { refuseRestrictedPlaces } from './refuse-restricted-places.ts'

type Sent = { logistics_id: string; case_id: string; transaction_id: string }

/** Sends a search to the desk, although no rate card may answer it: too heavy, too large, or a way that no carrier has. */
export async function requestFreight(
  deps: Deps,
  actor: CustomerActor,
  { note = '', ...search }: CustomFreightRequest,
): Promise<Sent> {
  const at = deps.clock.now()
  const request = await readDeskRequest(deps.db, search, at)
  return inTransaction(deps.db, (tx) => sendToDesk(deps, tx, { scope: actor, request, note, at }))
}

/** Refuses as a search does what cannot be carried by anybody: unknown cities, restricted countries, a container on a way that takes none. */
export async function readDeskRequest(db: Db | Tx, search: CargoSearch, at: Date): Promise<DeskRequest> {
  const [mode = 'FCL'] = modesAsked(search)
  const enquiry = await readEnquiry(search, at)
  await refuseRestrictedPlaces(db, enquiry)
  return { enquiry, mode }
}

type ForDesk = {
  scope: OneCompanyScope
  /** Left out, the current trade of the company. */
  transactionId?: string
  request: DeskRequest
  note: string
  at: Date
}

export async function sendToDesk(deps: Deps, tx: Tx, { request, ...sent }: ForDesk): Promise<Sent> {
  const logistics_id = randomUUID()
  const { case_id, transaction_id } = await beginCase(deps, tx, {
    ...{ ...sent, service: 'freight', subjectId: logistics_id, request },
    title: titleOfDeskRequest(request),
  })
  return { logistics_id, case_id, transaction_id }
}

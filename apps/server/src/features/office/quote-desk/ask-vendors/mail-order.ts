import type { Db, Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../../entries/jobs.ts'
import { letter } from '../../../../mail/letter.ts'
import { firstContactOf } from '../../vendors/index.ts'
import { caseNumber, getCase, type OfferRecord, titleForVendors } from '../cases.ts'
import { selectAsks } from './asks.ts'

export type NewsOfOrder = Tasks['mail-vendor-of-order']['news']

/** The vendor of an accepted offer, or who has the order by now, is mailed, once for each news; of our own offer nobody. */
export async function mailOfOrder(
  tx: Tx,
  offer: OfferRecord,
  news: NewsOfOrder,
  vendorId: string | null = offer.vendor_id,
): Promise<void> {
  if (vendorId === null) return
  const { uid: companyId, offer_id: offerId } = offer
  const key = `mail-vendor-of-order ${news} ${offerId} ${vendorId}`
  await enqueue(tx, 'mail-vendor-of-order', { companyId, offerId, news, vendorId }, { key })
}

/** The job: the contact that was asked, or else the vendor's first one, reads what became of the order. The customer is not named. */
export async function mailVendorOfOrder(
  deps: Deps,
  { companyId, offerId, news, vendorId }: Tasks['mail-vendor-of-order'],
): Promise<void> {
  const offer = await deps.db
    .selectFrom('quote_offers')
    .selectAll()
    .where('uid', '=', companyId)
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow()
  const holder = vendorId ?? offer.vendor_id
  const contact = await findContact(deps.db, offer, holder)
  if (!contact) return
  const row = await getCase(deps.db, systemScope(companyId), offer.case_id)
  const number = caseNumber(row)
  const [subject, ...paragraphs] = words[news](number, titleForVendors(deps, row), holder === offer.vendor_id)
  const text = [`Hello ${contact.recipient},`, ...paragraphs, 'Tradelane'].join('\n\n')
  await deps.mail.send(letter({ to: contact.email, subject, text }))
}

type Paragraphs = (number: string, title: string, isOwnOffer: boolean) => [subject: string, ...string[]]

const words: Record<NewsOfOrder, Paragraphs> = {
  won: (number, title) => [
    `${number}: your offer was accepted`,
    `Our customer accepted your offer for request ${number}: ${title}.`,
    'We will send you the order.',
  ],
  'handed over': (number, title) => [
    `${number}: you have the order`,
    `You do the work for request ${number} from now on: ${title}.`,
    'We will send you the order.',
  ],
  cancelled: (number, title, isOwnOffer) => [
    `${number}: the order was cancelled`,
    isOwnOffer
      ? `Our customer had accepted your offer for request ${number}: ${title}.`
      : `You had the order for request ${number}: ${title}.`,
    'The order was cancelled. Please stop your work on it.',
  ],
}

async function findContact(db: Db, { case_id, ask_id }: OfferRecord, vendor_id: string | null) {
  if (vendor_id === null) return undefined
  const asks = await selectAsks(db)
    .where('case_id', '=', case_id)
    .where('vendor_id', '=', vendor_id)
    .orderBy('asked_at', 'desc')
    .execute()
  return asks.find((ask) => ask.ask_id === ask_id) ?? asks[0] ?? firstContactOf(db, vendor_id)
}

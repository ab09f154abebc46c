import { inScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'

/** The file of an offer; a company's own of what is published. Refuses with NOT_FOUND. */
export async function readOfferFile({ db, files }: Deps, scope: Scope, offerId: string) {
  const offer = await db
    .selectFrom('quote_offers')
    .select(['stored_id', 'file_name', 'content_type'])
    .where(inScope(scope, 'uid'))
    .where('offer_id', '=', offerId)
    .$if(scope.kind !== 'office', (query) => query.where('state', '<>', 'stored'))
    .executeTakeFirst()
  if (!offer?.stored_id || !offer.file_name || !offer.content_type) throw new Refusal('NOT_FOUND')
  const stored = await files.get(offer.stored_id)
  if (!stored) throw new Error(`the file of offer ${offerId} is missing`)
  return { bytes: stored.bytes, content_type: offer.content_type, file_name: offer.file_name }
}

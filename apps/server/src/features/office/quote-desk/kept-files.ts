import type { OfferRow } from '@tradelane/contract/quote-desk/forms'
import type { Tx } from '@tradelane/db'
import { refuseFields } from '../../../refusal.ts'
import { type CaseRow, listOffers } from './cases.ts'
import type { StoredFile, StoredFiles } from './offer-columns.ts'

/**
 * The files of stored offers that rows of the form keep. Refuses at the row's file what is not there any more: a colleague may have stored
 * other offers meanwhile. Each file goes on with one row.
 */
export async function keptFiles(
  tx: Tx,
  { case_id }: CaseRow,
  rows: readonly OfferRow[],
): Promise<StoredFiles> {
  const stored = (await listOffers(tx, [case_id])).filter(({ state }) => state === 'stored')
  const left = new Map(stored.map((offer) => [offer.offer_id, offer]))
  const kept = new Map<OfferRow, StoredFile>()
  const faults: Record<string, string> = {}
  for (const [index, row] of rows.entries()) {
    if (row.file || !row.keeps_file_of) continue
    const { stored_id, file_name, content_type } = left.get(row.keeps_file_of) ?? {}
    left.delete(row.keeps_file_of)
    if (stored_id && file_name && content_type) kept.set(row, { stored_id, file_name, content_type })
    else faults[`quotes.${index}.file`] = 'The stored file is not there any more. Choose it again'
  }
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return kept
}

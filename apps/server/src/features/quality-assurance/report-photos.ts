import { largestPhotoBytes } from '@tradelane/contract/quality-assurance/report-calls'
import { reportSizes } from '@tradelane/contract/quality-assurance/report-places'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { uploadDocument } from '../documents/index.ts'
import { continueSession, getOpenedLink, lockOpenedLink, type Opened } from '../links/index.ts'
import { reportPurpose } from './work-on-report.ts'

/** With those that were taken out again: enough for every mistake, and too few to fill the company's space. */
const mostEver = 100

/** Stores a photo. Refuses with LINK_DEAD, and as documents do; of a refused one nothing stays behind. */
export async function addPhoto(
  deps: Deps,
  opened: Opened,
  { place, base64File }: { place: string; base64File: string },
) {
  const seen = await getOpenedLink(deps, opened, reportPurpose)
  const { uid, subject_id: quality_assurance_id } = seen
  const file = {
    ...{ base64File, folder_name: 'quality_assurance', file_name: 'Photo.jpg' },
    photo: { mostBytes: largestPhotoBytes },
  }
  let photo_id = ''
  await uploadDocument(deps, systemScope(uid), file, async (tx, { documentId }) => {
    await lockOpenedLink(deps, tx, opened, reportPurpose)
    await requireRoom(tx, uid, quality_assurance_id)
    const taken_at = deps.clock.now()
    const photo = { uid, quality_assurance_id, document_id: documentId, place, taken_at }
    const stored = await tx
      .insertInto('inspection_photos')
      .values(photo)
      .returning('photo_id')
      .executeTakeFirstOrThrow()
    photo_id = stored.photo_id
  })
  return { session: continueSession(deps, seen), photo: { photo_id, place } }
}

/** Takes a photo out of the report. Refuses with LINK_DEAD. Safe to repeat. */
export async function removePhoto(deps: Deps, opened: Opened, photoId: string) {
  return inTransaction(deps.db, async (tx) => {
    const link = await lockOpenedLink(deps, tx, opened, reportPurpose)
    await tx
      .updateTable('inspection_photos')
      .set({ removed_at: deps.clock.now() })
      .where('uid', '=', link.uid)
      .where('quality_assurance_id', '=', link.subject_id)
      .where('photo_id', '=', photoId)
      .where('removed_at', 'is', null)
      .execute()
    return { session: continueSession(deps, link) }
  })
}

async function requireRoom(tx: Tx, uid: string, id: string): Promise<void> {
  const rows = await tx
    .selectFrom('inspection_photos')
    .select('removed_at')
    .where('uid', '=', uid)
    .where('quality_assurance_id', '=', id)
    .execute()
  const shown = rows.filter(({ removed_at }) => removed_at === null)
  if (shown.length < reportSizes.photos && rows.length < mostEver) return
  throw new Refusal('DOCUMENT_SPACE_FULL', {
    message: `A report has at most ${reportSizes.photos} photos.`,
  })
}

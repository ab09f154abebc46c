import { largestPhotoBytes } from '@tradelane/contract/quality-assurance/report-calls'
import { reportSizes } from '@tradelane/contract/quality-assurance/report-places'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { documentHash, uploadDocument } from '../../../papers/documents/index.ts'
import { continueSession, getOpenedLink, lockOpenedLink, type Opened } from '../../../people/links/index.ts'
import { reportPurpose } from './work-on-report.ts'

/** With those that were taken out again: enough for every mistake, and too few to fill the company's space. */
const mostEver = 100

/** Stores a photo; the same one for the same place once. Refuses with LINK_DEAD, and as documents do; of a refused one nothing stays behind. */
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
  const upload = uploadDocument(deps, systemScope(uid), file, async (tx, { documentId }) => {
    await lockOpenedLink(deps, tx, opened, reportPurpose)
    const sha256 = await documentHash(tx, systemScope(uid), documentId)
    await requireRoom(tx, { uid, quality_assurance_id, place, sha256 })
    const taken_at = deps.clock.now()
    const photo = { uid, quality_assurance_id, document_id: documentId, place, sha256, taken_at }
    const stored = await tx
      .insertInto('inspection_photos')
      .values(photo)
      .returning('photo_id')
      .executeTakeFirstOrThrow()
    photo_id = stored.photo_id
  })
  await upload.catch((error: unknown) => {
    // Its answer was lost: the same photo is answered again, and is not stored twice.
    if (!(error instanceof KnownPhoto)) throw error
    photo_id = error.photoId
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

/** Ends the transaction, so that nothing of the second upload stays behind. */
class KnownPhoto extends Error {
  readonly photoId: string
  constructor(photoId: string) {
    super('The photo is in the report already')
    this.photoId = photoId
  }
}

type NewPhoto = { uid: string; quality_assurance_id: string; place: string; sha256: string | null }

/** The link is locked, so that of the same photo sent twice at once the second is seen here. */
async function requireRoom(tx: Tx, { uid, quality_assurance_id, place, sha256 }: NewPhoto): Promise<void> {
  const rows = await tx
    .selectFrom('inspection_photos')
    .select(['photo_id', 'removed_at', 'place', 'sha256'])
    .where('uid', '=', uid)
    .where('quality_assurance_id', '=', quality_assurance_id)
    .execute()
  const shown = rows.filter(({ removed_at }) => removed_at === null)
  const known = shown.find((photo) => photo.place === place && photo.sha256 === sha256)
  if (known) throw new KnownPhoto(known.photo_id)
  if (shown.length < reportSizes.photos && rows.length < mostEver) return
  throw new Refusal('DOCUMENT_SPACE_FULL', {
    message: `A report has at most ${reportSizes.photos} photos.`,
  })
}

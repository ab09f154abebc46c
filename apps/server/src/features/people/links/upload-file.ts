import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type LinkPurpose, purposeOf } from '../../../entries/link-purpose.ts'
import { Refusal } from '../../../refusal.ts'
import { uploadDocument } from '../../papers/documents/index.ts'
import { getLive, lockLive } from './live-link.ts'
import { countUse } from './use-link.ts'

type SentFile = { token: string; base64File: string; file_name?: string | undefined }

/** Stores the document that a link asks for. Of two at once one is stored; of the other nothing stays behind. */
export async function uploadByLink(
  deps: Deps,
  purposes: readonly LinkPurpose<Deps>[],
  { token, ...file }: SentFile,
): Promise<void> {
  const seen = await getLive(deps.db, token, deps.clock.now())
  const purpose = purposeOf(purposes, seen)
  if (purpose?.purpose !== 'doc_upload') throw new Refusal('LINK_DEAD')
  const sent = { ...file, folder_name: purpose.folder, may_be_locked: purpose.mayBeLocked }
  await uploadDocument(deps, systemScope(seen.uid), sent, async (tx, uploaded) => {
    const at = deps.clock.now()
    const link = await lockLive(tx, token, at)
    await purpose.received(tx, { deps, link, at, uploaded })
    await countUse(tx, link, at)
  })
}

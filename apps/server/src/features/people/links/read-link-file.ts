import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type LinkPurpose, purposeOf } from '../../../entries/link-purpose.ts'
import { Refusal } from '../../../refusal.ts'
import { readDocument } from '../../papers/documents/index.ts'
import { getLive } from './live-link.ts'
import { isSession } from './tokens.ts'

/** The bytes of a file that an opened link shows, and of no other. Refuses with LINK_DEAD, also a file that the link does not show. */
export async function readLinkFile(
  deps: Deps,
  purposes: readonly LinkPurpose<Deps>[],
  { token, session, file }: { token: string; session: string; file: string },
) {
  const link = await getLive(deps.db, token, deps.clock.now())
  const purpose = purposeOf(purposes, link)
  if (!purpose || purpose.purpose === 'doc_upload' || !isSession(deps, link, session))
    throw new Refusal('LINK_DEAD')
  const { files = [] } = await purpose.load(deps, link)
  const shown = files.find(({ key }) => key === file)
  if (!shown) throw new Refusal('LINK_DEAD')
  return readDocument(deps, systemScope(link.uid), shown.link)
}

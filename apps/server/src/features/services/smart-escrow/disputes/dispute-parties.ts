import type { DisputeSide } from '@tradelane/contract/smart-escrow/dispute-states'
import type { Tx } from '@tradelane/db'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { LinkNews } from '../../../../entries/link-purpose.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { inTransaction } from '../../../../transaction.ts'
import { linkOf, uploadDocument } from '../../../papers/documents/index.ts'
import { getOpenedLink, lockNewest, lockOpenedLink, type Opened } from '../../../people/links/index.ts'
import { type EscrowRow, escrowNumber, getEscrow, lockEscrow } from '../escrows.ts'
import { lockSellersLinks, tellSeller } from '../seller/sellers-link.ts'

/** A side of a dispute, with the locked escrow. The seller has no account, so its scope is the system's. */
export type Party = { side: DisputeSide; scope: Scope; row: EscrowRow; at: Date }
/** Answers what the other side is mailed. */
type Work = (tx: Tx, party: Party) => Promise<string>

export const sideName = { buyer: 'The buyer', seller: 'The seller' } as const

/** Does what the buyer does, and mails the seller. Refuses with NOT_FOUND. */
export async function asBuyer(deps: Deps, actor: CustomerActor, escrowId: string, work: Work): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    tellingSeller(deps, tx, actor, escrowId, (row, at) => work(tx, { side: 'buyer', scope: actor, row, at })),
  )
}

/** Does something to an escrow of the scope and mails its seller what it answers. */
export async function tellingSeller(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  escrowId: string,
  work: (row: EscrowRow, at: Date) => Promise<string | LinkNews | undefined>,
): Promise<void> {
  const at = deps.clock.now()
  const { link, row } = await lockForSeller(tx, scope, escrowId, at)
  const news = await work(row, at)
  if (news === undefined) return
  await tellSeller(tx, { row, link, scope, at, news: typeof news === 'string' ? newsOf(row, news) : news })
}

/** An escrow with the seller's newest link. Links are locked before the record, as an answer locks them. Refuses with NOT_FOUND. */
export async function lockForSeller(tx: Tx, scope: Scope, escrowId: string, at: Date) {
  await getEscrow(tx, scope, escrowId)
  await lockSellersLinks(tx, escrowId)
  const about = { subject: 'smart_escrow', subjectId: escrowId, purpose: 'escrow_agree' } as const
  const link = await lockNewest(tx, scope, { ...about, at })
  return { link, row: await lockEscrow(tx, scope, escrowId) }
}

const newsOf = (row: EscrowRow, text: string): LinkNews => ({
  subject: `News about smart escrow ${escrowNumber(row)}`,
  text,
})

type SellersFile = { base64File?: string | undefined; file_name?: string | undefined }

/** Does what the seller does by its opened link, which is locked before the escrow. Refuses with LINK_DEAD. */
export async function asSeller(
  deps: Deps,
  { base64File, file_name, ...opened }: Opened & SellersFile,
  work: (tx: Tx, party: Party, file?: string) => Promise<unknown>,
): Promise<void> {
  const { uid } = await getOpenedLink(deps, opened, 'escrow_agree')
  const act = async (tx: Tx, file?: string) => {
    const link = await lockOpenedLink(deps, tx, opened, 'escrow_agree')
    const scope = systemScope(link.uid)
    const row = await lockEscrow(tx, scope, link.subject_id)
    await work(tx, { side: 'seller', scope, row, at: deps.clock.now() }, file)
  }
  if (base64File === undefined) return inTransaction(deps.db, act)
  const file = { base64File, file_name, folder_name: 'escrow disputes' }
  await uploadDocument(deps, systemScope(uid), file, (tx, { documentId }) =>
    act(tx, linkOf(deps, documentId)),
  )
}

import type { Tx } from '@tradelane/db'
import { actorOf, type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { LinkPurpose } from '../../../entries/link-purpose.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { sendLink } from '../../people/links/index.ts'
import { findPartner } from '../../trade/partners/index.ts'
import { takeAnswer } from './answer-question.ts'
import { type LimitRow, lockLimitById } from './limits.ts'

/** The customer has its buyer bring the document. Refuses with NOT_FOUND, and with ILLEGAL_STATE where nothing is asked. */
export async function askBuyer(deps: Deps, actor: CustomerActor, creditLimitId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const limit = await lockLimitById(tx, actor, creditLimitId)
    if (limit.state !== 'documents_requested' || limit.reason === null) throw new Refusal('ILLEGAL_STATE')
    await sendToBuyer(tx, { limit, asked: limit.reason, scope: actor, at: deps.clock.now() })
  })
}

type Asking = { limit: LimitRow; asked: string; scope: Scope; at: Date }

/** Sends the contact of the buyer a link for one document. */
export async function sendToBuyer(tx: Tx, { limit, asked, scope, at }: Asking): Promise<void> {
  const { uid: companyId, credit_limit_id: subjectId, beneficiary_id } = limit
  const buyer = await findPartner(tx, systemScope(companyId), beneficiary_id)
  if (!buyer) throw new Refusal('NOT_FOUND')
  const { contact_person_name: recipient, email } = buyer
  const about = { purpose: 'doc_upload', companyId, subject: 'credit_limit', subjectId } as const
  await sendLink(tx, { ...about, by: actorOf(scope), asked, recipient, email, at })
}

/** The document of the buyer answers the question. Once somebody else has answered it the link is of no use. */
export const buyersDocument: LinkPurpose<Deps> = {
  purpose: 'doc_upload',
  subject: 'credit_limit',
  folder: 'invoice_factoring',
  neededFor: 'A credit limit for what you buy from {company} is being checked.',
  received: async (tx, { link, at, uploaded }) => {
    const scope = systemScope(link.uid)
    const limit = await lockLimitById(tx, scope, link.subject_id)
    if (limit.state !== 'documents_requested') throw new Refusal('LINK_DEAD')
    await takeAnswer(tx, scope, {
      creditLimitId: link.subject_id,
      answer: `${link.recipient} uploaded ${uploaded.fileName}.`,
      documentIds: [uploaded.documentId],
      at,
    })
  },
}

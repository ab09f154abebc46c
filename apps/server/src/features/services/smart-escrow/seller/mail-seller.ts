import { transportFormText } from '@tradelane/contract/lists/transport-document-forms'
import { examinationRules } from '@tradelane/contract/smart-escrow/kind-of-title'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { instantText } from '../../../../lifecycle/day-text.ts'
import { inTransaction } from '../../../../transaction.ts'
import { listBlocks, listItems } from '../blocks.ts'
import { tellingSeller } from '../disputes/dispute-parties.ts'
import { countriesOfEscrow, lastMomentOf } from '../escrow-places.ts'
import { type EscrowRow, escrowNumber, getEscrow } from '../escrows.ts'
import { listPresentations, openDifferences, type PresentationRow, statedIn } from '../presentations.ts'

/** The job: says to the seller what became of a document that it presented. */
export async function mailEscrowSeller(
  deps: Deps,
  { companyId, presentationId }: Tasks['mail-escrow-seller'],
): Promise<void> {
  const found = await findPresented(deps, companyId, presentationId)
  // A newer version has replaced it meanwhile.
  if (!found) return
  const { presentation, title, escrow } = found
  const isAccepted = presentation.state === 'approved'
  const document = `${title} (${statedIn(presentation).document_number})`
  const paragraphs = isAccepted
    ? [`${document}, which you presented for smart escrow ${escrowNumber(escrow)}, was accepted.`]
    : [
        `${document}, which you presented for smart escrow ${escrowNumber(escrow)}, was refused. These are all differences:`,
        openDifferences(presentation)
          .map(({ text }) => `- ${text}`)
          .join('\n'),
        `You can correct the document and present it again until ${await lastMomentText(deps, escrow)}.`,
      ]
  const news = {
    subject: `${escrowNumber(escrow)}: ${title} was ${isAccepted ? 'accepted' : 'refused'}`,
    text: [...paragraphs, examinedText(presentation)].join('\n\n'),
  }
  await inTransaction(deps.db, (tx) =>
    tellingSeller(deps, tx, systemScope(companyId), escrow.smart_escrow_id, async () => news),
  )
}

/** In which form it was presented, and by which rules it was examined. */
function examinedText(presentation: PresentationRow): string {
  const { document_form = null, platform = null, platform_reference = null } = statedIn(presentation)
  const form = transportFormText({ document_form, platform, platform_reference })
  return `${form ? `Presented as: ${form}. ` : ''}Examined by the rules of ${examinationRules(statedIn(presentation))}.`
}

/** By the clock of the seller's bank. */
async function lastMomentText({ db }: Deps, escrow: EscrowRow): Promise<string> {
  const { seller } = await countriesOfEscrow(db, escrow)
  return instantText(await lastMomentOf(db, escrow), seller)
}

async function findPresented({ db }: Deps, companyId: string, presentationId: string) {
  const scope = systemScope(companyId)
  const row = await db
    .selectFrom('escrow_presentations')
    .select('smart_escrow_id')
    .where('uid', '=', companyId)
    .where('presentation_id', '=', presentationId)
    .executeTakeFirstOrThrow()
  const escrow = await getEscrow(db, scope, row.smart_escrow_id)
  const all = await listPresentations(db, scope, row.smart_escrow_id)
  const presentation = all.find(({ presentation_id }) => presentation_id === presentationId)
  if (!presentation || (presentation.state !== 'approved' && presentation.state !== 'refused')) return
  const blocks = await listBlocks(db, scope, row.smart_escrow_id)
  const items = await listItems(
    db,
    scope,
    blocks.map(({ block_id }) => block_id),
  )
  const item = items.find(({ item_id }) => item_id === presentation.item_id)
  return { escrow, presentation, title: item?.title ?? 'Document' }
}

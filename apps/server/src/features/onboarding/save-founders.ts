import { randomUUID } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { refuseFields } from '../../refusal.ts'
import { insertFounders } from './founder-rows.ts'
import { listFounderRows } from './queries.ts'
import { recordFounder } from './record-founder.ts'
import { documentAt, founderPath, type Submission } from './submission.ts'

/** Replaces the persons of the previous submission; known persons keep their fid. */
export async function saveFounders(tx: Tx, submission: Submission): Promise<void> {
  const { companyId, form } = submission
  const fids = await fidsOf(tx, submission)
  await endReviewsApart(tx, submission)
  // Their documents are deleted too: the foreign key cascades.
  await tx.deleteFrom('founders').where('uid', '=', companyId).execute()
  const entries = form.founders.map((founder, position) => ({
    founder,
    position,
    fid: fids[position] ?? randomUUID(),
    documentIds: founder.company_authorisation_documents_details.map((_, index) =>
      documentAt(submission, founderPath(position, index)),
    ),
  }))
  await insertFounders(tx, companyId, entries)
}

/** Persons under separate review are now reviewed with the company. */
async function endReviewsApart(tx: Tx, { companyId, userId, at }: Submission): Promise<void> {
  const waiting = (await listFounderRows(tx, companyId)).filter(({ status }) => status === 'IN_PROGRESS')
  for (const { fid, founder_type, ...person } of waiting) {
    const change = { companyId, fid, from: 'IN_PROGRESS', to: 'with_company', at } as const
    await recordFounder(
      tx,
      { ...person, founder_type: founder_type === 1 ? 1 : 0 },
      { ...change, actor: `user:${userId}` },
    )
  }
}

/** Refuses a fid that this company does not have, or that appears twice. */
async function fidsOf(tx: Tx, { companyId, form }: Submission): Promise<(string | undefined)[]> {
  const known = await tx.selectFrom('founders').select('fid').where('uid', '=', companyId).execute()
  const free = new Set(known.map(({ fid }) => fid))
  return form.founders.map(({ fid }, index) => {
    if (fid !== undefined && !free.delete(fid))
      refuseFields({ [`founders.${index}.fid`]: 'This person does not exist' })
    return fid
  })
}

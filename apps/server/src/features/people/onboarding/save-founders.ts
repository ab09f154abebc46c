import { randomUUID } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { note } from '../../../lifecycle/move.ts'
import { refuseFields } from '../../../refusal.ts'
import { insertFounders } from './founder-rows.ts'
import { founderFacts, founderLifecycle } from './lifecycles.ts'
import { listFounderRows } from './registration-rows.ts'
import { documentAt, founderPath, type Submission } from './submission.ts'

/** Replaces the persons of the previous submission; known persons keep their fid. */
export async function saveFounders(tx: Tx, submission: Submission): Promise<void> {
  const { scope, form } = submission
  const fids = await fidsOf(tx, submission)
  await endReviewsApart(tx, submission)
  // Their documents are deleted too: the foreign key cascades.
  await tx.deleteFrom('founders').where('uid', '=', scope.companyId).execute()
  const entries = form.founders.map((founder, position) => ({
    founder,
    position,
    fid: fids[position] ?? randomUUID(),
    documentIds: founder.company_authorisation_documents_details.map((_, index) =>
      documentAt(submission, founderPath(position, index)),
    ),
  }))
  await insertFounders(tx, scope, entries)
}

/** Persons under separate review are now reviewed with the company. */
async function endReviewsApart(tx: Tx, { scope, at }: Submission): Promise<void> {
  const waiting = (await listFounderRows(tx, scope)).filter(({ status }) => status === 'IN_PROGRESS')
  for (const person of waiting)
    await note(tx, founderLifecycle, {
      scope,
      id: person.fid,
      what: 'with_company',
      at,
      facts: founderFacts(person),
    })
}

/** Refuses a fid that this company does not have, or that appears twice. */
async function fidsOf(tx: Tx, { scope: { companyId }, form }: Submission): Promise<(string | undefined)[]> {
  const known = await tx.selectFrom('founders').select('fid').where('uid', '=', companyId).execute()
  const free = new Set(known.map(({ fid }) => fid))
  return form.founders.map(({ fid }, index) => {
    if (fid !== undefined && !free.delete(fid))
      refuseFields({ [`founders.${index}.fid`]: 'This person does not exist' })
    return fid
  })
}

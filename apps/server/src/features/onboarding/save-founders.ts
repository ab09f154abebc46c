import { randomUUID } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { refuseFields } from '../../refusal.ts'
import { documentAt, founderPath, type Submission } from './submission.ts'

/** The persons of a submission in the place of those before; whoever was known keeps the same fid. */
export async function saveFounders(tx: Tx, submission: Submission): Promise<void> {
  const { companyId, form } = submission
  const fids = await fidsOf(tx, submission)
  // Their documents go with them: the foreign key cascades.
  await tx.deleteFrom('founders').where('uid', '=', companyId).execute()
  const persons = form.founders.map((founder, position) => {
    const { fid: _, company_authorisation_documents_details: papers, ...columns } = founder
    const fid = fids[position] ?? randomUUID()
    return { row: { ...columns, uid: companyId, fid, position }, papers }
  })
  await tx
    .insertInto('founders')
    .values(persons.map(({ row }) => row))
    .execute()
  const papers = persons.flatMap(({ row, papers }) =>
    papers.map(({ document_file_path: _, ...columns }, position) => ({
      ...columns,
      uid: companyId,
      fid: row.fid,
      position,
      document_id: documentAt(submission, founderPath(row.position, position)),
    })),
  )
  await tx.insertInto('founder_documents').values(papers).execute()
}

/** Refuses a fid that this company does not have, or that two persons claim. */
async function fidsOf(tx: Tx, { companyId, form }: Submission): Promise<(string | undefined)[]> {
  const known = await tx.selectFrom('founders').select('fid').where('uid', '=', companyId).execute()
  const free = new Set(known.map(({ fid }) => fid))
  return form.founders.map(({ fid }, index) => {
    if (fid !== undefined && !free.delete(fid))
      refuseFields({ [`founders.${index}.fid`]: 'There is no such person' })
    return fid
  })
}

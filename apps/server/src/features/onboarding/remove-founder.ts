import type { Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { lockCompany } from './move-kyb.ts'
import { listFounderRows } from './queries.ts'
import { recordFounder } from './record-founder.ts'

const authorised = 0

/**
 * Removes a person from a company, with the details of their documents. Refuses with NOT_FOUND, also the second time, and
 * with LAST_AUTHORISED_PERSON if nobody would be left who may act for the company.
 */
export async function removeFounder(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  fid: string,
): Promise<{ name: string }> {
  return inTransaction(deps.db, async (tx) => {
    // Of two concurrent removals the second waits here, and then sees the result of the first.
    await lockCompany(tx, companyId)
    const person = await requireRemovable(tx, companyId, fid)
    await tx.deleteFrom('founders').where('uid', '=', companyId).where('fid', '=', fid).execute()
    await recordFounder(
      tx,
      { ...person, founder_type: person.founder_type === authorised ? 0 : 1 },
      {
        companyId,
        fid,
        from: person.status,
        to: 'removed',
        actor: `user:${userId}`,
        at: deps.clock.now(),
      },
    )
    return { name: `${person.first_name} ${person.last_name}` }
  })
}

async function requireRemovable(tx: Tx, companyId: string, fid: string) {
  const persons = await listFounderRows(tx, companyId)
  const person = persons.find((one) => one.fid === fid)
  if (!person) throw new Refusal('NOT_FOUND')
  const others = persons.filter((one) => one !== person)
  const isLast = !others.some(({ founder_type }) => founder_type === authorised)
  if (others.length === 0 || (person.founder_type === authorised && isLast))
    throw new Refusal('LAST_AUTHORISED_PERSON')
  return person
}

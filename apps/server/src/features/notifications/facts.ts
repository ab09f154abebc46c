import type { Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import type { Facts } from '../../services/rule.ts'
import { nameSubjects } from './subject-names.ts'
import type { TakenEvent } from './take-events.ts'

export async function factsOf(
  deps: Pick<Deps, 'services'>,
  tx: Tx,
  events: readonly TakenEvent[],
): Promise<(event: TakenEvent) => Facts> {
  const companies = await companyNames(tx, events)
  const names = await nameSubjects(deps, tx, events)
  return (event) => {
    const after = (event.after ?? {}) as Record<string, unknown>
    const { what = '', detail = '' } = names.get(`${event.subject} ${event.subjectId}`) ?? {}
    return {
      company: companies.get(event.companyId ?? '') ?? 'Tradelane',
      what,
      detail,
      reason: typeof after.reason === 'string' ? after.reason : undefined,
      after,
    }
  }
}

async function companyNames(tx: Tx, events: readonly TakenEvent[]): Promise<Map<string, string>> {
  const ids = [...new Set(events.flatMap(({ companyId }) => companyId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('companies')
    .select(['uid', 'company_name'])
    .where('uid', 'in', ids)
    .execute()
  return new Map(rows.map(({ uid, company_name }) => [uid, company_name]))
}

import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFact } from '../../../entries/request-fact.ts'
import { type CaseRow, quotedServiceOf, requestOf } from './cases.ts'

/** What a request shows. While it is open, as its record is now, with what was asked for where that has changed; once it has ended, as it was asked for. */
export async function requestFacts(
  deps: Pick<Deps, 'db' | 'features'>,
  row: CaseRow,
): Promise<RequestFact[]> {
  const service = quotedServiceOf(deps, row.service)
  const asked = service.factsOf(row.request)
  if (!service.asItIsNow || !isOpenCase(row.state)) return asked
  const before = new Map(asked.map(({ label, value }) => [label, value]))
  const now = service.factsOf(await service.asItIsNow(deps.db, requestOf(row)))
  return now.map((fact) => {
    const old = before.get(fact.label)
    return old === fact.value ? fact : { ...fact, value: `${fact.value} (changed since the request: ${old})` }
  })
}

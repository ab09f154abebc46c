import { customerLink, officeLink } from '@tradelane/contract/services/subject-links'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import type { Entry } from './entries.ts'

/** The page on which the reader finds what was found. For the back office, people, partners and papers are on the page of their company. */
export function linkOf(deps: Pick<Deps, 'features'>, { kind: scope }: Scope, entry: Entry): string {
  const { kind, record_id: id, uid: companyId } = entry
  const reader = scope === 'office' ? 'office' : 'company'
  const own = deps.features
    .find(({ found }) => found?.[kind])
    ?.found?.[kind]?.page?.({ id, companyId }, reader)
  if (own !== undefined) return own
  const infos = servicesOf(deps).map(({ info }) => info)
  if (reader === 'company') return customerLink(kind, id, infos)
  return officeLink(kind, id, infos) ?? officeLink('company', companyId ?? '') ?? '/admin/dashboard'
}

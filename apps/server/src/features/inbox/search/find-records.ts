import { customerLink, officeLink } from '@tradelane/contract/services/subject-links'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { servicesOf } from '../../../entries/service-entry.ts'

/** Of each kind. Its own list finds more. */
const mostOfAKind = 10

/** Records of every feature that match a text, as far as the scope may see them. */
export async function findRecords({ db, features }: Deps, scope: Scope, text: string) {
  const infos = servicesOf({ features }).map(({ info }) => info)
  const found = await Promise.all(features.map(({ search }) => search?.(db, scope, text, mostOfAKind) ?? []))
  const linkOf = scope.kind === 'office' ? officeLink : customerLink
  return found.flat().flatMap(({ subject, id, number, title, link: own }) => {
    const link = own ?? linkOf(subject, id, infos)
    return link === undefined ? [] : { kind: subject, id, number, title, link }
  })
}

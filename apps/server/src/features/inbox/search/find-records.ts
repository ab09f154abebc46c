import { customerLink, officeLink } from '@tradelane/contract/services/subject-links'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { readEach } from '../../../registry/read-each.ts'

/** Of each kind. Its own list finds more. */
const mostOfAKind = 10

/** Records of every feature that match a text, as far as the scope may see them, and what could not be searched. */
export async function findRecords(deps: Deps, scope: Scope, text: string) {
  const infos = servicesOf(deps).map(({ info }) => info)
  const { found, unread } = await readEach(deps, ({ search }) => search?.(deps.db, scope, text, mostOfAKind))
  const linkOf = scope.kind === 'office' ? officeLink : customerLink
  const hits = found.flatMap(({ subject, id, number, title, link: own }) => {
    const link = own ?? linkOf(subject, id, infos)
    return link === undefined ? [] : { kind: subject, id, number, title, link }
  })
  return { hits, unread }
}

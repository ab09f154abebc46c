import { customerLink, officeLink } from '@tradelane/contract/services/subject-links'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'

/** Of each kind. Its own list finds more. */
const mostOfAKind = 10

/** Records of every service that match a text, as far as the scope may see them. */
export async function findRecords({ db, services }: Deps, scope: Scope, text: string) {
  const infos = services.map(({ info }) => info)
  const found = await Promise.all(
    services.map(async ({ info, search }) => ({
      info,
      hits: (await search?.(db, scope, text, mostOfAKind)) ?? [],
    })),
  )
  const linkOf = scope.kind === 'office' ? officeLink : customerLink
  return found.flatMap(({ info: { subject }, hits }) =>
    hits.flatMap(({ id, number, title }) => {
      const link = linkOf(subject, id, infos)
      return link === undefined ? [] : { kind: subject, id, number, title, link }
    }),
  )
}

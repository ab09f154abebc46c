import type { Deps } from '../deps/deps.ts'
import type { LinkPurpose } from '../entries/link-purpose.ts'

/** Every use of a link to somebody without an account. */
export const linkPurposesOf = ({ features }: Pick<Deps, 'features'>): readonly LinkPurpose<Deps>[] =>
  features.flatMap(({ links = [] }) => links)

import type { Deps } from '../deps/deps.ts'
import type { LinkPurpose } from '../features/people/links/index.ts'
import { tradingLink } from '../features/services/trading-info/trading-link.ts'

/** Every use of a link to somebody without an account: those of no service, and those of the services. */
export const linkPurposesOf = ({ services }: Pick<Deps, 'services'>): readonly LinkPurpose<Deps>[] => [
  tradingLink,
  ...services.flatMap(({ links = [] }) => links),
]

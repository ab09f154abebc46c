import type { Deps } from '../boot/deps.ts'
import type { LinkPurpose } from '../features/links/index.ts'
import { tradingLink } from '../features/trading-info/trading-link.ts'

/** Every use of a link to somebody without an account: those of no service, and those of the services. */
export const linkPurposesOf = ({ services }: Pick<Deps, 'services'>): readonly LinkPurpose<Deps>[] => [
  tradingLink,
  ...services.flatMap(({ links = [] }) => links),
]

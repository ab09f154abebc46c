import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { IssuedPaper } from '../../../entries/feature-entry.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { idsInTrade } from '../../../registry/ids-in-trade.ts'
import { readEach, titleOf } from '../../../registry/read-each.ts'

export type TradeRecord = { subject: string; id: string }

/** The records of a trade, of all services. */
export async function recordsOfTrade(
  deps: Deps,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<TradeRecord[]> {
  const found = await Promise.all(
    servicesOf(deps).map(async (service) => {
      const ids = await idsInTrade(deps.db, service, scope, { transactionId })
      return ids.map((id) => ({ subject: service.info.subject, id }))
    }),
  )
  return found.flat()
}

/** What was issued for them, newest first, with the service's name, and whose papers could not be read. */
export async function listIssued(deps: Deps, scope: OneCompanyScope, records: readonly TradeRecord[]) {
  const { found, unread } = await readEach(deps, (feature) =>
    feature
      .issuedPapers?.(deps, scope, records)
      .then((papers) => papers.map((paper) => ({ ...paper, from: titleOf(feature) }))),
  )
  return { papers: found.toSorted((one, other) => +other.at - +one.at), unread }
}

/** An issued paper has no row of its own: its trade and its key name it. */
export const issuedIdOf = (transactionId: string, { key }: Pick<IssuedPaper, 'key'>): string =>
  `${transactionId}.${key}`

/** Those that speak of the trade: what a buyer sells on is listed with it, and is no invoice or transport of what it buys. */
export const papersOfTrade = <P extends Pick<IssuedPaper, 'soldTo'>>(
  papers: readonly P[],
  role: 'buyer' | 'seller' | null | undefined,
): P[] => papers.filter(({ soldTo }) => !(soldTo !== undefined && role === 'buyer'))

/** Where a paper with these bytes is held: by its number. */
export const heldIn = (papers: readonly IssuedPaper[], sha256: string | undefined): string | null =>
  papers.find((paper) => paper.sha256 !== undefined && paper.sha256 === sha256)?.record ?? null

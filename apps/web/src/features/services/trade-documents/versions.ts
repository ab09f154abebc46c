import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'

type Counted = Pick<WireTradeDocument, 'type' | 'file_name' | 'version' | 'state'>

/** As the versions are counted: others are as many kinds as their files have names. What a service has issued has no versions. */
const isSameKind = (one: Counted, other: Counted): boolean =>
  one.state !== 'issued' &&
  other.state !== 'issued' &&
  one.type === other.type &&
  (one.type !== 'other' || one.file_name?.toLowerCase() === other.file_name?.toLowerCase())

/** The newest version of its kind among them. */
export const newestOf = (document: Counted, documents: readonly Counted[]): number =>
  Math.max(
    document.version,
    ...documents.filter((one) => isSameKind(one, document)).map(({ version }) => version),
  )

/** The newest version that counts, where it is newer: what was rejected or has expired is as good as none. */
export function newerThan(document: Counted, documents: readonly Counted[]): number | undefined {
  const good = documents.filter(({ state }) => state === 'uploaded' || state === 'approved')
  const newest = newestOf(document, good)
  return newest > document.version ? newest : undefined
}

import type { WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'

type Counted = Pick<WireTradeDocument, 'type' | 'file_name' | 'version' | 'state'>
type Titled = Counted & Pick<WireTradeDocument, 'title'>

/** As the versions are counted: others are as many kinds as their files have names. What a service has issued has no versions. */
const isSameKind = (one: Counted, other: Counted): boolean =>
  one.state !== 'issued' &&
  other.state !== 'issued' &&
  one.type === other.type &&
  (one.type !== 'other' || one.file_name?.toLowerCase() === other.file_name?.toLowerCase())

/** The newest version of its kind among them. */
const newestOf = (document: Counted, documents: readonly Counted[]): number =>
  Math.max(
    document.version,
    ...documents.filter((one) => isSameKind(one, document)).map(({ version }) => version),
  )

/** With its version, where there are several: two must not have buttons of one name. */
export const nameOf = (document: Titled, documents: readonly Counted[]): string =>
  newestOf(document, documents) > 1 ? namedVersion(document) : document.title

export const namedVersion = ({ title, version }: Pick<Titled, 'title' | 'version'>): string =>
  `${title}, version ${version}`

type Added = { type: TradeDocumentType; file_name: string | undefined }

/** What a file that is added becomes, where there are versions before it; a removed one keeps its own. */
export function becomes({ type, file_name }: Added, documents: readonly Counted[]): string | undefined {
  // Others are named by their files.
  if (type === 'other' && file_name === undefined) return undefined
  const added = { type, file_name: file_name ?? null, version: 0, state: 'uploaded' } as const
  const version = newestOf(added, documents) + 1
  if (version === 1) return undefined
  return `This becomes version ${version} of ${type === 'other' ? file_name : tradeDocumentTypes[type]}.`
}

/** The newest version that counts, where it is newer: what was rejected or has expired is as good as none. */
export function newerThan(document: Counted, documents: readonly Counted[]): number | undefined {
  const good = documents.filter(({ state }) => state === 'uploaded' || state === 'approved')
  const newest = newestOf(document, good)
  return newest > document.version ? newest : undefined
}

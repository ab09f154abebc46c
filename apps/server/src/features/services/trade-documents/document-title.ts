import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'

type Named = { type: string; number: string | null; file_name: string | null; asked: string | null }

/** With its version, which tells it apart from what was there before. */
export const namedVersion = ({ version, ...row }: Named & { version: number | null }): string =>
  version === null ? titleOfDocument(row) : `${titleOfDocument(row)}, version ${version}`

/** What people call a document: by its type and number, and another one by what was asked for, or its file. */
export function titleOfDocument({ type, number, file_name, asked }: Named): string {
  if (type === 'other') return asked ?? file_name ?? ''
  const name = tradeDocumentTypes[type as TradeDocumentType]
  return number === null ? name : `${name} ${number}`
}

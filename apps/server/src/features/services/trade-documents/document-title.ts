import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'

type Named = { type: string; number: string | null; file_name: string | null; asked: string | null }

/** What people call a document: by its type and number, and another one by what was asked for, or its file. */
export function titleOfDocument({ type, number, file_name, asked }: Named): string {
  if (type === 'other') return asked ?? file_name ?? ''
  const name = tradeDocumentTypes[type as TradeDocumentType]
  return number === null ? name : `${name} ${number}`
}

/** A one-column document: letterhead, one sentence, facts, an optional table, and how to verify it. */
export type PdfContent = {
  title: string
  author: string
  printedAt: Date
  lead: string
  facts: readonly (readonly [label: string, value: string])[]
  table?: PdfTable
  /** An address, drawn as a QR code next to the note. */
  qr?: string
  note: string
}

export type PdfTable = {
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  /** The last row, set in bold. */
  totals: readonly string[]
}

/** `share`: the part of the width; all columns add up to one. */
type PaperColumn = { title: string; share: number; isRight?: boolean }

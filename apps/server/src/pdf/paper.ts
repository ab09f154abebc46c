/** A one-column paper: letterhead, one sentence, facts, a table where there is one, and how to verify it. */
export type Paper = {
  title: string
  author: string
  printedAt: Date
  lead: string
  facts: readonly (readonly [label: string, value: string])[]
  table?: PaperTable
  /** An address, drawn as a QR code beside the note. */
  qr?: string
  note: string
}

export type PaperTable = {
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  /** The last row, set in bold. */
  totals: readonly string[]
}

/** `share`: its part of the width; all of them make one. */
type PaperColumn = { title: string; share: number; isRight?: boolean }

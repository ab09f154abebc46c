import type { PdfForm } from './pdf-form.ts'

/** A one-column document: letterhead, one sentence, facts, an optional table, and how to verify it. */
export type PdfContent = {
  title: string
  /** With the title on each page of a document that has several. */
  number?: string
  author: string
  printedAt: Date
  lead: string
  facts: readonly (readonly [label: string, value: string])[]
  /** Boxes in the layout of a printed form. */
  form?: PdfForm
  table?: PdfTable
  /** Further tables, each under its title. */
  sections?: readonly (PdfTable & { title: string })[]
  /** JPEG. */
  photos?: readonly { caption: string; bytes: Uint8Array }[]
  /** Drawn by hand: lines of points in a box of 1000 × 400. */
  drawing?: { title: string; caption: string; strokes: readonly (readonly (readonly [number, number])[])[] }
  /** To be filled in by hand: a title, a sentence, and under it a line for each name. */
  blanks?: readonly { title: string; text: string; lines: readonly string[] }[]
  /** An address, drawn as a QR code next to the note. */
  qr?: string
  note: string
}

export type PdfTable = {
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  /** The last row, set in bold. */
  totals?: readonly string[]
}

/** `share`: the part of the width; all columns add up to one. */
type PaperColumn = { title: string; share: number; isRight?: boolean }

import { contentWidth, heightOf, margin, quiet, write } from './draw-text.ts'
import type { FormBox, FormCell, FormRow, PdfForm } from './pdf-form.ts'

const labelSize = 6.5
const textSize = 8.5
const padding = 4
const smallest = 22

type Place = { x: number; y: number; width: number; height: number }

/** The boxes grow with what is written in them; the last row of smaller boxes fills what its neighbour is taller. */
export function drawForm(doc: PDFKit.PDFDocument, form: PdfForm): void {
  const width = contentWidth(doc)
  for (const row of form) {
    const height = rowHeight(doc, row, width)
    if (doc.y + height > doc.page.maxY()) doc.addPage()
    const y = doc.y
    drawRow(doc, row, { x: margin, y, width, height })
    doc.x = margin
    doc.y = y + height
  }
  doc.moveDown(1.5)
}

function rowHeight(doc: PDFKit.PDFDocument, row: FormRow, width: number): number {
  return Math.max(...row.map((cell) => cellHeight(doc, cell, width * cell.share)))
}

function cellHeight(doc: PDFKit.PDFDocument, cell: FormCell, width: number): number {
  if ('rows' in cell) return cell.rows.reduce((sum, row) => sum + rowHeight(doc, row, width), 0)
  const { label, text = '', minHeight = smallest } = cell
  const inner = width - 2 * padding
  const body = text ? heightOf(doc, text, { size: textSize, width: inner }) : 0
  return Math.max(minHeight, heightOf(doc, label, { size: labelSize, width: inner }) + body + 2 * padding)
}

function drawRow(doc: PDFKit.PDFDocument, row: FormRow, { x, y, width, height }: Place): void {
  let left = x
  for (const cell of row) {
    const place = { x: left, y, width: width * cell.share, height }
    if ('rows' in cell) drawRows(doc, cell.rows, place)
    else drawBox(doc, cell, place)
    left += place.width
  }
}

function drawRows(doc: PDFKit.PDFDocument, rows: readonly FormRow[], { x, y, width, height }: Place): void {
  let top = y
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1
    const own = isLast ? y + height - top : rowHeight(doc, row, width)
    drawRow(doc, row, { x, y: top, width, height: own })
    top += own
  }
}

function drawBox(doc: PDFKit.PDFDocument, { label, text }: FormBox, place: Place): void {
  const { x, y, width, height } = place
  doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(quiet).stroke()
  const at = { x: x + padding, width: width - 2 * padding }
  write(doc, label, { ...at, size: labelSize, color: quiet, y: y + padding, isProse: true })
  if (text) write(doc, text, { ...at, size: textSize, y: doc.y, isProse: true })
}

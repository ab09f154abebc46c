import { contentWidth, margin, quiet, write } from './draw-text.ts'
import type { PdfTable } from './pdf-content.ts'

const gap = 10
const size = 8.5
/** The height of a row of three lines plus the footer. */
const room = margin + 24 + 44

/** Repeats the header on every page; never splits a row. */
export function drawTable(doc: PDFKit.PDFDocument, { columns, rows, totals }: PdfTable): void {
  const head = columns.map(({ title }) => title)
  const draw = (cells: readonly string[], look: { weight?: 600; color?: string } = {}) => {
    const top = doc.y
    let lowest = top
    let x = margin
    for (const [index, { share, isRight }] of columns.entries()) {
      const width = contentWidth(doc) * share
      const align = isRight ? 'right' : 'left'
      const text = cells[index] ?? ''
      if (text)
        write(doc, text, {
          size,
          width: width - (isRight ? 0 : gap),
          x,
          y: top,
          align,
          isProse: !isRight,
          ...look,
        })
      lowest = Math.max(lowest, doc.y)
      x += width
    }
    doc.x = margin
    doc.y = lowest + 3
    line(doc)
    doc.y += 4
  }
  draw(head, { color: quiet })
  for (const row of rows) {
    if (doc.y > doc.page.height - room) {
      doc.addPage()
      draw(head, { color: quiet })
    }
    draw(row)
  }
  if (doc.y > doc.page.height - room) doc.addPage()
  draw(totals, { weight: 600 })
  doc.moveDown(2)
}

function line(doc: PDFKit.PDFDocument): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(doc.page.width - margin, doc.y)
    .lineWidth(0.5)
    .strokeColor('#d5dce3')
    .stroke()
}

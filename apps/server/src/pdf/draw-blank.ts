import { contentWidth, margin, quiet, write } from './draw-text.ts'
import type { PdfContent } from './pdf-content.ts'

type Blank = NonNullable<PdfContent['blanks']>[number]

const lineHeight = 44
const gap = 24

/** On one page as a whole. */
export function drawBlank(doc: PDFKit.PDFDocument, { title, text, lines }: Blank): void {
  const width = contentWidth(doc)
  if (doc.y > doc.page.height - margin - 24 - 60 - lineHeight) doc.addPage()
  doc.y += gap
  write(doc, title, { size: 12, weight: 600, width, x: margin })
  doc.moveDown(0.3)
  write(doc, text, { size: 10, width, x: margin, isSentence: true })
  const top = doc.y + lineHeight - 14
  const each = (width - gap * (lines.length - 1)) / lines.length
  for (const [index, name] of lines.entries()) {
    const x = margin + index * (each + gap)
    doc
      .moveTo(x, top)
      .lineTo(x + each, top)
      .lineWidth(0.7)
      .strokeColor(quiet)
      .stroke()
    write(doc, name, { size: 8.5, color: quiet, width: each, x, y: top + 4 })
  }
  doc.x = margin
  doc.y = top + 18
}

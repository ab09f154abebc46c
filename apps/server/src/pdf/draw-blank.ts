import { contentWidth, margin, quiet, write } from './draw-text.ts'
import type { PdfContent } from './pdf-content.ts'

type Blank = NonNullable<PdfContent['blanks']>[number]

const lineHeight = 44
const gap = 24

/** On one page as a whole. */
export function drawBlank(doc: PDFKit.PDFDocument, { title, text, lines }: Blank): void {
  const width = contentWidth(doc)
  // A line of names below the end of the page would put each of them on a page of its own.
  if (doc.y + heightOfBlank(doc, { title, text, lines }) > doc.page.maxY()) doc.addPage()
  else doc.y += gap
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

export function heightOfBlank(doc: PDFKit.PDFDocument, { title, text, lines }: Blank): number {
  const of = (part: string, { size, weight, width }: { size: number; weight: number; width: number }) =>
    doc.font(`latin ${weight}`).fontSize(size).heightOfString(part, { width, lineGap: 2 })
  const width = contentWidth(doc)
  const each = (width - gap * (lines.length - 1)) / lines.length
  const names = lines.map((name) => of(name, { size: 8.5, weight: 400, width: each }))
  const sentence = of(title, { size: 12, weight: 600, width }) + of(text, { size: 10, weight: 400, width })
  // The space between title and text, the line, and the names under it.
  return gap + sentence + 8 + lineHeight - 14 + 4 + Math.max(...names)
}

import PDFDocument from 'pdfkit'
import { drawQrCode, qrSize } from './draw-qr-code.ts'
import { drawTable } from './draw-table.ts'
import { accent, contentWidth, margin, quiet, registerFonts, write } from './draw-text.ts'
import type { PdfContent } from './pdf-content.ts'

const labelWidth = 150

/** A4, selectable text in embedded Inter, title and language set, page x of y. */
export async function renderPdf(paper: PdfContent): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin + 24, left: margin, right: margin },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: paper.title, Author: paper.author, CreationDate: paper.printedAt },
  })
  const bytes = collect(doc)
  registerFonts(doc)
  drawHead(doc, paper)
  for (const fact of paper.facts) drawFact(doc, fact)
  doc.moveDown(1.5)
  if (paper.table) drawTable(doc, paper.table)
  drawNote(doc, paper)
  numberPages(doc)
  doc.end()
  return bytes
}

function drawHead(doc: PDFKit.PDFDocument, { title, author, lead }: PdfContent): void {
  const width = contentWidth(doc)
  write(doc, author, { size: 16, weight: 600, color: accent, width })
  doc.moveDown(0.5)
  rule(doc)
  doc.moveDown(1.5)
  write(doc, title, { size: 24, weight: 600, width })
  doc.moveDown(0.4)
  write(doc, lead, { size: 12, color: quiet, width })
  doc.moveDown(1.5)
}

function drawFact(doc: PDFKit.PDFDocument, [label, value]: readonly [string, string]): void {
  const lowest = doc.page.height - margin - 60
  if (doc.y > lowest) doc.addPage()
  const top = doc.y
  write(doc, label, { size: 10, color: quiet, width: labelWidth, x: margin, y: top })
  const afterLabel = doc.y
  const width = contentWidth(doc) - labelWidth - 12
  write(doc, value, { size: 10, width, x: margin + labelWidth + 12, y: top })
  doc.y = Math.max(doc.y, afterLabel) + 7
  doc.x = margin
}

function drawNote(doc: PDFKit.PDFDocument, { note, qr }: PdfContent): void {
  if (qr !== undefined && doc.y > doc.page.height - margin - 24 - qrSize) doc.addPage()
  const [top, indent] = [doc.y, qr === undefined ? 0 : qrSize + 16]
  if (qr !== undefined) drawQrCode(doc, qr, { x: margin, y: top })
  write(doc, note, { size: 9, color: quiet, width: contentWidth(doc) - indent, x: margin + indent, y: top })
}

function rule(doc: PDFKit.PDFDocument): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(doc.page.width - margin, doc.y)
    .lineWidth(1)
    .strokeColor('#d5dce3')
    .stroke()
}

function numberPages(doc: PDFKit.PDFDocument): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // Text below the bottom margin would open a new page: the margin is removed for this line.
    doc.page.margins.bottom = 0
    const text = `Page ${page + 1} of ${count}`
    write(doc, text, { size: 9, color: quiet, width: contentWidth(doc), x: margin, y: doc.page.height - 48 })
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = []
  return new Promise((done, failed) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => done(Buffer.concat(parts)))
    doc.on('error', failed)
  })
}

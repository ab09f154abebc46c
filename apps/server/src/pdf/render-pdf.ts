import PDFDocument from 'pdfkit'
import { drawBlank, heightOfBlank } from './draw-blank.ts'
import { drawForm } from './draw-form.ts'
import { drawDrawing, drawPhotos } from './draw-photos.ts'
import { drawQrCode, qrSize } from './draw-qr-code.ts'
import { drawTable } from './draw-table.ts'
import { accent, contentWidth, margin, quiet, registerFonts, write } from './draw-text.ts'
import type { PdfContent } from './pdf-content.ts'
import { forgetFonts, loadFonts, missingFonts } from './script-fonts.ts'

const labelWidth = 150

/**
 * A4, selectable text in embedded Inter, title and language set, page x of y. Text that Inter does not have is found while
 * the document is drawn; then its fonts are loaded, and it is drawn again.
 */
export async function renderPdf(paper: PdfContent): Promise<Uint8Array> {
  forgetFonts()
  for (;;) {
    const { doc, bytes } = draw(paper)
    const missing = missingFonts(doc)
    if (missing.length === 0) {
      doc.end()
      return bytes
    }
    await loadFonts(missing)
  }
}

function draw(paper: PdfContent) {
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
  for (const block of blocksOf(paper.facts)) drawBlock(doc, block)
  if (paper.facts.length > 0) doc.moveDown(1.5)
  if (paper.form) drawForm(doc, paper.form)
  if (paper.table) drawTable(doc, paper.table, heightBelow(doc, paper))
  for (const section of paper.sections ?? []) drawSection(doc, section)
  if (paper.photos) drawPhotos(doc, paper.photos)
  if (paper.drawing) drawDrawing(doc, paper.drawing)
  drawNote(doc, paper)
  for (const blank of paper.blanks ?? []) drawBlank(doc, blank)
  numberPages(doc, paper)
  return { doc, bytes }
}

/** A form needs the room of its page. */
function drawHead(doc: PDFKit.PDFDocument, { title, author, lead, form }: PdfContent): void {
  const [titleSize, leadSize, gap] = form ? [16, 9, 0.7] : [24, 12, 1.5]
  const width = contentWidth(doc)
  write(doc, author, { size: 16, weight: 600, color: accent, width })
  doc.moveDown(0.5)
  rule(doc)
  doc.moveDown(gap)
  write(doc, title, { size: titleSize, weight: 600, width })
  doc.moveDown(0.4)
  write(doc, lead, { size: leadSize, color: quiet, width, isSentence: true })
  doc.moveDown(gap)
}

/** The title stays with the first rows. */
function drawSection(
  doc: PDFKit.PDFDocument,
  { title, ...table }: NonNullable<PdfContent['sections']>[number],
): void {
  if (doc.y > doc.page.height - margin - 160) doc.addPage()
  write(doc, title, { size: 12, weight: 600, width: contentWidth(doc), x: margin })
  doc.moveDown(0.4)
  drawTable(doc, table)
}

type Fact = readonly [label: string, value: string]

/** A fact and the lines that go on in it, which have no label. */
function blocksOf(facts: readonly Fact[]): Fact[][] {
  const blocks: Fact[][] = []
  for (const fact of facts) {
    const last = blocks.at(-1)
    if (fact[0] === '' && last) last.push(fact)
    else blocks.push([fact])
  }
  return blocks
}

/** On one page as a whole. */
function drawBlock(doc: PDFKit.PDFDocument, block: readonly Fact[]): void {
  doc.font('latin 400').fontSize(10)
  const width = valueWidth(doc)
  const heights = block.map(([, value]) => doc.heightOfString(value || ' ', { width, lineGap: 2 }) + 1)
  if (doc.y + heights.reduce((sum, height) => sum + height, 0) > doc.page.maxY()) doc.addPage()
  for (const fact of block) drawFact(doc, fact)
  doc.y += 6
}

const valueWidth = (doc: PDFKit.PDFDocument): number => contentWidth(doc) - labelWidth - 12

function drawFact(doc: PDFKit.PDFDocument, [label, value]: Fact): void {
  const top = doc.y
  write(doc, label, { size: 10, color: quiet, width: labelWidth, x: margin, y: top })
  const afterLabel = doc.y
  write(doc, value, { size: 10, width: valueWidth(doc), x: margin + labelWidth + 12, y: top })
  doc.y = Math.max(doc.y, afterLabel) + 1
  doc.x = margin
}

/** A signature alone on a page signs nothing. */
function heightBelow(doc: PDFKit.PDFDocument, paper: PdfContent): number {
  const { blanks = [], sections, photos, drawing } = paper
  if (blanks.length === 0 || sections || photos || drawing) return 0
  return blanks.reduce((sum, blank) => sum + heightOfBlank(doc, blank), heightOfNote(doc, paper))
}

const indentOf = ({ qr }: PdfContent): number => (qr === undefined ? 0 : qrSize + 16)

function heightOfNote(doc: PDFKit.PDFDocument, paper: PdfContent): number {
  const width = contentWidth(doc) - indentOf(paper)
  const height = doc.font('latin 400').fontSize(9).heightOfString(paper.note, { width, lineGap: 2 })
  return Math.max(height, paper.qr === undefined ? 0 : qrSize)
}

/** On one page as a whole: the next page would begin with its last word. */
function drawNote(doc: PDFKit.PDFDocument, paper: PdfContent): void {
  const { note, qr } = paper
  const indent = indentOf(paper)
  const width = contentWidth(doc) - indent
  const height = heightOfNote(doc, paper)
  if (doc.y + height > doc.page.height - margin - 24) doc.addPage()
  const top = doc.y
  if (qr !== undefined) drawQrCode(doc, qr, { x: margin, y: top })
  write(doc, note, { size: 9, color: quiet, width, x: margin + indent, y: top, isSentence: true })
  doc.y = Math.max(doc.y, top + height)
}

function rule(doc: PDFKit.PDFDocument): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(doc.page.width - margin, doc.y)
    .lineWidth(1)
    .strokeColor('#d5dce3')
    .stroke()
}

/** A page that is found alone says which document it belongs to. */
function numberPages(doc: PDFKit.PDFDocument, { title, number }: PdfContent): void {
  const { start, count } = doc.bufferedPageRange()
  const named = count > 1 ? `${[title, number].filter(Boolean).join(' ')}: page` : 'Page'
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    // Text below the bottom margin would open a new page: the margin is removed for this line.
    doc.page.margins.bottom = 0
    const text = `${named} ${page + 1} of ${count}`
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

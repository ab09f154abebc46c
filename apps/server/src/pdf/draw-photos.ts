import { contentWidth, margin, quiet, write } from './draw-text.ts'
import type { PdfContent } from './pdf-content.ts'

const gap = 16
const height = 180
const withCaption = height + 30

/** Two photos beside each other, each with its caption. One that the library cannot read is named, and its place stays empty. */
export function drawPhotos(doc: PDFKit.PDFDocument, photos: NonNullable<PdfContent['photos']>): void {
  const width = (contentWidth(doc) - gap) / 2
  for (let index = 0; index < photos.length; index += 2) {
    if (doc.y + withCaption > doc.page.height - margin - 24) doc.addPage()
    const top = doc.y
    for (const [column, photo] of photos.slice(index, index + 2).entries()) {
      const x = margin + column * (width + gap)
      drawPhoto(doc, photo.bytes, { x, y: top, width })
      write(doc, photo.caption, { size: 8.5, color: quiet, width, x, y: top + height + 4 })
    }
    doc.x = margin
    doc.y = top + withCaption
  }
  doc.moveDown(1)
}

function drawPhoto(
  doc: PDFKit.PDFDocument,
  bytes: Uint8Array,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  try {
    doc.image(Buffer.from(bytes), x, y, { fit: [width, height] })
  } catch {
    // A photo that is damaged beyond its header must not cost the whole document.
    write(doc, 'This photo is damaged.', { size: 8.5, color: quiet, width, x, y })
  }
}

const box = { width: 1000, height: 400 }
const drawnWidth = 200

/** What was drawn by hand, as lines: sharp at any print resolution. */
export function drawDrawing(doc: PDFKit.PDFDocument, drawing: NonNullable<PdfContent['drawing']>): void {
  const { title, caption, strokes } = drawing
  const scale = drawnWidth / box.width
  const needed = (strokes.length > 0 ? box.height * scale : 0) + 60
  if (doc.y + needed > doc.page.height - margin - 24) doc.addPage()
  write(doc, title, { size: 12, weight: 600, width: contentWidth(doc), x: margin })
  doc.moveDown(0.3)
  const top = doc.y
  for (const [first, ...others] of strokes) {
    if (!first) continue
    doc.moveTo(margin + first[0] * scale, top + first[1] * scale)
    // A dot is a line of no length, which needs a round end to be seen.
    for (const [x, y] of others.length > 0 ? others : [first]) doc.lineTo(margin + x * scale, top + y * scale)
    doc.lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor('#0b1b2b').stroke()
  }
  if (strokes.length > 0) doc.y = top + box.height * scale + 4
  doc.x = margin
  write(doc, caption, { size: 10, width: contentWidth(doc) })
  doc.moveDown(1.5)
}

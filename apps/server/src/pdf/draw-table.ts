import { contentWidth, margin, quiet, write } from './draw-text.ts'
import type { PdfTable } from './pdf-content.ts'

const gap = 10
const size = 8.5
/** The height of a row of three lines plus the footer. */
const room = margin + 24 + 44

/** Between two rows, and below the table. */
const [between, after] = [7, 24]

/** Repeats the header on every page; never splits a row. `below` is the height of what must not be on a page without a row. */
export function drawTable(doc: PDFKit.PDFDocument, { columns, rows, totals }: PdfTable, below = 0): void {
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
  const heightOf = (cells: readonly string[]): number => heightOfRow(doc, columns, cells)
  const fits = (cells: readonly string[]): boolean =>
    doc.y <= doc.page.height - room &&
    (doc.y <= doc.page.height - 4 * room || doc.y + heightOf(cells) <= doc.page.height - margin - 24)
  const staysWith = (...lines: readonly (readonly string[])[]): boolean => {
    const height = [...lines, ...(totals ? [totals] : [])].reduce(
      (sum, cells) => sum + heightOf(cells) + between,
      0,
    )
    return below === 0 || doc.y + height + after + below <= doc.page.maxY()
  }
  // A head at the foot of a page belongs to the rows on the next one.
  const [first = []] = rows
  if (doc.y > doc.page.height - room - 20 || (rows.length < 2 && !staysWith(head, first))) doc.addPage()
  draw(head, { color: quiet })
  for (const [index, row] of rows.entries()) {
    const isLast = index > 0 && index === rows.length - 1
    if (!fits(row) || (isLast && !staysWith(row))) {
      doc.addPage()
      draw(head, { color: quiet })
    }
    draw(row)
  }
  if (totals) {
    if (doc.y > doc.page.height - room) doc.addPage()
    draw(totals, { weight: 600 })
  }
  doc.moveDown(2)
}

/** Near enough for any script: only needed where a row has more lines than the room that is kept free. */
const heightOfRow = (
  doc: PDFKit.PDFDocument,
  columns: PdfTable['columns'],
  cells: readonly string[],
): number =>
  Math.max(
    ...columns.map(({ share, isRight }, index) => {
      const width = contentWidth(doc) * share - (isRight ? 0 : gap)
      return doc
        .font('latin 400')
        .fontSize(size)
        .heightOfString(cells[index] || ' ', { width, lineGap: 2 })
    }),
  )

function line(doc: PDFKit.PDFDocument): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(doc.page.width - margin, doc.y)
    .lineWidth(0.5)
    .strokeColor('#d5dce3')
    .stroke()
}

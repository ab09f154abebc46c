import { createRequire } from 'node:module'

/** A one-column paper: letterhead, one sentence, facts, and how to verify it. */
export type Paper = {
  title: string
  author: string
  printedAt: Date
  lead: string
  facts: readonly (readonly [label: string, value: string])[]
  note: string
}

const ink = '#0b1b2b'
const quiet = '#4a5b6c'
const accent = '#0b6b6b'
const margin = 56
const labelWidth = 150

const resolve = createRequire(import.meta.url).resolve
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const
type Subset = (typeof subsets)[number]
type Weight = 400 | 600

/** A4, selectable text in embedded Inter, title and language set, page x of y. */
export async function printPaper(paper: Paper): Promise<Uint8Array> {
  // Loaded with the first paper: it would be a sixth of every start.
  const { default: PDFDocument } = await import('pdfkit')
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
  for (const subset of subsets) {
    for (const weight of [400, 600])
      doc.registerFont(
        `${subset} ${weight}`,
        resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
      )
  }
  drawHead(doc, paper)
  for (const fact of paper.facts) drawFact(doc, fact)
  doc.moveDown(1.5)
  write(doc, paper.note, { size: 9, color: quiet, width: contentWidth(doc) })
  numberPages(doc)
  doc.end()
  return bytes
}

const contentWidth = (doc: PDFKit.PDFDocument): number => doc.page.width - 2 * margin

function drawHead(doc: PDFKit.PDFDocument, { title, author, lead }: Paper): void {
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
    // Below the bottom margin text would open a new page: the margin is lifted for the line.
    doc.page.margins.bottom = 0
    const text = `Page ${page + 1} of ${count}`
    write(doc, text, { size: 9, color: quiet, width: contentWidth(doc), x: margin, y: doc.page.height - 48 })
  }
}

type Style = { size: number; width: number; weight?: Weight; color?: string; x?: number; y?: number }

/** The font comes in files by script, so a line may be written in several runs. */
function write(doc: PDFKit.PDFDocument, text: string, style: Style): void {
  const { size, width, weight = 400, color = ink, x = doc.x, y = doc.y } = style
  const runs = runsOf(text)
  doc.fontSize(size).fillColor(color)
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1
    doc.font(`${run.subset} ${weight}`)
    // Tabular figures: the points in amounts and rates must not be kerned away.
    const options: PDFKit.Mixins.TextOptions = { width, continued, lineGap: 2, features: ['tnum'] }
    if (index === 0) doc.text(run.text, x, y, options)
    else doc.text(run.text, options)
  }
}

function runsOf(text: string): { subset: Subset; text: string }[] {
  const runs: { subset: Subset; text: string }[] = []
  for (const character of text || ' ') {
    const subset = subsetOf(character.codePointAt(0) ?? 0)
    const last = runs.at(-1)
    if (last?.subset === subset) last.text += character
    else runs.push({ subset, text: character })
  }
  return runs
}

/** As the font's own style sheet divides it. */
function subsetOf(codePoint: number): Subset {
  if (codePoint >= 0x400 && codePoint <= 0x45f) return 'cyrillic'
  if (codePoint >= 0x370 && codePoint <= 0x3ff) return 'greek'
  const isExtended =
    (codePoint >= 0x100 && codePoint <= 0x2af) || (codePoint >= 0x1e00 && codePoint <= 0x1eff)
  return isExtended && codePoint !== 0x131 && codePoint !== 0x152 && codePoint !== 0x153
    ? 'latin-ext'
    : 'latin'
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Buffer[] = []
  return new Promise((done, failed) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => done(Buffer.concat(parts)))
    doc.on('error', failed)
  })
}

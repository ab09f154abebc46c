import type { Face, Weight } from './faces.ts'
import { useFace } from './script-fonts.ts'
import {
  breaksOf,
  type Paragraph,
  paragraphOf,
  type Run,
  runsOf,
  type SeenRun,
  visualRunsOf,
} from './text-lines.ts'

export type MixedStyle = {
  size: number
  width: number
  weight: Weight
  color: string
  x: number
  y: number
  align: 'left' | 'right'
  lineGap: number
  isSentence: boolean
}
type Line = { paragraph: Paragraph; from: number; to: number }

/** The same for all fonts, so that Latin letters and others share one baseline: Inter's ascender. */
const ascender = 0.96875
/** Scripts with marks above and below their letters are taller than Inter. */
const tallLine = 1.5

const inter: Face = { family: 'inter', slice: 'latin' }

/**
 * Text in any script. The PDF library sets a line with one font and from left to right; here a line is divided into runs of
 * one font and one direction, and they are drawn in the order in which they are seen.
 */
export function writeMixed(doc: PDFKit.PDFDocument, text: string, style: MixedStyle): void {
  doc.fontSize(style.size).fillColor(style.color)
  let y = style.y
  for (const line of text.split(/\r\n|\r|\n/).flatMap((part) => linesOf(doc, part, style))) {
    const height = heightOf(doc, line, style)
    if (y + height > doc.page.maxY()) {
      doc.addPage()
      y = doc.y
    }
    drawLine(doc, line, y, style)
    y += height + style.lineGap
  }
  doc.x = style.x
  doc.y = y
}

/** Of all lines, if they were written. */
export function heightOfMixed(doc: PDFKit.PDFDocument, text: string, style: MixedStyle): number {
  doc.fontSize(style.size)
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((part) => linesOf(doc, part, style))
    .reduce((sum, line) => sum + heightOf(doc, line, style) + style.lineGap, 0)
}

function linesOf(doc: PDFKit.PDFDocument, text: string, style: MixedStyle): Line[] {
  const paragraph = paragraphOf(text.normalize('NFC'), style.isSentence ? 'ltr' : 'auto')
  const lines: Line[] = []
  let [from, to, used] = [0, 0, 0]
  for (const end of pieceEnds(doc, paragraph, style)) {
    const width = widthOf(doc, runsOf(paragraph, to, end), style)
    const visible = widthOf(doc, runsOf(paragraph, to, trimmedEnd(paragraph, to, end)), style)
    if (to > from && used + visible > style.width) {
      lines.push({ paragraph, from, to })
      from = to
      used = 0
    }
    to = end
    used += width
  }
  return [...lines, { paragraph, from, to }]
}

/** Where a line may end; inside a word only if the word is longer than a line. */
function pieceEnds(doc: PDFKit.PDFDocument, paragraph: Paragraph, style: MixedStyle): number[] {
  let from = 0
  return breaksOf(paragraph.text).flatMap((end) => {
    const start = from
    from = end
    const piece = paragraph.text.slice(start, end)
    if (widthOf(doc, runsOf(paragraph, start, end), style) <= style.width) return [end]
    const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(piece)
    return [...characters].map(({ index, segment }) => start + index + segment.length)
  })
}

const trimmedEnd = ({ text }: Paragraph, from: number, end: number): number =>
  from + text.slice(from, end).trimEnd().length

const widthOf = (doc: PDFKit.PDFDocument, runs: readonly Run[], style: MixedStyle): number =>
  runs.reduce((sum, run) => {
    choose(doc, run, style)
    return sum + doc.widthOfString(run.text, wholeRun)
  }, 0)

function drawLine(doc: PDFKit.PDFDocument, line: Line, y: number, style: MixedStyle): void {
  const runs = visualRunsOf(line.paragraph, line.from, trimmedEnd(line.paragraph, line.from, line.to))
  let x = style.align === 'right' ? style.x + style.width - widthOf(doc, runs, style) : style.x
  const placed = runs.map((run) => {
    const at = x
    x += widthOf(doc, [run], style)
    return { run, at }
  })
  for (const { run, at } of inCopyOrder(placed)) {
    choose(doc, run, style)
    doc.text(run.text, at, y, { ...wholeRun, lineBreak: false, baseline: -ascender * style.size })
  }
}

/**
 * Programs copy text in the order in which it was drawn, and find spaces by distances from left to right. So it is drawn from left to right; but the
 * parts of a right-to-left word that needs two fonts, as one with a quotation mark inside, are drawn in the order of reading.
 */
function inCopyOrder<Placed extends { run: SeenRun }>(placed: readonly Placed[]): Placed[] {
  const words: Placed[][] = []
  for (const one of placed) {
    const word = words.at(-1)
    const before = word?.[0]?.run
    const isOneWord = before?.isRightToLeft && one.run.isRightToLeft && !before.beginsWord
    if (word && isOneWord) word.unshift(one)
    else words.push([one])
  }
  return words.flat()
}

/** Naming features, even none, keeps the library from setting the words of a run one by one. */
const wholeRun = { features: [] }

function choose(doc: PDFKit.PDFDocument, { face = inter, isRightToLeft }: Run, { weight }: MixedStyle): void {
  useFace(doc, { face, weight }, isRightToLeft ? 'rtl' : 'ltr')
}

function heightOf(doc: PDFKit.PDFDocument, line: Line, { size, weight }: MixedStyle): number {
  const isTall = runsOf(line.paragraph, line.from, line.to).some(
    ({ face = inter }) => face.family !== 'inter',
  )
  useFace(doc, { face: inter, weight }, 'ltr')
  return isTall ? size * tallLine : doc.currentLineHeight(true)
}

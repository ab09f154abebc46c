import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { heightOfMixed, writeMixed } from './draw-mixed-text.ts'
import { hasCharacter, type Weight } from './faces.ts'
import { openWoff } from './open-woff.ts'
import { readableFont } from './readable-font.ts'

const ink = '#0b1b2b'
export const quiet = '#4a5b6c'
export const accent = '#0b6b6b'
export const margin = 56
const lineGap = 2

const resolve = createRequire(import.meta.url).resolve
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const
type Subset = (typeof subsets)[number]
/** Registered too, for text in several scripts. */
const otherSubsets = ['cyrillic-ext', 'greek-ext', 'vietnamese'] as const

/** Opened with the first document, for all documents of this thread. */
let inter: Map<string, Font> | undefined

export function registerFonts(doc: PDFKit.PDFDocument): void {
  inter ??= openInter()
  // The library takes opened fonts too; its types do not say so.
  for (const [name, font] of inter) doc.registerFont(name, font as unknown as Buffer)
}

function openInter(): Map<string, Font> {
  const files = [...subsets, ...otherSubsets].flatMap((subset) =>
    [400, 600].map((weight) => ({
      name: `${subset} ${weight}`,
      file: resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
    })),
  )
  return new Map(files.map(({ name, file }) => [name, readableFont(() => openWoff(file))]))
}

export const contentWidth = (doc: PDFKit.PDFDocument): number => doc.page.width - 2 * margin

type Style = {
  size: number
  width: number
  weight?: Weight
  color?: string
  x?: number
  y?: number
  align?: 'left' | 'right'
  /** Not for columns of figures: faster to set. */
  isProse?: boolean
  /** English of ours, from left to right, even where it begins with a name in another direction. */
  isSentence?: boolean
}

/** Text in the scripts that most documents have is set by the library; all other text by `writeMixed`. */
export function write(doc: PDFKit.PDFDocument, text: string, style: Style): void {
  const {
    size,
    width,
    weight = 400,
    color = ink,
    x = doc.x,
    y = doc.y,
    align = 'left',
    isProse = false,
    isSentence = false,
  } = style
  if (![...text].every(isPlain)) {
    writeMixed(doc, text, { size, width, weight, color, x, y, align, lineGap, isSentence })
    return
  }
  const runs = runsOf(text)
  doc.fontSize(size).fillColor(color)
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1
    doc.font(`${run.subset} ${weight}`)
    // Tabular figures: decimal points in amounts and rates must not be kerned.
    const figures = isProse ? {} : { features: ['tnum' as const] }
    const options: PDFKit.Mixins.TextOptions = { width, align, continued, lineGap, ...figures }
    if (index === 0) doc.text(run.text, x, y, options)
    else doc.text(run.text, options)
  }
}

/** As `write` sets it. */
export function heightOf(
  doc: PDFKit.PDFDocument,
  text: string,
  { size, width, weight = 400 }: Pick<Style, 'size' | 'width' | 'weight'>,
): number {
  const isLatin = [...text].every((one) => isPlain(one) && subsetOf(one.codePointAt(0) ?? 0) === 'latin')
  if (isLatin) return doc.font(`latin ${weight}`).fontSize(size).heightOfString(text, { width, lineGap })
  const style = {
    size,
    width,
    weight,
    color: ink,
    x: 0,
    y: 0,
    align: 'left',
    lineGap,
    isSentence: false,
  } as const
  return heightOfMixed(doc, text, style)
}

/** Whether one of the four files has the character; remembered, because a statement may have thousands of lines. */
function isPlain(character: string): boolean {
  const known =
    plain.get(character) ??
    hasCharacter({ family: 'inter', slice: subsetOf(character.codePointAt(0) ?? 0) }, character)
  plain.set(character, known)
  return known
}
/** The library breaks lines itself. */
const plain = new Map<string, boolean>([['\n', true]])

/** The font has one file per script, so a line may need several runs. */
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

/** The ranges of the font's own style sheet. */
function subsetOf(codePoint: number): Subset {
  if (codePoint >= 0x400 && codePoint <= 0x45f) return 'cyrillic'
  if (codePoint >= 0x370 && codePoint <= 0x3ff) return 'greek'
  const isExtended =
    (codePoint >= 0x100 && codePoint <= 0x2af) || (codePoint >= 0x1e00 && codePoint <= 0x1eff)
  return isExtended && codePoint !== 0x131 && codePoint !== 0x152 && codePoint !== 0x153
    ? 'latin-ext'
    : 'latin'
}

import { createRequire } from 'node:module'

const ink = '#0b1b2b'
export const quiet = '#4a5b6c'
export const accent = '#0b6b6b'
export const margin = 56

const resolve = createRequire(import.meta.url).resolve
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const
type Subset = (typeof subsets)[number]
type Weight = 400 | 600

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const subset of subsets) {
    for (const weight of [400, 600])
      doc.registerFont(
        `${subset} ${weight}`,
        resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`),
      )
  }
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
}

/** The font has one file per script, so a line may need several runs. */
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
  } = style
  const runs = runsOf(text)
  doc.fontSize(size).fillColor(color)
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1
    doc.font(`${run.subset} ${weight}`)
    // Tabular figures: decimal points in amounts and rates must not be kerned.
    const figures = isProse ? {} : { features: ['tnum' as const] }
    const options: PDFKit.Mixins.TextOptions = { width, align, continued, lineGap: 2, ...figures }
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

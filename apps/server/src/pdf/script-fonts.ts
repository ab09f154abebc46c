import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { type Face, fileOf, type Weight } from './faces.ts'
import { type Direction, shapedFont, shaperOf } from './shaped-font.ts'

type Wanted = { face: Face; weight: Weight }
type Loaded = { font: Font; shaper: ReturnType<typeof shaperOf> }
const keyOf = ({ face: { family, slice }, weight }: Wanted) => `${family}-${slice}-${weight}`

/** The fonts that documents of this thread have needed: one for each file and weight, about 100 KB each. */
const loaded = new Map<string, Loaded>()
const mostLoaded = 150

/** The fonts that a document needs and that are not loaded yet. */
const missing = new WeakMap<PDFKit.PDFDocument, Map<string, Wanted>>()
export const missingFonts = (doc: PDFKit.PDFDocument): Wanted[] => [...(missing.get(doc)?.values() ?? [])]

/** Forgets all fonts once there are many. Not while a document is being drawn: it needs all of its fonts at once. */
export function forgetFonts(): void {
  if (loaded.size > mostLoaded) loaded.clear()
}

/** The two libraries are loaded with the first font: most documents need neither. */
export async function loadFonts(wanted: readonly Wanted[]): Promise<void> {
  const { default: subsetFont } = await import('subset-font')
  const harfbuzz = await import('harfbuzzjs')
  for (const { face, weight } of wanted) {
    const options = {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      variationAxes: { wght: weight },
    } as const
    const bytes = await subsetFont(await readFile(fileOf(face, weight)), undefined, options)
    loaded.set(keyOf({ face, weight }), { font: create(bytes), shaper: shaperOf(harfbuzz, bytes) })
  }
}

/**
 * Chooses the font for what is drawn next. Inter is read by the PDF library. The other fonts are loaded only for a document
 * that needs them: where one is missing, it is noted, and the document is drawn again with it.
 */
export function useFace(doc: PDFKit.PDFDocument, wanted: Wanted, direction: Direction): void {
  const { face, weight } = wanted
  if (face.family === 'inter') {
    doc.font(`${face.slice} ${weight}`)
    return
  }
  const name = `${keyOf(wanted)}-${direction}`
  const found = loaded.get(keyOf(wanted))
  if (found) {
    const font = shapedFont(found.font, found.shaper, name, direction)
    doc.registerFont(name, font as unknown as Buffer).font(name)
    return
  }
  const noted = missing.get(doc) ?? new Map<string, Wanted>()
  missing.set(doc, noted.set(keyOf(wanted), wanted))
  doc.font(`latin ${weight}`)
}

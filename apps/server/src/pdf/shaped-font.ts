import type { Font, Subset } from 'fontkit'
import type * as HarfBuzz from 'harfbuzzjs'

export type Direction = 'ltr' | 'rtl'
type Shaper = { harfbuzz: typeof HarfBuzz; font: HarfBuzz.Font }

/** A glyph as the PDF library takes it. Its name tells it from the same glyph that was printed for another text. */
type NamedGlyph = { id: string; advanceWidth: number; codePoints: number[] }

/** HarfBuzz for a font file: it knows where letters join, where marks go, and which signs change places. */
export function shaperOf(harfbuzz: typeof HarfBuzz, bytes: Uint8Array): Shaper {
  return { harfbuzz, font: new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes))) }
}

/**
 * A font for the PDF library that sets text with HarfBuzz, always in this direction. Its name must be its own: the library
 * takes fonts with one name for the same.
 */
export function shapedFont(font: Font, shaper: Shaper, name: string, direction: Direction): Font {
  return Object.create(font, {
    postscriptName: { value: name },
    layout: { value: (text: string) => layout(font, shaper, text, direction) },
    createSubset: { value: () => namedSubset(font.createSubset()) },
  })
}

type Placed = { glyph: NamedGlyph; position: HarfBuzz.GlyphPosition }

function layout(font: Font, shaper: Shaper, text: string, direction: Direction) {
  const { infos, positions } = shaped(shaper, text, direction)
  const advances = positions.map(({ xAdvance }) => xAdvance)
  const texts = textsOf(text, infos, advances, direction)
  const placed = positions.map((position, index): Placed => {
    const id = infos[index]?.codepoint ?? 0
    const written = texts[index] ?? ''
    // For no text, a space: readers would make one up from the number of the glyph.
    const codePoints = [...(written || ' ')].map((character) => character.codePointAt(0) ?? 0)
    const { advanceWidth } = font.getGlyph(id)
    return { glyph: { id: `${id}:${written}`, advanceWidth, codePoints }, position }
  })
  const ordered = marksLast(placed)
  return {
    glyphs: ordered.map(({ glyph }) => glyph),
    positions: ordered.map(({ position }) => position),
    advanceWidth: advances.reduce((sum, advance) => sum + advance, 0),
  }
}

function shaped({ harfbuzz, font }: Shaper, text: string, direction: Direction) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(harfbuzz.Direction[direction === 'rtl' ? 'RTL' : 'LTR'])
  harfbuzz.shape(font, buffer)
  return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() }
}

/**
 * The text of each glyph, for people who copy or search it. Glyphs of one cluster, such as a letter and its dots, belong to
 * the same characters. In the order of reading, each wide glyph gets one character, the first of them also those that
 * are left over, and marks none.
 */
function textsOf(
  text: string,
  infos: readonly HarfBuzz.GlyphInfo[],
  advances: readonly number[],
  direction: Direction,
): string[] {
  const texts = infos.map(() => '')
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b)
  const inOrder = [...infos.entries()]
  if (direction === 'rtl') inOrder.reverse()
  for (const [at, start] of starts.slice(0, -1).entries()) {
    const members = inOrder.filter(([, { cluster }]) => cluster === start).map(([index]) => index)
    const wide = members.filter((index) => (advances[index] ?? 0) > 0)
    const carriers = wide.length > 0 ? wide : members.slice(0, 1)
    const characters = [...text.slice(start, starts[at + 1])]
    const leftOver = Math.max(1, characters.length - carriers.length + 1)
    for (const [place, index] of carriers.entries())
      texts[index] =
        place === 0 ? characters.slice(0, leftOver).join('') : (characters[leftOver + place - 1] ?? '')
  }
  return texts
}

/** Marks are drawn after their run: a reader of the file takes each jump to a mark and back for a space between letters. */
function marksLast(placed: readonly Placed[]): Placed[] {
  const isMark = ({ glyph, position }: Placed) => position.xAdvance === 0 && glyph.id.endsWith(':')
  const width = placed.reduce((sum, { position }) => sum + position.xAdvance, 0)
  let x = 0
  const marks = placed.flatMap((one) => {
    const xOffset = one.position.xOffset + x - width
    x += one.position.xAdvance
    return isMark(one) ? [{ ...one, position: { ...one.position, xOffset } }] : []
  })
  return [...placed.filter((one) => !isMark(one)), ...marks]
}

/** Puts a glyph into the file once for each name, because a PDF has one text for each glyph of its fonts. */
function namedSubset(subset: Subset): Subset {
  const include = subset.includeGlyph.bind(subset)
  const places = new Map<string, number>()
  subset.includeGlyph = (glyph) => {
    if (typeof glyph === 'number') return include(glyph)
    const place = places.get(glyph) ?? subset.glyphs.push(Number.parseInt(glyph, 10)) - 1
    places.set(glyph, place)
    return place
  }
  return subset
}

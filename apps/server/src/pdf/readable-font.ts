import type { Font, Subset } from 'fontkit'

/** A glyph as the PDF library takes it. Its name tells it from the same glyph that was printed for another text. */
export type NamedGlyph = { id: string; advanceWidth: number; codePoints: number[] }

export const nameOf = (id: number, text: string): string => `${id}:${text}`

/**
 * A font for the PDF library whose glyphs have the text that they are set for. A font remembers for each glyph the text that it met first, in any
 * document of this process; and none where it met the glyph first as a part of another while a file was written, as the apostrophe in a quotation
 * mark. So files are written from a font of their own.
 */
export function readableFont(open: () => Font): Font {
  const font = open()
  let written: Font | undefined
  return Object.create(font, {
    layout: { value: (text: string, ...how: [string[]?]) => withTexts(font.layout(text, ...how), text) },
    createSubset: {
      value: () => {
        written ??= open()
        return namedSubset(written.createSubset())
      },
    },
  })
}

function withTexts({ glyphs, positions }: ReturnType<Font['layout']>, text: string) {
  const characters = [...text]
  // Where characters were joined or divided, the font's own memory has to do.
  const isOneToOne = characters.length === glyphs.length
  const textOf = (codePoints: number[], index: number) =>
    isOneToOne ? (characters[index] ?? '') : String.fromCodePoint(...codePoints)
  const named = glyphs.map(({ id, advanceWidth, codePoints }, index): NamedGlyph => {
    const written = textOf(codePoints, index)
    return {
      id: nameOf(id, written),
      advanceWidth,
      codePoints: [...written].map((character) => character.codePointAt(0) ?? 0),
    }
  })
  return {
    glyphs: named,
    positions,
    // The library scales the positions before it asks.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}

/** Puts a glyph into the file once for each name, because a PDF has one text for each glyph of its fonts. */
export function namedSubset(subset: Subset): Subset {
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

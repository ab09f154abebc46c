// The parts that we use of libraries without types of their own.

declare module 'subset-font' {
  type Options = { targetFormat: 'truetype'; keepAllGlyphs: true; variationAxes: Record<string, number> }
  export default function subsetFont(font: Uint8Array, text: undefined, options: Options): Promise<Uint8Array>
}

declare module 'fontkit' {
  export type Subset = { glyphs: number[]; includeGlyph(glyph: number | string): number }
  type Glyph = { id: number; advanceWidth: number; codePoints: number[]; path: { toSVG(): string } }
  type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
  export type Font = {
    postscriptName: string
    numGlyphs: number
    createSubset(): Subset
    getGlyph(id: number): { advanceWidth: number }
    layout(
      text: string,
      features?: string[],
    ): { advanceWidth: number; glyphs: Glyph[]; positions: Position[] }
  }
  export function create(font: Uint8Array): Font
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}

declare module 'bidi-js' {
  type Levels = { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] }
  type Bidi = {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl' | 'auto'): Levels
    getMirroredCharacter(character: string): string | null
  }
  export default function bidiFactory(): Bidi
}

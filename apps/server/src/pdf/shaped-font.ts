import type { Font } from 'fontkit'
import type * as HarfBuzz from 'harfbuzzjs'
import { type NamedGlyph, namedSubset, nameOf } from './readable-font.ts'

export type Direction = 'ltr' | 'rtl'
type Shaper = { harfbuzz: typeof HarfBuzz; font: HarfBuzz.Font }

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
  const texts = (direction === 'rtl' ? textsFromRight : textsOf)(text, infos, advances)
  const space = shaped(shaper, ' ', 'ltr').infos[0]?.codepoint ?? 0
  const named = (id: number, written: string, advanceWidth: number): NamedGlyph => ({
    id: nameOf(id, `${written}:${advanceWidth}`),
    advanceWidth,
    // For no text, a space: readers would make one up from the number of the glyph.
    codePoints: [...(written || ' ')].map((character) => character.codePointAt(0) ?? 0),
  })
  const width = advances.reduce((sum, advance) => sum + advance, 0)
  let x = 0
  const [inPlace, last]: [Placed[], Placed[]] = [[], []]
  for (const [index, position] of positions.entries()) {
    const id = infos[index]?.codepoint ?? 0
    const { written, tail, room } = texts[index] ?? silent
    const { advanceWidth } = font.getGlyph(id)
    if (written === '') {
      const offset = position.xOffset + x - width
      last.push({
        glyph: named(id, '', advanceWidth),
        position: { ...position, xOffset: offset, xAdvance: 0 },
      })
    } else {
      const advanced = { ...position, xAdvance: position.xAdvance + room }
      const isCarried = tail !== '' && space !== 0
      inPlace.push({
        glyph: named(id, isCarried ? written : written + tail, advanceWidth + room),
        position: advanced,
      })
      if (isCarried) inPlace.push({ glyph: named(space, tail, 0), position: nowhere })
    }
    x += position.xAdvance
  }
  const ordered = [...inPlace, ...last]
  return {
    glyphs: ordered.map(({ glyph }) => glyph),
    positions: ordered.map(({ position }) => position),
    advanceWidth: width,
  }
}

const nowhere: HarfBuzz.GlyphPosition = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 }

function shaped({ harfbuzz, font }: Shaper, text: string, direction: Direction) {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(harfbuzz.Direction[direction === 'rtl' ? 'RTL' : 'LTR'])
  harfbuzz.shape(font, buffer)
  return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() }
}

/**
 * What people copy and search of a glyph. Glyphs without text, marks and second parts of a letter, are drawn after their run: a reader of the file
 * takes each jump to a mark and back, and each glyph without text, for a space between letters. `tail` are characters that follow on an
 * invisible glyph without width, because readers take a glyph whose text has a mark in it for one without width. `room` is the width of the
 * parts that are drawn later.
 */
type GlyphText = { written: string; tail: string; room: number }
const silent: GlyphText = { written: '', tail: '', room: 0 }

/** A letter with the marks and joiners that follow it. */
const groupsOf = (characters: string): string[] =>
  characters.match(/^[\p{Mn}\p{Cf}]+|[^\p{Mn}\p{Cf}][\p{Mn}\p{Cf}]*/gu) ?? []

/** Glyphs of one cluster, such as a letter and its signs, belong to the same characters; each wide glyph gets one letter of them. */
function textsOf(
  text: string,
  infos: readonly HarfBuzz.GlyphInfo[],
  advances: readonly number[],
): GlyphText[] {
  const texts = infos.map(() => silent)
  for (const { characters, members } of clustersOf(text, infos)) {
    const wide = members.filter((index) => (advances[index] ?? 0) > 0)
    const groups = groupsOf(characters)
    const carriers = wide.length > 0 ? wide.slice(0, groups.length) : members.slice(0, 1)
    const surplus = groups.length - carriers.length
    for (const [place, index] of carriers.entries()) {
      const own = place === 0 ? groups.slice(0, surplus + 1).join('') : (groups[surplus + place] ?? '')
      const [first = '', ...others] = wide.length > 0 && /[\p{Mn}\p{Cf}]/u.test(own) ? [...own] : [own]
      const isLast = place === carriers.length - 1
      const later = isLast ? wide.slice(carriers.length) : []
      const room = later.reduce((sum, each) => sum + (advances[each] ?? 0), 0)
      texts[index] = { written: first, tail: others.join(''), room }
    }
  }
  return texts
}

/** From right to left each wide glyph, in the order of reading, gets one character, and the first also those that are left over. */
function textsFromRight(
  text: string,
  infos: readonly HarfBuzz.GlyphInfo[],
  advances: readonly number[],
): GlyphText[] {
  const texts = infos.map((_, index) => ((advances[index] ?? 0) > 0 ? { ...silent, written: ' ' } : silent))
  for (const { characters, members } of clustersOf(text, infos)) {
    const inOrder = members.toReversed()
    const wide = inOrder.filter((index) => (advances[index] ?? 0) > 0)
    const carriers = wide.length > 0 ? wide : inOrder.slice(0, 1)
    const all = [...characters]
    const leftOver = Math.max(1, all.length - carriers.length + 1)
    for (const [place, index] of carriers.entries()) {
      const written = place === 0 ? all.slice(0, leftOver).join('') : (all[leftOver + place - 1] ?? ' ')
      texts[index] = { ...silent, written }
    }
  }
  return texts
}

function clustersOf(text: string, infos: readonly HarfBuzz.GlyphInfo[]) {
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].sort((a, b) => a - b)
  return starts.slice(0, -1).map((start, at) => ({
    characters: text.slice(start, starts[at + 1]),
    members: [...infos.entries()].filter(([, { cluster }]) => cluster === start).map(([index]) => index),
  }))
}

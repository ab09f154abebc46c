type Region = 'sc' | 'tc' | 'jp'

/**
 * The Noto families for a text with ideographs, best first. Unicode gives one code to characters that China, Taiwan and Japan
 * draw differently, so the text itself must tell: by kana or Hangul, else by the national character set that knows most of
 * it. Each family also has nearly all characters of the others.
 */
export function hanFamilies(text: string): readonly string[] {
  const all = ['sc', 'tc', 'jp', 'kr']
  const first = regionOf(text)
  return [first, ...all.filter((family) => family !== first)]
}

function regionOf(text: string): string {
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) return 'jp'
  if (/\p{sc=Hang}/u.test(text)) return 'kr'
  const ideographs = [...text].filter((character) => /\p{sc=Han}/u.test(character))
  const unknownTo = (region: Region) =>
    ideographs.filter((character) => !charactersOf(region).has(character)).length
  // Mainland China first: most texts without a characteristic sign come from there.
  return (['sc', 'tc', 'jp'] as const).reduce((best, region) =>
    unknownTo(region) < unknownTo(best) ? region : best,
  )
}

type Charset = { encoding: string; leads: [number, number]; trails: [number, number][] }
/** GB 2312, Big5 and JIS X 0208: what people in each region write, and little else. */
const charsets: Record<Region, Charset> = {
  sc: { encoding: 'gbk', leads: [0xb0, 0xf7], trails: [[0xa1, 0xfe]] },
  tc: {
    encoding: 'big5',
    leads: [0xa4, 0xf9],
    trails: [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  },
  jp: { encoding: 'euc-jp', leads: [0xb0, 0xf4], trails: [[0xa1, 0xfe]] },
}

const known = new Map<Region, ReadonlySet<string>>()
function charactersOf(region: Region): ReadonlySet<string> {
  const characters = known.get(region) ?? decoded(charsets[region])
  known.set(region, characters)
  return characters
}

/** Every character of the set, from Node's own decoder. */
function decoded({ encoding, leads: [first, last], trails }: Charset): ReadonlySet<string> {
  const bytes: number[] = []
  for (let lead = first; lead <= last; lead += 1)
    for (const [from, to] of trails) for (let trail = from; trail <= to; trail += 1) bytes.push(lead, trail)
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)))
}

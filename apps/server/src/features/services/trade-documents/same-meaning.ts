import { countries } from '@tradelane/contract/lists/country-names'

/** Capitals and spaces make no difference, and neither does the point of a legal form. Points and commas of numbers do. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const isSame = (one: string, other: string): boolean => plain(one) === plain(other)

/** Names that papers use beside those of ISO. */
const otherNames: Record<string, string> = {
  ...{ 'viet nam': 'VN', usa: 'US', 'united states of america': 'US', 'u s a': 'US', uk: 'GB' },
  ...{ 'great britain': 'GB', england: 'GB', 'p r china': 'CN', 'pr china': 'CN', prc: 'CN' },
  ...{ "people's republic of china": 'CN', korea: 'KR', 'south korea': 'KR', 'republic of korea': 'KR' },
  ...{
    turkey: 'TR',
    türkiye: 'TR',
    'czech republic': 'CZ',
    uae: 'AE',
    holland: 'NL',
    'the netherlands': 'NL',
  },
  ...{ 'russian federation': 'RU', 'hong kong sar': 'HK', deutschland: 'DE' },
}
const codes = new Map([
  ...countries.map(({ code, description }) => [plain(description), code] as const),
  ...countries.map(({ code }) => [code.toLowerCase(), code] as const),
  ...Object.entries(otherNames),
])

/** “CN” of “China”, “CN” and “P.R. China”; undefined for a text that is no country. */
export const countryOf = (text: string): string | undefined => codes.get(plain(text))

/** The country of an address: what stands alone in it, in a line or behind a comma, the last one. Two letters may be a state of the United States. */
export function countryOfAddress(address: string): string | undefined {
  const parts = address.split(/[\n,]/).map((part) => part.trim())
  return parts
    .filter((part) => part.length > 2)
    .flatMap((part) => countryOf(part) ?? [])
    .at(-1)
}

export const isSameCountry = (one: string, other: string): boolean => {
  const [here, there] = [one, other].map((text) =>
    text
      .split(',')
      .map((part) => countryOf(part) ?? plain(part))
      .toSorted()
      .join(),
  )
  return here === there
}

const forms: Record<string, string> = {
  ...{ limited: 'ltd', incorporated: 'inc', private: 'pvt', company: 'co', corporation: 'corp', '&': 'and' },
}
const words = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean)

/** Legal forms are written out or not. */
export const isSameName = (one: string, other: string): boolean => {
  const [here, there] = [one, other].map((text) =>
    words(text)
      .map((word) => forms[word] ?? word)
      .join(' '),
  )
  return here === there
}

/** Words that say nothing of what goods are. */
const empty = new Set(['and', 'the', 'for', 'with', 'from', 'new', 'used', 'pcs', 'pieces', 'goods', 'made'])
const stems = (text: string): string[] =>
  words(text)
    .filter((word) => word.length > 2 && !empty.has(word) && !/\d/.test(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(es|s)$/u, ''))

/** “Cotton bath towels” and “Towels of cotton”: a description may be general, but must not be of other goods (UCP 600, 14e and 18c). */
export function isSameGoods(one: string, other: string): boolean {
  const [here, there] = [stems(one), new Set(stems(other))]
  if (here.length === 0 || there.size === 0) return isSame(one, other)
  return here.some((stem) => there.has(stem))
}

/** The numbers say it: “144 cartons” and “144 packages”. */
export const isSameCount = (one: string, other: string): boolean => {
  const [here, there] = [one, other].map((text) =>
    text
      .replace(/(?<=\d)[, ](?=\d{3})/g, '')
      .match(/\d+/g)
      ?.join(),
  )
  return here === undefined || there === undefined ? isSame(one, other) : here === there
}

/** One may say more than the other: all words of the shorter one are in the longer. */
export function isSameMarks(one: string, other: string): boolean {
  const [short = [], long = []] = [words(one), words(other)].toSorted((a, b) => a.length - b.length)
  return short.every((word) => long.includes(word))
}

/** “To order”, and “to order of shipper”, leave open who gets the goods; a name does not. */
export const isSameConsignee = (one: string, other: string): boolean =>
  isOpenOrder(one) || isOpenOrder(other) || isSameName(one, other)
const isOpenOrder = (text: string): boolean =>
  /^to (the )?order( of (the )?(shipper|consignor))?$/.test(plain(text))

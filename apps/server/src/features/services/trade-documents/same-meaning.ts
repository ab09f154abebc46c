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
  const named = address
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 2)
    .flatMap((part) => countryOf(part) ?? [])
  // “Kowloon, Hong Kong, China” is in Hong Kong, and “Atlanta, Georgia” in a state of the United States.
  const lastLine = address.trim().split('\n').at(-1) ?? ''
  const isState = (code: string) => code === 'GE' && countryOf(lastLine) !== 'GE'
  return (
    named.findLast((code) => ['HK', 'MO', 'TW'].includes(code)) ?? named.findLast((code) => !isState(code))
  )
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
/** “S.A.” and “SA”, “B. V.” and “BV” are one word. */
const joined = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.\s?){1,5}\p{L}\.?(?![\p{L}\p{N}])/gu, (form) =>
    form.replace(/[.\s]/g, ''),
  )
const words = (text: string): string[] =>
  plain(joined(text))
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
const stems = (text: string): Set<string> =>
  new Set(
    words(text)
      .filter((word) => word.length > 2 && !empty.has(word) && !/\d/.test(word))
      // Of one and of several: “bicycle” and “bicycles”, “box” and “boxes”.
      .map((word) => word.replace(/(?<=\p{L}{3})(es?|(?<!s)s)$/u, '')),
  )

/** “Cotton bath towels” and “Towels of cotton”: a description may be general, but must not be of other goods (UCP 600, 14e and 18c). */
export function isSameGoods(one: string, other: string): boolean {
  const [here, there] = [stems(one), stems(other)]
  if (here.size === 0 || there.size === 0) return isSame(one, other)
  return here.isSubsetOf(there) || there.isSubsetOf(here)
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

/** What says how is paid; documents against payment or acceptance are a collection. */
const waysToPay = [
  ...[/\badvance|\bpre-?pa/, /\bcredit\b|\bl\/?c\b/, /\bcollection\b|\bd\/[pa]\b|\bcad\b/],
  ...[/\bsight\b/, /\bopen account\b/],
]

/** By the numbers with their units, and by how is paid: “30 % in advance” is not “30 days”, and “in advance” not “by letter of credit”. */
export const isSameTerms = (one: string, other: string): boolean => {
  const [here, there] = [one, other].map((text) => {
    const low = text.toLowerCase().replace(/per ?cent/g, '%')
    const figures = [...low.matchAll(/(\d+) ?(%|day)?/g)].map(([, count, unit = '']) => count + unit)
    return [...figures, ...waysToPay.flatMap((way, index) => (way.test(low) ? `way ${index}` : []))].join()
  })
  return here === '' || there === '' ? isSame(one, other) : here === there
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

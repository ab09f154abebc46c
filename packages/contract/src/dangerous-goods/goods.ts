import { foldSearch } from '../primitives/fold-search.ts'
import { charcoalNames, charcoalNumber } from './charcoal.ts'
import { type PackingGroup, packingGroups } from './forms.ts'
import { goodsRows } from './goods-list.ts'
import { nameAlternatives } from './name-alternatives.ts'

/** The most that one package may hold on a cargo aircraft. */
export type AirLimit = { most: number; unit: 'L' | 'kg' } | 'forbidden' | 'unlimited' | 'unread'

export type DangerousGood = {
  /** Four digits. */
  un: string
  /** As the list has it, with all of its names. */
  name: string
  /** Those that a document may show; one where the entry has one name. */
  names: readonly string[]
  /** Class or division, without the compatibility group: '3', '2.1', '1.4'. */
  hazardClass: string
  subsidiary: readonly string[]
  /** By packing group; under '' where the substance has none. */
  airLimits: Readonly<Partial<Record<PackingGroup | '', AirLimit>>>
  isLiquid: boolean
  isGas: boolean
  /** Generic entries: the document adds the technical name in brackets. */
  needsTechnicalName: boolean
  isMarinePollutant: boolean
  isAcid: boolean
  isAlkali: boolean
  isTemperatureControlled: boolean
}

const goods: readonly DangerousGood[] = goodsRows.trim().split('\n').map(readRow)
export const allGoods = (): readonly DangerousGood[] => goods

/** One substance; several where the number covers more than one, as with nitric acid by strength. */
export const goodsOf = (un: string): DangerousGood[] => goods.filter((good) => good.un === un)

/** A shipping name says which of a number's entries is meant; without one the first is. */
export const findGood = (un: string, name?: string): DangerousGood | undefined =>
  goodsOf(un).find((good) => good.name === name || good.names.some((one) => one === name)) ?? goodsOf(un)[0]

type Named = { un_number: string; shipping_name?: string | undefined }

/** The name that was chosen for the document. Older enquiries have all names of the entry. */
export function shippingNameOf({ un_number, shipping_name }: Named): string {
  const good = findGood(un_number, shipping_name)
  return good?.names.find((one) => one === shipping_name) ?? good?.name ?? ''
}

/** What a person must know before choosing the number. */
export const goodHints: Readonly<Record<string, string>> = {
  '1361':
    'By sea, charcoal is always dangerous goods since 1 January 2026 (IMDG Code 42-24, special provision 978).',
  '3171':
    'Not for vehicles with lithium or sodium ion batteries: they are UN 3556, 3557 or 3558. Equipment with them is UN 3091, 3481 or 3552.',
}

/** All names of a number, of which one is to be chosen where there are several. */
export const namesOf = (un: string): string[] => goodsOf(un).flatMap(({ names }) => names)

/** What else a substance is looked for under: other names, and its words in the singular and the plural. */
export function searchedAs({ un, name }: DangerousGood): string {
  const words = name.split(/[^A-Za-z]+/).filter((word) => word.length > 3)
  return [...(un === charcoalNumber ? [charcoalNames] : []), ...words.map(otherNumber)].join(' ')
}
function otherNumber(word: string): string {
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y')
  return word.endsWith('y') ? word.replace(/y$/, 'ies') : `${word}s`
}

/** By number, with or without "UN", or by words of the name. */
export function searchGoods(typed: string, most = 8): DangerousGood[] {
  const text = foldSearch(typed.trim())
  const number = /^(?:un\s*)?(\d{1,4})$/.exec(text)?.[1]
  if (number) return goods.filter(({ un }) => un.startsWith(number)).slice(0, most)
  const words = text.split(/[\s,()]+/).filter((word) => word !== '')
  if (words.length === 0) return []
  return goods
    .filter((good) => {
      const text = foldSearch(`${good.name} ${searchedAs(good)}`)
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => Number(startsWith(b, text)) - Number(startsWith(a, text)))
    .slice(0, most)
}

const startsWith = ({ name }: DangerousGood, text: string) => foldSearch(name).startsWith(text)

export const groupsOf = ({ airLimits }: DangerousGood): PackingGroup[] =>
  packingGroups.filter((group) => group in airLimits)

function readRow(row: string): DangerousGood {
  const [un = '', name = '', division = '', subsidiary = '', limits = '', marks = ''] = row.split('|')
  const has = (mark: string) => marks.includes(mark)
  return {
    un,
    name,
    names: nameAlternatives[`${un} ${name}`] ?? [name],
    hazardClass: division.replace(/[A-Z]$/, ''),
    subsidiary: subsidiary === '' ? [] : subsidiary.split(','),
    airLimits: Object.fromEntries(
      limits.split(' ').map((limit) => {
        const [group = '', most = ''] = limit.split(':')
        return [group === '-' ? '' : group, readLimit(most)]
      }),
    ),
    isLiquid: has('L'),
    isGas: has('G'),
    needsTechnicalName: has('N'),
    isMarinePollutant: has('M'),
    isAcid: has('A'),
    isAlkali: has('K'),
    isTemperatureControlled: has('T'),
  }
}

function readLimit(text: string): AirLimit {
  if (text === 'F') return 'forbidden'
  if (text === '*') return 'unlimited'
  if (text === '?') return 'unread'
  return { most: Number(text.replace(/L|kg/, '')), unit: text.endsWith('L') ? 'L' : 'kg' }
}

export const hazardClassNames: Readonly<Record<string, string>> = {
  '1': 'Explosives',
  '2.1': 'Flammable gas',
  '2.2': 'Non-flammable, non-toxic gas',
  '2.3': 'Toxic gas',
  '3': 'Flammable liquid',
  '4.1': 'Flammable solid',
  '4.2': 'Liable to spontaneous combustion',
  '4.3': 'Emits flammable gas in contact with water',
  '5.1': 'Oxidizing substance',
  '5.2': 'Organic peroxide',
  '6.1': 'Toxic substance',
  '6.2': 'Infectious substance',
  '7': 'Radioactive material',
  '8': 'Corrosive substance',
  '9': 'Miscellaneous',
}

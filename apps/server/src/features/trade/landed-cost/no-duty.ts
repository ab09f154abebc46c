import { countryName } from '@tradelane/contract/lists/bank-countries'
import { crossesCustoms, isInUnion, partOf, territoryOf, territoryOfBoth } from '@tradelane/freight'

/**
 * Why there is no duty, and the tax that is not estimated, because it depends on who buys; undefined where customs may charge duty as on goods of any
 * other country.
 */
export function noDuty(origin: string, destination: string): string[] | undefined {
  if (crossesCustoms(origin, destination)) {
    const part = partOf(destination)
    const isFromCountry = part && territoryOf(part.country)?.undeclared.includes(origin)
    if (isFromCountry && part.from_country) return [part.from_country]
    const territory = territoryOfBoth(origin, destination)
    if (!territory) return undefined
    return [
      `These countries are one customs territory: no duty (${territory.source}).`,
      part?.tax ?? territory.tax,
    ]
  }
  const entering = territoryOf(destination)?.enters?.[origin]
  if (entering && origin !== destination)
    return [
      `Goods that are in free circulation in ${countryName(origin)} pass no customs on this way: no duty (${entering}).`,
      'The tax on the sale is not in this total.',
    ]
  return [
    'Goods between these countries pass no customs: no duty.',
    ...(origin !== destination && isInUnion(destination)
      ? [
          'The buyer owes VAT on the acquisition within the Union in its own country; it is not in this total.',
          ...[origin, destination].flatMap((code) => partOf(code)?.within ?? []),
        ]
      : ['The tax on the sale is not in this total.']),
  ]
}

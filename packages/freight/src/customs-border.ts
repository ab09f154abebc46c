/** The customs territory of the Union, by Regulation (EU) No 952/2013, article 4, with Monaco. */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)
export const isInUnion = (country: string): boolean => union.has(country)

/** One territory by the treaty of 1923. */
const alps = new Set(['CH', 'LI'])

/** Whether goods between two countries are declared to customs. */
export const crossesCustoms = (from: string, to: string): boolean =>
  from !== to && ![union, alps].some((territory) => territory.has(from) && territory.has(to))

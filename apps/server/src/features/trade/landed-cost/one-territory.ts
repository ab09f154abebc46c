import { isInUnion } from '@tradelane/freight'

type Territory = { has: (country: string) => boolean; source: string; tax: string }

const of = (codes: string) => (country: string) => codes.split(' ').includes(country)
const overseas = of('GP MQ GF RE YT MF')
const own = 'A tax of the destination may be due, and is not in this total.'

/** Countries between which no duty is charged, beside those whose goods are not declared at all; read on 1 December 2026. */
const territories: readonly Territory[] = [
  { has: of('US PR'), source: '48 U.S.C. 738', tax: own },
  {
    has: of('GB IM GG JE'),
    source:
      'customs union of the United Kingdom and the Crown Dependencies: Customs (Crown Dependencies Customs Union) (EU Exit) Regulations 2019',
    tax: own,
  },
  {
    has: (country) => isInUnion(country) || overseas(country),
    source: 'customs code of France, article 1; douane.gouv.fr, “Départements d’outre-mer”',
    tax: 'Between the overseas departments and the Union VAT is charged as on an import, where it is in force, and dock dues may be (general tax code of France, article 294): they are not in this total.',
  },
]

/** Why customs charge no duty between two countries, and what is left open; undefined where they may charge it. */
export function withinOneTerritory(origin: string, destination: string): string[] | undefined {
  const shared = territories.find(({ has }) => has(origin) && has(destination))
  return shared && [`These countries are one customs territory: no duty (${shared.source}).`, shared.tax]
}

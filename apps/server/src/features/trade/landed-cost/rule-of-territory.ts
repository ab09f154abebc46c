import { countryName } from '@tradelane/contract/lists/bank-countries'
import { territoryOf } from '@tradelane/freight'
import { type CustomsRule, findCustomsRule } from './customs-rules.ts'

/** The duty of a customs territory for a country of it that has no rule of its own. Its tax, what is free of it and what is taxed after arrival are not known. */
export function ruleOfTerritory(country: string, hsCode: string): CustomsRule | undefined {
  const territory = territoryOf(country)
  const rule = [...(territory?.undeclared ?? []), ...(territory?.declared ?? [])]
    .map((one) => findCustomsRule(one, hsCode))
    .find(Boolean)
  if (!territory || !rule) return undefined
  const { tariff, duty_base, way_to_port, currency, fees, source, as_of, next_revision_on, notes } = rule
  const name = countryName(country)
  const owner = tariff === 'EU' ? 'the European Union' : countryName(tariff)
  const text = `${name} is in one customs territory with ${owner}, and has its duty (${territory.source}). Up to what value goods are free there has not been read. ${territory.tax}`
  return {
    ...{ tariff, duty_base, currency, source, as_of, next_revision_on },
    ...(way_to_port && { way_to_port }),
    ...(fees && { fees }),
    ...{ tax_name: `tax of ${name}`, tax_percent: null },
    notes: [{ text, as_of: territory.read_on, is_open: true }, ...notes],
  }
}

import { countryName } from '@tradelane/contract/lists/bank-countries'
import { partOf, territoryOf } from '@tradelane/freight'
import { type CustomsRule, findCustomsRule } from './customs-rules.ts'

/**
 * The duty of a customs territory for a country or part of one that has no rule of its own. What is free of it and what is taxed after arrival are not
 * known, nor its tax, unless it is that of a country with a rule.
 */
export function ruleOfTerritory(country: string, hsCode: string): CustomsRule | undefined {
  const territory = territoryOf(country)
  const rule = [...(territory?.undeclared ?? []), ...(territory?.declared ?? [])]
    .map((one) => findCustomsRule(one, hsCode))
    .find(Boolean)
  if (!territory || !rule) return undefined
  const { tariff, duty_base, way_to_port, currency, fees, notes } = rule
  const name = countryName(country)
  const owner = tariff === 'EU' ? 'the European Union' : countryName(tariff)
  const part = partOf(country)
  const ofDuty =
    part?.duty ?? `${name} is in one customs territory with ${owner}, and has its duty (${territory.source}).`
  const text = `${ofDuty} Up to what value goods are free there has not been read. ${part?.tax ?? territory.tax}`
  const taxed = part?.taxed_as ? findCustomsRule(part.taxed_as, hsCode) : undefined
  const { source, as_of, next_revision_on, tax_name, tax_percent } = taxed ?? {
    ...rule,
    ...{ tax_name: `tax of ${name}`, tax_percent: null },
  }
  return {
    ...{ tariff, duty_base, currency, source, as_of, next_revision_on, tax_name, tax_percent },
    ...(way_to_port && { way_to_port }),
    ...(fees && { fees }),
    notes: [{ text, as_of: territory.read_on, is_open: true }, ...notes],
  }
}

import { inspectionServices, serviceNames, usualAqls } from '@tradelane/contract/quality-assurance/rules'
import { countryName } from '../../../../lib/format/country-names.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatNumber } from '../../../../lib/format/format-number.ts'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { supplierFacts } from '../parts/inspection-facts.ts'
import { SpecificationFiles } from '../parts/specification-files.tsx'
import type { OrderValues } from './order-values.ts'

/** Step 3: everything once more. */
export function OrderSummary({ values }: { values: OrderValues }) {
  const files = values.quality_assurance ? values.quality_specifications_file : []
  return (
    <div className="num grid gap-6">
      <Part title="Supplier" facts={supplierFacts(values)} />
      <Part
        title="Services"
        facts={[
          ...inspectionServices.map((name) => ({
            term: serviceNames[name],
            value: values[name] ? 'Yes' : 'No',
          })),
          { term: 'Address of inspection', value: values.address_of_inspection },
          ...(values.inspection_country
            ? [{ term: 'Country', value: countryName(values.inspection_country) }]
            : []),
        ]}
      />
      {values.supplier_audit && (
        <Part
          title="Supplier audit"
          facts={[
            { term: 'Audit specification', value: values.audit_specification },
            { term: 'Days', value: values.audit_days },
            { term: 'Persons', value: values.audit_persons },
          ]}
        />
      )}
      {values.quality_assurance && <Part title="Quality assurance" facts={qualityFacts(values)} />}
      {files.length > 0 && <SpecificationFiles files={files} />}
      {values.loading_inspection && (
        <Part
          title="Loading inspection"
          facts={[
            { term: 'Number of containers', value: values.no_of_containers },
            {
              term: 'Consignment value',
              value: formatAmount(values.loading_consignment_value || '0', 'USD'),
            },
          ]}
        />
      )}
    </div>
  )
}

const qualityFacts = (values: OrderValues): Fact[] => [
  { term: 'Consignment value', value: formatAmount(values.qa_consignment_value || '0', 'USD') },
  { term: 'Days of inspection', value: values.qa_days },
  { term: 'Goods specification', value: values.goods_specifications },
  ...(values.lot_size
    ? [
        {
          term: 'Lot',
          value: `${formatNumber(Number(values.lot_size))} pieces, level ${values.inspection_level}`,
        },
        {
          term: 'AQL',
          value: `${values.aql_major || usualAqls.major} for major defects, ${values.aql_minor || usualAqls.minor} for minor ones, no critical defect accepted`,
        },
      ]
    : []),
]

function Part({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section aria-label={title} className="border-t border-line pt-5 first:border-0 first:pt-0">
      <h3 className="mb-3 font-semibold">{title}</h3>
      <DefinitionList facts={facts} />
    </section>
  )
}

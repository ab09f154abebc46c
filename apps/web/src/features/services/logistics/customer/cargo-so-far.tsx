import { formatDay } from '../../../../lib/format/format-date.ts'
import { formatKg } from '../../../../lib/format/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import {
  containerLabels,
  freightTypeLabels,
  transportationLabels,
} from '../../../../ui/forms/cargo-choices.ts'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { chargeable } from './cargo-chargeable.ts'
import type { CargoForm } from './cargo-form.ts'
import { cargoLoad } from './cargo-load.ts'

/** What is known of the cargo, beside the form. */
export function CargoSoFar({ form }: { form: CargoForm }) {
  const { takesContainer, counts, kinds } = cargoLoad(form)
  const type = form.booking === 'lcl' ? 'Sea' : form.freight_type
  const by = kinds.find((kind) => kind === form.transportation_by)
  const container = takesContainer && form.container_size && containerLabels[form.container_size]
  return (
    <Card title="So far">
      <div className="num">
        <DefinitionList
          layout="summary"
          facts={[
            { term: 'From', value: form.from_city.city && form.from_city.text },
            { term: 'To', value: form.to_city.city && form.to_city.text },
            { term: 'Loading', value: form.shipping_date && formatDay(form.shipping_date) },
            { term: 'Type', value: type && freightTypeLabels[type], startsGroup: true },
            ...(kinds.length > 0 ? [{ term: 'By', value: by && transportationLabels[by] }] : []),
            ...(takesContainer ? [{ term: 'Container', value: container }] : []),
            ...(counts
              ? [{ term: counts === 'trucks' ? 'Trucks' : 'Containers', value: form.quantity }]
              : []),
            { term: 'Weight', value: form.weight && formatKg(Number(form.weight)) },
            ...(chargeable(form) ? [{ term: 'Charged as', value: chargeable(form)?.text }] : []),
          ]}
        />
      </div>
    </Card>
  )
}

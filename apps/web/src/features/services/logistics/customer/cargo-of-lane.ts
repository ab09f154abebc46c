import type { logistics } from '@tradelane/contract/logistics/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { cityText } from '../../../../lib/queries/cities.ts'
import { type CargoForm, emptyCargo } from './cargo-form.ts'

type LaneSearch = WireOutput<typeof logistics.popular>['lanes'][number]['search']

/** The cargo form that searches a popular lane. */
export const cargoOfLane = ({
  from,
  to,
  container_size,
  quantity,
  weight,
  shipping_date,
}: LaneSearch): CargoForm => ({
  ...emptyCargo,
  freight_type: 'Sea',
  transportation_by: 'FCL',
  container_size,
  quantity: String(quantity),
  from_city: { text: cityText(from), city: from },
  to_city: { text: cityText(to), city: to },
  shipping_date,
  weight: String(weight),
})

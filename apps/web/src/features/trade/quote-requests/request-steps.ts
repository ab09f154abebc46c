import type { FormStep } from '../../../lib/wizard/steps.ts'
import type { RequestValues } from './request-values.ts'

const path = '/request-a-quote'

/** The steps of a request. The last one has an address of its own. */
export const steps = [
  { title: 'Goods', path, name: 'goods', fields: ['name', 'role', 'currency', 'goods'] },
  {
    title: 'Route and term',
    path,
    name: 'route',
    fields: ['from', 'to', 'shipping_date', 'incoterm', 'named_place'],
  },
  { title: 'Partner', path, name: 'partner', fields: ['counterparty'] },
  { title: 'Services', path, name: 'services', fields: ['services', 'cargo', 'note'] },
  { title: 'Review', path: '/review-submit', fields: [] },
] as const satisfies readonly FormStep<keyof RequestValues>[]

export const reviewStep = steps.length - 1

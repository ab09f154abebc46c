import type { ComponentType } from 'react'
import { GoodsFields } from './goods-fields.tsx'
import { PartnerFields } from './partner-fields.tsx'
import { RouteFields } from './route-fields.tsx'
import { ServicesFields } from './services-fields.tsx'

/** The fields of each step, in their order: the wizard shows them one after the other, the review in place. */
export const sectionFields: readonly ComponentType[] = [
  GoodsFields,
  RouteFields,
  PartnerFields,
  ServicesFields,
]

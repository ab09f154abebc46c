import type { Carriage } from '@tradelane/contract/insurance/cover'
import type { Freight } from '@tradelane/contract/logistics/freight'

/** How the goods travel, in the tariff's words. */
export const carriageOfFreight: Record<Freight['mode'], Carriage> = {
  FCL: 'sea',
  LCL: 'sea',
  BULK: 'sea',
  AIR: 'air',
  FTL: 'road',
  LTL: 'road',
  RAIL_FCL: 'rail',
}

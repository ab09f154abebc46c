import { givenShipment } from './given-shipment.ts'
import type { TestApp } from './test-app.ts'

/** Electronics for 80,000 USD, insured with their freight. */
export const insuredGoods = {
  insurance: true,
  category_of_goods: 'Electronics',
  invoice_amount: 80_000,
} as const

/** Requested with insurance, and confirmed. */
export const givenCoveredShipment = (
  app: TestApp,
  token: string,
  changes: Parameters<typeof givenShipment>[2] = {},
) => givenShipment(app, token, { goods: 'Tablets on 20 pallets', ...insuredGoods, ...changes })

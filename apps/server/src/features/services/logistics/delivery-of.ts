import type { Offer } from '@tradelane/freight'
import { plusDays } from '../../../lifecycle/local-days.ts'
import { nextWorkDay } from '../../../lifecycle/work-days.ts'

/** The day at the door, and why it is later: nobody takes goods from a truck on a day of rest. */
export function deliveryOf({ days }: Offer, shippingDate: string, country: string) {
  const { day, reasons } = nextWorkDay(plusDays(shippingDate, days), country)
  return { delivered_on: day, ...(reasons.length > 0 && { delivered_later: reasons }) }
}

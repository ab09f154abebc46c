import { dayText } from '@tradelane/contract/primitives/day-text'
import type { DemoPartner } from './demo-partners.ts'
import type { DemoPerson } from './demo-people.ts'

/** Who sells what, and to whom. */
export type DemoSale = {
  seller: DemoPerson
  goods: string
  buyer: DemoPartner
  buyerId: string
  /** How many, and how they travel, where the trade says it. */
  quantity?: string
  delivery?: string
}

export type SalePaper = { name: string; title: string; lines: readonly string[] }
type Sold = { number: string; amount: number; term: number; shipped: string }

/** Invoice, order and transport document of a sale, each with what a factor reads in it. */
export function salePapers(
  { seller, buyer, goods, quantity = '', delivery = 'DAP, the buyer’s warehouse' }: DemoSale,
  { number, amount, term, shipped }: Sold,
): Record<'invoice' | 'order' | 'lading', SalePaper> {
  const [from, to] = [seller.company_name, `${buyer.company_name}, ${buyer.company_address}`]
  const order = `PO-${number}`
  const what = [
    `Goods: ${[quantity, goods.toLowerCase()].filter(Boolean).join(' ')}`,
    `Delivery: ${plain(delivery)}`,
  ]
  const total = `USD ${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`
  return {
    invoice: {
      name: 'Invoice',
      title: `Commercial invoice ${number}`,
      lines: [
        ...[`Seller: ${from}`, `Buyer: ${to}`, `Date: ${dayText(shipped)}`, `Order no. ${order}`],
        ...[...what, `Total: ${total}`, `Payment: ${term} days after the date of the invoice`],
      ],
    },
    order: {
      name: 'Purchase order for',
      title: `Purchase order ${order}`,
      lines: [`Buyer: ${to}`, `Supplier: ${from}`, ...what, `Total: ${total}`, `Payment: ${term} days`],
    },
    lading: {
      name: 'Bill of lading for',
      title: 'Bill of lading, copy',
      lines: [
        ...[`Shipper: ${from}`, 'Consignee: To order of shipper', `Notify party: ${to}`],
        ...[...what, `Shipped on board: ${dayText(shipped)}`, 'Freight prepaid', `Reference: ${order}`],
      ],
    },
  }
}

/** The fonts of these papers have no typographic apostrophe. */
const plain = (text: string): string => text.replaceAll('’', "'")

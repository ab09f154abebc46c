/** By kind the list of the back office that takes the text of a search in its address, and what is in it. */
const lists: Readonly<Record<string, readonly [to: string, names: string]>> = {
  company: ['/admin/customer-profiles', 'customers'],
  vendor: ['/admin/vendors', 'vendors'],
  simple_payment: ['/admin/payments', 'payments'],
  logistics: ['/admin/bookings', 'bookings'],
  insurance: ['/admin/insurance', 'insurances'],
  insurance_claim: ['/admin/claims', 'claims'],
  quality_assurance: ['/admin/inspections', 'inspections'],
  invoice_factoring: ['/admin/fundings', 'invoice fundings'],
  credit_limit: ['/admin/credit-limits', 'credit limits'],
  smart_escrow: ['/admin/escrows', 'escrows'],
}

/** The whole lists of these kinds, narrowed to a text. Other kinds have none that is searched. */
export const listsOf = (kinds: readonly string[], text: string) =>
  kinds.flatMap((kind) => {
    const [to, names] = lists[kind] ?? []
    return to === undefined ? [] : [{ to: `${to}?${new URLSearchParams({ search: text })}`, names }]
  })

/** What notifications, tasks and threads can be about, as `subject` of the events names it, and the page that shows it. */
const customerPages: Record<string, (id: string) => string> = {
  simple_payment: (id) => `/payments/${id}`,
  kyb: () => '/registration',
  funding: () => '/dashboard/wallet',
  conversion: () => '/dashboard/wallet',
  user: () => '/security',
  security_questions: () => '/security',
  founder: () => '/security',
  insurance: (id) => `/insurance/policies/${id}`,
  insurance_payment: (id) => `/insurance/policies/${id}`,
  insurance_claim: (id) => `/insurance/claims/${id}`,
  message_thread: (id) => `/messages?thread=${id}`,
  logistics: (id) => `/logistics/shipments/${id}`,
  shipment: (id) => `/logistics/shipments/${id}`,
}

const officePages: Record<string, (id: string) => string> = {
  kyb: (id) => `/admin/customer-profiles/${id}`,
  insurance: (id) => `/admin/insurance/${id}`,
  insurance_claim: (id) => `/admin/claims/${id}`,
  message_thread: (id) => `/admin/messages?thread=${id}`,
  logistics: (id) => `/admin/bookings/${id}`,
}

/** Where a customer is led; the dashboard where a subject has no page of its own. */
export function customerLink(subject: string, subjectId: string): string {
  return customerPages[subject]?.(subjectId) ?? '/dashboard'
}

/** Where the back office is led, if anywhere. */
export function officeLink(subject: string, subjectId: string): string | undefined {
  return officePages[subject]?.(subjectId)
}

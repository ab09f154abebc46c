/** What notifications, tasks and threads can be about, as `subject` of the events names it, and the page that shows it. */
const customerPages: Record<string, (id: string) => string> = {
  simple_payment: (id) => `/payments/${id}`,
  kyb: () => '/registration',
  funding: () => '/dashboard/wallet',
  conversion: () => '/dashboard/wallet',
  user: () => '/security',
  security_questions: () => '/security',
  founder: () => '/security',
  message_thread: (id) => `/messages?thread=${id}`,
}

const officePages: Record<string, (id: string) => string> = {
  kyb: (id) => `/admin/customer-profiles/${id}`,
  message_thread: (id) => `/admin/messages?thread=${id}`,
}

/** Where a customer is led; the dashboard where a subject has no page of its own. */
export function customerLink(subject: string, subjectId: string): string {
  return customerPages[subject]?.(subjectId) ?? '/dashboard'
}

/** Where the back office is led, if anywhere. */
export function officeLink(subject: string, subjectId: string): string | undefined {
  return officePages[subject]?.(subjectId)
}

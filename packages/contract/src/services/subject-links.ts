import { services } from './registry.ts'
import type { ServiceInfo } from './service-info.ts'

type Page = (id: string) => string

/** The pages of subjects that are not services. */
const otherCustomerPages: Record<string, Page> = {
  kyb: () => '/registration',
  funding: () => '/dashboard/wallet',
  incoming_payment: () => '/dashboard/wallet',
  conversion: () => '/dashboard/wallet',
  user: () => '/security',
  security_questions: () => '/security',
  founder: () => '/security',
  message_thread: (id) => `/messages?thread=${id}`,
  trading_record: () => '/partners',
  limit_raise: () => '/team',
  partner: () => '/partners',
  transaction: (id) => `/transaction-summary?transaction_id=${id}`,
  quote_case: (id) => `/offers/${id}`,
  price_rate: () => '/prices',
  trade_document: (id) => `/transaction-summary?document_id=${id}`,
}
const otherOfficePages: Record<string, Page> = {
  company: (id) => `/admin/customer-profiles/${id}`,
  kyb: (id) => `/admin/customer-profiles/${id}`,
  screening_case: (id) => `/admin/screening/${id}`,
  message_thread: (id) => `/admin/messages?thread=${id}`,
  trading_record: (id) => `/admin/buyer/${id}`,
  customer_risk: (id) => `/admin/customer-profiles/${id}`,
  quote_case: (id) => `/admin/quotes/${id}`,
  pending_change: () => '/admin/approvals',
  administrator: () => '/admin/staff',
  price_rate: () => '/admin/rates',
  reconciliation: () => '/admin/reconciliation',
  fact: (id) => `/admin/facts?search=${id}`,
}

const serviceOf = (subject: string, among: readonly ServiceInfo[]) =>
  among.find((service) => service.subject === subject)

/** Where a customer reads about a subject of an event; the dashboard where it has no page of its own. */
export function customerLink(
  subject: string,
  subjectId: string,
  among: readonly ServiceInfo[] = services,
): string {
  const page = serviceOf(subject, among)?.customerPage ?? otherCustomerPages[subject]
  return page?.(subjectId) ?? '/dashboard'
}

/** The same for the back office; undefined where it has no page for the subject. */
export function officeLink(
  subject: string,
  subjectId: string,
  among: readonly ServiceInfo[] = services,
): string | undefined {
  const page = serviceOf(subject, among)?.officePage ?? otherOfficePages[subject]
  return page?.(subjectId)
}

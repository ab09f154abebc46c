import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { audit } from '@tradelane/contract/audit/calls'
import type { Paper } from '../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../lib/net/api.ts'
import { officeRecordsKey } from '../../../lib/net/use-change.ts'

export type AuditFilter = { search: string; actor: string; subject: string; from: string; to: string }

/** Without the fields that are empty. */
const given = (filter: AuditFilter): Partial<AuditFilter> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

export const auditQuery = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: [...officeRecordsKey('audit'), filter, page],
    queryFn: ({ signal }) =>
      api(audit.list, { query: { page: String(page) }, body: given(filter) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What the filters find, as a table for other programs. */
export const auditFile = (filter: AuditFilter): Paper => ({
  text: 'Download CSV',
  file: () => apiFile(audit.file, { body: given(filter) }),
  fileName: 'audit-trail.csv',
})

export const receiptFile = (number: number): Paper => ({
  text: 'Download receipt',
  file: () => apiFile(audit.receipt, { body: { number } }),
  fileName: `audit-receipt-${number}.json`,
})

export const checkTrail = () => api(audit.verify, {})

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { changesByItself } from '@tradelane/contract/lifecycle/state-table'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { supplierAudits } from '@tradelane/contract/quality-assurance/audit-calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { inspectionStateTable } from '@tradelane/contract/quality-assurance/states'
import { supplierRecords } from '@tradelane/contract/quality-assurance/supplier-calls'
import type { Paper } from '../../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../../lib/net/api.ts'
import { recordsKey, useChange } from '../../../../lib/net/use-change.ts'

export const service = 'quality_assurance'
const inspectionsKey = recordsKey(service)

export type InspectionDetail = WireOutput<typeof qualityAssurance.get>
export type OrderBody = WireInput<typeof qualityAssurance.add>['body']
export type EstimateBody = WireInput<typeof qualityAssurance.estimate>['body']

const askAgainMs = 2_000
/** The same interval as the notification icon's polling. */
const newsEveryMs = 15_000

/** It is quoted, collected and scheduled elsewhere, so the page polls. */
function waitOf(inspection: InspectionDetail['quality_assurance_data'] | undefined): number | false {
  if (inspection?.payment === 'processing') return askAgainMs
  return inspection && changesByItself(inspectionStateTable, inspection.status) ? newsEveryMs : false
}

export const inspectionQuery = (quality_assurance_id: string) =>
  queryOptions({
    queryKey: [...inspectionsKey, quality_assurance_id],
    queryFn: ({ signal }) => api(qualityAssurance.get, { body: { quality_assurance_id } }, { signal }),
    refetchInterval: ({ state }) => waitOf(state.data?.quality_assurance_data),
  })

export const inspectionsQuery = ({ search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...inspectionsKey, 'list', search, page],
    queryFn: ({ signal }) =>
      api(qualityAssurance.list, { query: { search, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const supplierAuditQuery = (quality_assurance_id: string) =>
  queryOptions({
    queryKey: [...inspectionsKey, 'audit', quality_assurance_id],
    queryFn: ({ signal }) => api(supplierAudits.get, { body: { quality_assurance_id } }, { signal }),
  })

export const supplierRecordQuery = (beneficiary_id: string) =>
  queryOptions({
    queryKey: [...inspectionsKey, 'supplier', beneficiary_id],
    queryFn: ({ signal }) => api(supplierRecords.get, { body: { beneficiary_id } }, { signal }),
  })

export const useAllowReduced = () =>
  useChange(service, (body: WireInput<typeof supplierRecords.allowReduced>['body']) =>
    api(supplierRecords.allowReduced, { body }),
  )

/** Undefined where no service is chosen: then there is nothing to price. */
export const estimateQuery = (body: EstimateBody | undefined) =>
  queryOptions({
    queryKey: [...inspectionsKey, 'estimate', body],
    queryFn: ({ signal }) => api(qualityAssurance.estimate, { body: body ?? {} }, { signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
  })

/** What a booking already says of the goods. One that is not there any more says nothing. */
export const prefillQuery = (logistics_id: string) =>
  queryOptions({
    queryKey: [...inspectionsKey, 'prefill', logistics_id],
    queryFn: ({ signal }) =>
      api(qualityAssurance.prefill, { body: { logistics_id } }, { signal }).catch(() => null),
  })

/** Stores the form as a draft, or changes the stored one. */
export const useSaveOrder = () =>
  useChange(service, ({ id, body }: { id: string; body: OrderBody }) =>
    id
      ? api(qualityAssurance.update, { body: { quality_assurance_id: id, ...body } })
      : api(qualityAssurance.add, { body }),
  )

export const useSubmitOrder = () =>
  useChange(service, (quality_assurance_id: string) =>
    api(qualityAssurance.submit, { body: { quality_assurance_id } }),
  )

export const useAcceptQuote = () =>
  useChange(service, (body: WireInput<typeof qualityAssurance.accept>['body']) =>
    api(qualityAssurance.accept, { body }),
  )

export const useCancelInspection = () =>
  useChange(service, (quality_assurance_id: string) =>
    api(qualityAssurance.cancel, { body: { quality_assurance_id } }),
  )

export const useAcceptReport = () =>
  useChange(service, (body: WireInput<typeof qualityAssurance.acceptReport>['body']) =>
    api(qualityAssurance.acceptReport, { body }),
  )

export const useReinspect = () =>
  useChange(service, (quality_assurance_id: string) =>
    api(qualityAssurance.reinspect, { body: { quality_assurance_id } }),
  )

export type VerifiedReport = NonNullable<WireOutput<typeof qualityAssurance.verifyReport>['report']>

export const verifiedReportQuery = (report: string, code: string) =>
  queryOptions({
    queryKey: ['inspection-report', report, code],
    queryFn: async ({ signal }) =>
      (await api(qualityAssurance.verifyReport, { query: { report, code } }, { signal })).report,
    enabled: report !== '' && code !== '',
    meta: { isPrivate: true },
  })

/** The report as a document. */
export const reportPaper = (quality_assurance_id: string): Paper => ({
  text: 'Download report',
  fileName: 'inspection-report.pdf',
  file: () => apiFile(qualityAssurance.reportFile, { query: { quality_assurance_id } }),
})

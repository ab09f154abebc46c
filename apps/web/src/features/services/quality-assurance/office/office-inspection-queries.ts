import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { officeAudits } from '@tradelane/contract/quality-assurance/audit-calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import type { InspectionState } from '@tradelane/contract/quality-assurance/states'
import { officeSupplierRecords } from '@tradelane/contract/quality-assurance/supplier-calls'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../../lib/net/use-change.ts'
import { service } from '../parts/inspection-queries.ts'

const officeKey = officeRecordsKey(service)

type OfficeListFilter = { search: string; state: InspectionState | undefined; page: number }

export const officeInspectionsQuery = ({ search, state, page }: OfficeListFilter) =>
  queryOptions({
    queryKey: [...officeKey, 'list', search, state, page],
    queryFn: ({ signal }) =>
      api(officeInspections.list, { query: { search, state, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const officeInspectionQuery = (quality_assurance_id: string) =>
  queryOptions({
    queryKey: [...officeKey, quality_assurance_id],
    queryFn: ({ signal }) => api(officeInspections.get, { body: { quality_assurance_id } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
  })

export const officeAuditQuery = (quality_assurance_id: string) =>
  queryOptions({
    queryKey: [...officeKey, 'audit', quality_assurance_id],
    queryFn: ({ signal }) => api(officeAudits.get, { body: { quality_assurance_id } }, { signal }),
    // What is edited is what is there now.
    staleTime: 0,
  })

export const officeSupplierQuery = (quality_assurance_id: string) =>
  queryOptions({
    queryKey: [...officeKey, 'supplier', quality_assurance_id],
    queryFn: ({ signal }) => api(officeSupplierRecords.get, { body: { quality_assurance_id } }, { signal }),
  })

type Body<Call> = Call extends { body: infer Given } ? Given : never
type Calls = typeof officeInspections

export const useSaveAudit = () =>
  useChange(service, (body: WireInput<typeof officeAudits.save>['body']) => api(officeAudits.save, { body }))
export const useScheduleInspection = () =>
  useChange(service, (body: Body<WireInput<Calls['schedule']>>) => api(officeInspections.schedule, { body }))
export const useChangeCompany = () =>
  useChange(service, (body: Body<WireInput<Calls['changeCompany']>>) =>
    api(officeInspections.changeCompany, { body }),
  )
export const useAskDay = () =>
  useChange(service, (body: Body<WireInput<Calls['askDay']>>) => api(officeInspections.askDay, { body }))
export const useAbortInspection = () =>
  useChange(service, (body: Body<WireInput<Calls['abort']>>) => api(officeInspections.abort, { body }))
export const useSendReportLink = () =>
  useChange(service, (body: Body<WireInput<Calls['sendReportLink']>>) =>
    api(officeInspections.sendReportLink, { body }),
  )

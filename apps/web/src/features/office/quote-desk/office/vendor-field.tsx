import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import { vendors, type WireVendor } from '@tradelane/contract/vendors/calls'
import { vendorServices } from '@tradelane/contract/vendors/forms'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey } from '../../../../lib/net/use-change.ts'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { useOptionSearch } from '../../../../ui/forms/use-option-search.ts'

/** The most that one page of the list answers. */
const mostOffered = 100

type VendorFieldProps = {
  service: DeskService
  value: string
  /** Of the one that is chosen already. */
  name: string
  onChange: (vendorId: string, name: string) => void
  error: string | undefined
}

export const activeVendorsQuery = (search: string) =>
  queryOptions({
    queryKey: [...officeRecordsKey('vendors'), 'active', search],
    queryFn: ({ signal }) =>
      api(vendors.list, { query: { state: 'active', search, limit: String(mostOffered) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Those of the service first. */
export function ownFirst(all: readonly WireVendor[], service: DeskService): WireVendor[] {
  const own = vendorServices.find((one) => one === service)
  return all.toSorted(
    (a, b) => Number(own && b.services.includes(own)) - Number(own && a.services.includes(own)),
  )
}

/** Any active vendor, which the server searches; of those found, the vendors of the service first. */
export function VendorField({ service, value, name, onChange, error }: VendorFieldProps) {
  const { search, fieldOf } = useOptionSearch(value === '' ? undefined : { value, label: name })
  const { data, isFetching } = useQuery(activeVendorsQuery(search))
  const options = ownFirst(data?.vendor_data ?? [], service).map(({ vendor_id, company_name }) => ({
    value: vendor_id,
    label: company_name,
  }))
  const hasMore = data && data.pagination.total > mostOffered
  return (
    <SelectSearch
      label="Vendor"
      isOptional
      placeholder="Type a name"
      {...fieldOf({ options, isFetching, value, onChange })}
      error={error}
      {...(hasMore && { help: `The list shows ${mostOffered} vendors. Type to find others.` })}
    />
  )
}

import { partners, type WirePartner } from '@tradelane/contract/partners/calls'
import type { NewPartner } from '@tradelane/contract/partners/forms'
import { api } from '../../../lib/net/api.ts'
import { ApiError } from '../../../lib/net/api-error.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { partnersKey } from '../../../lib/queries/partners.ts'

type Saving = {
  /** The form has no fields for the credit: the server keeps what it has. */
  values: Omit<NewPartner, 'limit_request' | 'payment_terms'>
  partner: Pick<WirePartner, 'beneficiary_id' | 'version'> | undefined
}

/** Adds the partner, or changes the one that is given; what the server refuses is named as in the form. */
export const useSavePartner = () =>
  useChange([partnersKey], ({ values, partner }: Saving) =>
    partner
      ? api(partners.update, {
          body: { ...values, beneficiary_id: partner.beneficiary_id, version: partner.version },
        })
      : api(partners.add, { body: [values] }).catch((error) => Promise.reject(toFormPaths(error))),
  )

/** The add call takes a list of one: `0.company_name` is the form's `company_name`. */
function toFormPaths(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, message, status, requestId } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, text]) => [name.replace(/^0\./, ''), text]),
  )
  return new ApiError({ code, message, status, requestId, fields })
}

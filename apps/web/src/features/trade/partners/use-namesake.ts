import { useQuery } from '@tanstack/react-query'
import { partnersQuery } from '../../../lib/queries/partners.ts'

/** The name of another partner with this registration number: a typing error, or the same company twice. */
export function useNamesake(ownId: string | undefined, registrationNumber: string): string | undefined {
  const { data } = useQuery(partnersQuery())
  const number = registrationNumber.trim().toLowerCase()
  return data?.find(
    (partner) =>
      partner.beneficiary_id !== ownId && partner.company_registration_number.toLowerCase() === number,
  )?.company_name
}

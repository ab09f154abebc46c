import { z } from 'zod/mini'
import { id } from '../primitives/values.ts'

/** A partner beside a record of a service: who it is, and how to reach it. */
export const namedPartner = z.object({
  beneficiary_id: id,
  company_name: z.string(),
  company_address: z.string(),
  company_registration_number: z.string(),
  contact_person_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
})

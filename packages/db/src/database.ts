// Written by `npm run db:types` from the migrations: do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

export type Database = {
  administrators: {
    administrator_id: Generated<string>
    email: string
    name: string
    password_hash: string
    created_at: Generated<Date>
  }
  companies: {
    uid: Generated<string>
    company_name: string
    company_reg_number: string
    company_region: string
    kyb_status: 'IN_PROGRESS' | 'RFI_REQUESTED' | 'Clear' | 'Refused' | null
    provider_customer_id: string | null
    provider_wallet_id: string | null
    created_at: Generated<Date>
  }
  events: {
    event_id: GeneratedAlways<bigint>
    uid: string | null
    subject: string
    subject_id: string
    from_state: string | null
    to_state: string
    actor: string
    at: Date
    before: unknown | null
    after: unknown | null
  }
  failed_attempts: {
    account: string
    kind: string
    failed_at: Date
  }
  idempotency_keys: {
    owner: string
    key: string
    request_hash: string
    status: number | null
    answer: unknown | null
    started_at: Date
  }
  one_time_codes: {
    code_id: Generated<string>
    user_id: string
    purpose: string
    binding: string
    code_hash: string
    tries: Generated<number>
    sent_at: Date
    expires_at: Date
    used_at: Date | null
  }
  password_resets: {
    token_hash: string
    user_id: string
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  sessions: {
    session_id: Generated<string>
    user_id: string | null
    administrator_id: string | null
    user_agent: string
    ip: string
    created_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  users: {
    user_id: Generated<string>
    uid: string
    first_name: string
    middle_name: Generated<string>
    last_name: string
    work_email: string
    country_code: string
    company_phone_number: string
    job_title: string | null
    password_hash: string
    two_fa: Generated<boolean>
    email_verified_at: Date | null
    created_at: Generated<Date>
  }
}

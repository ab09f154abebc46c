-- Several people of one company, each with a role.

alter table users add column role text not null default 'owner'
  constraint users_role_known check (role in ('owner', 'preparer', 'approver', 'viewer'));

-- A role is remembered with the session: every process hears that what it remembers is no longer true.
create function users_tell_role() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', session_id::text) from sessions
   where user_id = new.user_id and ended_at is null;
  return new;
end $$;
create trigger users_role_changed after update of role on users
  for each row when (old.role is distinct from new.role) execute function users_tell_role();

-- A removed member's name stays with their actions; their address can be invited or signed up again.
alter table users add column removed_at timestamptz;
drop index users_work_email_once;
create unique index users_work_email_once on users (lower(work_email)) where removed_at is null;
create index users_of_company_by_age on users (uid, created_at, user_id);

alter table companies
  -- Off: one person does everything, as in every new company.
  add column team_enabled boolean not null default false,
  -- In US cents: a payment worth more waits for release by a second person. 0: every payment waits.
  add column approval_limit bigint not null default 0
    constraint companies_approval_limit_not_negative check (approval_limit >= 0);

create table invitations (
  invitation_id  uuid primary key default gen_random_uuid(),
  uid            uuid not null references companies,
  email          text not null check (char_length(email) between 3 and 254),
  role           text not null constraint invitations_role_known
                 check (role in ('owner', 'preparer', 'approver', 'viewer')),
  state          text not null constraint invitations_state_known check (state in ('invited', 'joined', 'revoked')),
  -- Of the newest mail's token, the only one that is good; null until it is mailed.
  token_hash     text unique,
  invited_by     uuid not null,
  invited_at     timestamptz not null,
  -- When the newest mail was asked for.
  asked_at       timestamptz not null,
  expires_at     timestamptz not null,
  constraint invitations_of_company unique (uid, invitation_id),
  constraint invitations_by_own_user foreign key (uid, invited_by) references users (uid, user_id)
);
create unique index invitations_one_open_per_address on invitations (uid, lower(email)) where state = 'invited';

-- A payment above the company's limit waits between draft and submitted for a person who did not prepare it.
alter table simple_payments
  drop constraint simple_payments_state_known,
  drop constraint simple_payments_submitted_or_draft,
  -- Who made the draft, and who changed it last.
  add column prepared_by            uuid,
  add column changed_by             uuid,
  -- While it waits, and from then on once it was approved.
  add column approval_requested_by  uuid,
  add column approval_requested_at  timestamptz,
  -- The approved content, payee and account included: anything else must not be executed.
  add column approval_binding       text,
  add column approved_by            uuid,
  add constraint simple_payments_state_known check (state in (
    'draft', 'awaiting_approval', 'submitted', 'in_review', 'processing', 'action_required', 'sent', 'paid',
    'rejected', 'cancelled', 'returned')),
  add constraint simple_payments_submitted_or_draft check (
    case when state in ('draft', 'awaiting_approval') then submitted_at is null
         when state = 'cancelled' then true else submitted_at is not null end),
  add constraint simple_payments_complete_while_waiting check (state <> 'awaiting_approval' or num_nulls(
    approval_requested_by, approval_requested_at, approval_binding, beneficiary_id, beneficiary_account_id, amount_sent,
    amount_received, fees, quote_id, reference, reason, paid_from, purpose_code, source_of_funds, exemption_code,
    payee, rate, spread) = 0),
  add constraint simple_payments_approved_by_another check (approved_by is null or (
    approved_by is distinct from prepared_by and approved_by is distinct from changed_by
    and approved_by is distinct from approval_requested_by)),
  add constraint simple_payments_prepared_by foreign key (uid, prepared_by) references users (uid, user_id),
  add constraint simple_payments_changed_by foreign key (uid, changed_by) references users (uid, user_id),
  add constraint simple_payments_requested_by foreign key (uid, approval_requested_by) references users (uid, user_id),
  add constraint simple_payments_approved_by foreign key (uid, approved_by) references users (uid, user_id);
create index simple_payments_awaiting on simple_payments (uid, approval_requested_at, simple_payment_id)
  where state = 'awaiting_approval';
create index simple_payments_awaiting_by_age on simple_payments (approval_requested_at) where state = 'awaiting_approval';

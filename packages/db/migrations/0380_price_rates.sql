-- What Tradelane charges by a rate: for all customers, or for one, in versions. A row is what somebody has asked for; confirmed, it has a version and
-- its time. A version is never edited, only closed, so that what was charged by it can be read for ever.
create extension if not exists btree_gist;

create table price_rates (
  rate_id       uuid primary key,
  service       text not null constraint price_rates_service_known check (service in ('payment')),
  -- Null: for all customers that have none of their own.
  uid           uuid references companies,
  -- Hundredths of a percent.
  basis_points  integer not null check (basis_points between 0 and 5000),
  -- The least and the most of one charge, in minor units. They are for amounts in this currency only.
  least         bigint check (least >= 0),
  most          bigint check (most > 0 and most >= least),
  currency      text check (currency ~ '^[A-Z]{3}$'),
  -- Null: from the confirmation.
  asked_from    timestamptz,
  asked_to      timestamptz,
  -- Null for what came with the product.
  asked_by      uuid references administrators,
  asked_at      timestamptz not null,
  reason        text not null check (char_length(reason) <= 1000),

  version       integer check (version > 0),
  valid_from    timestamptz,
  valid_to      timestamptz,
  -- Null where nobody else could confirm it.
  confirmed_by  uuid references administrators,

  constraint price_rates_limits_have_currency check ((currency is null) = (num_nonnulls(least, most) = 0)),
  constraint price_rates_for_all_has_no_end check (uid is not null or asked_to is null),
  constraint price_rates_by_two_people check (confirmed_by <> asked_by),
  constraint price_rates_version_has_time check ((version is null) = (valid_from is null)),
  constraint price_rates_only_versions_end check (version is not null or num_nonnulls(valid_to, confirmed_by) = 0),
  -- What was replaced before it began has no time at all.
  constraint price_rates_ends_after_begin check (valid_to >= valid_from),
  constraint price_rates_never_two exclude using gist (
    service with =,
    coalesce(uid, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    tstzrange(valid_from, valid_to) with &&
  ) where (version is not null)
);
create unique index price_rates_one_of_each_version
  on price_rates (service, uid, version) nulls not distinct where version is not null;
create index price_rates_of_company on price_rates (uid) where uid is not null;

create function keep_price_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- It gets its version once.
    if old.version is null and new.version is not null
      and (to_jsonb(new) - '{version,valid_from,valid_to,confirmed_by}'::text[])
        = (to_jsonb(old) - '{version,valid_from,valid_to,confirmed_by}'::text[])
    then return new; end if;
    -- From then on it can only end, and only earlier than it would.
    if old.version is not null and new.valid_to < coalesce(old.valid_to, 'infinity')
      and (to_jsonb(new) - 'valid_to') = (to_jsonb(old) - 'valid_to')
    then return new; end if;
  end if;
  raise exception 'a version of a rate is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger price_rates_kept before update or delete on price_rates for each row execute function keep_price_rate();
create trigger price_rates_never_truncated before truncate on price_rates for each statement execute function refuse_change();

-- What came with the product.
insert into price_rates (rate_id, service, basis_points, asked_at, reason, version, valid_from) values
  ('00000000-0000-4000-8000-000000000380', 'payment', 5, '2020-01-01Z', 'The rate of the product.', 1, '2020-01-01Z');

-- Each price that is shown to a customer keeps the version that it was made with.
alter table quotes add column fee_rate_id uuid references price_rates;
update quotes set fee_rate_id = '00000000-0000-4000-8000-000000000380' where purpose = 'payment';
alter table quotes add constraint quotes_fee_has_rate check ((purpose = 'payment') = (fee_rate_id is not null));

-- The reference rates of each day, as they were published: one euro in each currency, as decimal texts.
create table reference_rates (
  day         date primary key,
  as_of       timestamptz not null,
  source      text not null,
  per_euro    jsonb not null,
  fetched_at  timestamptz not null
);

-- `mid_rate`, `rate_as_of` and `rate_source` are the provider's rate, which prices the quote. The day's reference rate is shown
-- beside it where it is another.
alter table quotes
  add column reference_rate text check (reference_rate ~ '^\d+\.\d+$'),
  add column reference_as_of timestamptz,
  add column reference_source text,
  add constraint quotes_reference_whole
    check (num_nulls(reference_rate, reference_as_of, reference_source) in (0, 3));

-- The date and origin of the rate that the payment was priced with.
alter table simple_payments
  add column rate_as_of timestamptz,
  add column rate_source text;
update simple_payments payment set rate_as_of = quote.rate_as_of, rate_source = quote.rate_source
  from quotes quote where quote.quote_id = payment.quote_id and payment.rate is not null;

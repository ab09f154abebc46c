-- What a company asks for before there is a trade. A draft is saved field by field and becomes a trade once.
create table quote_requests (
  quote_request_id  uuid primary key,
  uid               uuid not null references companies,
  -- Counts each change: of two people who edit one request, the second is refused.
  version           integer not null default 1 check (version > 0),
  -- The fields in the words of the contract; null or missing is what nobody has filled in.
  content           jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  updated_by        uuid not null,
  -- The trade that it became, and what the submission answered: the same is answered again.
  transaction_id    uuid constraint quote_requests_one_of_a_trade unique,
  outcome           jsonb,
  constraint quote_requests_of_company unique (uid, quote_request_id),
  constraint quote_requests_transaction foreign key (uid, transaction_id) references transactions (uid, transaction_id),
  constraint quote_requests_outcome_of_trade check ((transaction_id is null) = (outcome is null))
);
create index quote_requests_newest on quote_requests (uid, updated_at desc, quote_request_id);

-- A trade that began with a request says what was asked for.
alter table transactions
  add column quote_request_id uuid constraint transactions_one_of_a_request unique,
  add column asked_services text[],
  add constraint transactions_quote_request foreign key (uid, quote_request_id) references quote_requests (uid, quote_request_id),
  add constraint transactions_asked_in_a_request check ((quote_request_id is null) = (asked_services is null));

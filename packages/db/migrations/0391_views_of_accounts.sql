-- A colleague of the back office views a customer's app as one of its people sees it. The rows stay: the customer reads them.
create table account_views (
  view_id           uuid primary key default gen_random_uuid(),
  uid               uuid not null references companies,
  user_id           uuid not null,
  administrator_id  uuid not null references administrators,
  -- The colleague's own session: the view ends with it.
  session_id        uuid references sessions on delete set null,
  reason            text not null check (char_length(reason) between 1 and 300),
  began_at          timestamptz not null,
  expires_at        timestamptz not null,
  ended_at          timestamptz,
  constraint account_views_as_own_user foreign key (uid, user_id) references users (uid, user_id)
);
create index account_views_of_company on account_views (uid, began_at desc);
create index account_views_open on account_views (administrator_id) where ended_at is null;
create index account_views_of_session on account_views (session_id);

-- Each question to a bank whether a name and an account belong together, by the company that asks (decision 244): the answer says something
-- about somebody else's account, so a company has a number of them in an hour and in a day. Those of more than a day ago are deleted.
create table name_check_asks (
  ask_id    uuid primary key default gen_random_uuid(),
  uid       uuid not null references companies,
  asked_at  timestamptz not null
);
create index name_check_asks_of_company on name_check_asks (uid, asked_at);

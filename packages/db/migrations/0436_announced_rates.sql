-- A version of a rate whose customers are notified of it, page by page: each company once, also where the job is run again.
create table price_rate_announcements (
  rate_id      uuid primary key references price_rates,
  -- What they were charged before, in words.
  was          text not null,
  -- The last company of the newest page.
  after_uid    uuid not null default '00000000-0000-0000-0000-000000000000',
  is_complete  boolean not null default false
);

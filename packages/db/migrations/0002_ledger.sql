-- The double-entry ledger: its tables. The functions that write them are in 0002_ledger_post.sql and its neighbours.
--
-- Amounts are whole minor units (cents, yen, fils) of the account's currency. A company's account keeps its balance and
-- can never fall below zero. A platform account is in almost every journal, so it keeps no balance that each would have
-- to lock: it is the sum of its entries, from the newest snapshot on.

create table ledger_currencies (
  currency text collate "C" primary key
);
-- ISO 4217, the codes of @tradelane/money (a test compares them).
insert into ledger_currencies select unnest(string_to_array(
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW '
  'CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL '
  'HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA '
  'MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD '
  'RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD '
  'USN UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XCD XCG XOF XPF YER ZAR ZMW ZWG', ' '));

create domain ledger_account_name as text collate "C"
  constraint ledger_accounts_named check (value ~ '^[a-z]+(:[A-Za-z0-9-]{1,64})?$');
-- The rule that no company spends more than it has. A domain's check is compiled once per session; a table's is read
-- and compiled again by every statement that writes a row (3 to 5 µs each, for each account of each journal). For this
-- reason the tables that posting writes have none.
create domain ledger_balance as bigint
  constraint ledger_accounts_never_negative check (value >= 0);

create table ledger_accounts (
  account_id    bigint generated always as identity primary key,
  owner         text collate "C" not null,
  uid           uuid references companies,  -- the owner again, where it is a company
  account       ledger_account_name not null,
  currency      text collate "C" not null references ledger_currencies,
  -- Of a company's account: the sum of its entries, how many they are, and when the newest was booked.
  balance       ledger_balance not null default 0,
  entry_count   bigint not null default 0,
  booked_until  timestamptz not null default '-infinity',
  constraint ledger_accounts_once unique (owner, account, currency)
-- Every journal updates its rows in place: room for the next version on the same page spares the indexes.
) with (fillfactor = 70);

create function ledger_name_company() returns trigger language plpgsql as $$
begin
  new.uid := case when new.owner <> 'platform' then new.owner::uuid end;
  return new;
end $$;
create trigger ledger_accounts_of_company before insert on ledger_accounts
  for each row execute function ledger_name_company();

insert into ledger_accounts (owner, account, currency)
  select 'platform', account, currency
    from ledger_currencies, unnest(array['provider', 'payouts', 'fees', 'fx', 'partners', 'suspense']) account;

create table ledger_journals (
  journal_id   bigint generated always as identity primary key,
  -- Chosen by the sender: a repeated journal has the same key.
  key          text collate "C" not null,
  kind         text not null,
  subject      text,
  description  text not null,
  event_at     timestamptz not null,                -- when it happened
  posted_at    timestamptz not null default now(),  -- when we wrote it down
  constraint ledger_journals_key_once unique (key)
);

-- No foreign keys here: each is a lookup and a lock per entry, a third of the ledger's speed. Only the posting functions
-- write here, they take both ids from the rows themselves, and nothing is ever deleted.
create table ledger_entries (
  account_id     bigint not null,
  -- A company's entries are numbered 1, 2, 3 … in the order of the running balance. Nobody counts on a platform
  -- account: there it is the journal's own number.
  position       bigint not null,
  journal_id     bigint not null,
  amount         bigint not null,
  balance_after  bigint,
  -- The journal's event_at. On a company's account never before the previous entry: a late update is booked when it
  -- arrives, as a bank does, so that an issued statement stays true.
  booked_at      timestamptz not null,
  primary key (account_id, position)
);
create index ledger_entries_of_journal on ledger_entries (journal_id);

create table ledger_holds (
  hold_id      uuid primary key,
  owner        text collate "C" not null,
  currency     text collate "C" not null,
  amount       bigint not null constraint ledger_holds_positive check (amount > 0),
  subject      text,
  placed_at    timestamptz not null,
  expires_at   timestamptz,
  resolution   text constraint ledger_holds_resolution_known check (resolution in ('captured', 'released', 'expired')),
  resolved_at  timestamptz,
  account      text collate "C" not null generated always as ('held') stored,
  constraint ledger_holds_of_account foreign key (owner, account, currency)
    references ledger_accounts (owner, account, currency)
);
create index ledger_holds_overdue on ledger_holds (expires_at) where resolution is null;
create index ledger_holds_open on ledger_holds (owner, currency) where resolution is null;

-- The balance of a platform account through a journal's number: a reader adds only the entries after it.
create table ledger_snapshots (
  account_id       bigint not null references ledger_accounts,
  through_journal  bigint not null,
  balance          bigint not null,
  booked_until     timestamptz not null,  -- the latest time among everything it sums
  primary key (account_id, through_journal)
);
create index ledger_snapshots_by_time on ledger_snapshots (account_id, booked_until, through_journal);

-- Numbers are given before they are committed, so the newest visible journal does not tell that all before it are in.
-- A mark does, once every transaction as old as itself has ended: see ledger_take_snapshots().
create table ledger_snapshot_mark (
  only_one         boolean primary key default true check (only_one),
  through_journal  bigint not null,
  marked_by        xid8 not null
);

-- Append-only for everybody, the tables' owner included: a correction is another journal.
create trigger ledger_journals_append_only before update or delete on ledger_journals
  for each row execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_snapshots_append_only before update or delete on ledger_snapshots
  for each row execute function refuse_change();
create trigger ledger_holds_kept before delete on ledger_holds
  for each row execute function refuse_change();
create trigger ledger_accounts_kept before delete on ledger_accounts
  for each row execute function refuse_change();
create trigger ledger_journals_never_truncated before truncate on ledger_journals execute function refuse_change();
create trigger ledger_entries_never_truncated before truncate on ledger_entries execute function refuse_change();
create trigger ledger_snapshots_never_truncated before truncate on ledger_snapshots execute function refuse_change();
create trigger ledger_holds_never_truncated before truncate on ledger_holds execute function refuse_change();
create trigger ledger_accounts_never_truncated before truncate on ledger_accounts execute function refuse_change();

-- A hold changes once, from open to its one resolution, and in nothing else.
create function ledger_guard_hold() returns trigger language plpgsql as $$
begin
  if old.resolution is not null or new.resolution is null
    or (new.hold_id, new.owner, new.currency, new.amount, new.placed_at)
       is distinct from (old.hold_id, old.owner, old.currency, old.amount, old.placed_at) then
    raise exception 'hold % is resolved once and never changed', old.hold_id
      using errcode = 'check_violation', constraint = 'ledger_holds_resolved_once';
  end if;
  return new;
end $$;
create trigger ledger_holds_resolved_once before update on ledger_holds
  for each row execute function ledger_guard_hold();

-- Invoices for what the ledger says was charged, and credit notes for what went back. Each is written once, by one writer, and never changed.

-- The last number of each kind and year. The row stays locked until its invoice is committed, so a number that was not used is not lost.
create table invoice_numbers (
  kind            text not null check (kind in ('invoice', 'credit_note')),
  year            integer not null,
  last            integer not null check (last > 0),
  last_issued_at  timestamptz not null,
  primary key (kind, year)
);

create table invoices (
  invoice_id     uuid primary key,
  uid            uuid not null references companies,
  kind           text not null check (kind in ('invoice', 'credit_note')),
  -- The calendar year of the issue where the seller is.
  year           integer not null,
  -- Given by the database: what is inserted here is replaced.
  serial         integer not null,
  issued_at      timestamptz not null,
  -- When the money moved.
  moved_at       timestamptz not null,
  currency       text not null,
  net            bigint not null check (net > 0),
  tax            bigint not null check (tax >= 0),
  total          bigint not null,
  -- Whose fee or service: the ledger's subject.
  subject        text not null,
  subject_id     uuid not null,
  title          text not null,
  -- Of the record that was paid for, where the ledger's charge has one.
  record_number  text,
  -- Of a credit note: the invoice.
  credits        uuid,
  -- [label, value]: seller, buyer and what was supplied, as they were at the issue.
  facts          jsonb not null check (jsonb_typeof(facts) = 'array'),
  -- What the back office finds it by, besides its company.
  searched       text not null generated always as (search_text(
                   case kind when 'invoice' then 'INV ' else 'CN ' end || year::text || ' '
                   || lpad(serial::text, greatest(6, length(serial::text)), '0') || ' ' || title)) stored,
  constraint invoices_numbered_once unique (kind, year, serial),
  constraint invoices_of_company unique (uid, invoice_id),
  constraint invoices_credit_one_of_company foreign key (uid, credits) references invoices (uid, invoice_id),
  constraint invoices_add_up check (total = net + tax),
  constraint invoices_credit_notes_alone_credit check (kind = 'credit_note' or credits is null)
);
create index invoices_by_company on invoices (uid, issued_at desc, invoice_id);
create index invoices_by_time on invoices (issued_at desc, invoice_id);
create index invoices_by_text on invoices using gin (searched gin_trgm_ops);
create index invoices_by_subject on invoices (uid, subject_id);
create index invoices_by_credited on invoices (credits) where credits is not null;

create table invoice_lines (
  invoice_id   uuid not null references invoices,
  position     integer not null check (position between 1 and 100),
  description  text not null check (char_length(description) between 1 and 300),
  amount       bigint not null check (amount >= 0),
  primary key (invoice_id, position)
);

-- Which journal of the ledger is on which invoice, each once. `amount` is what the journal charged, negative where it gave back.
create table invoiced_journals (
  journal_id  bigint primary key,
  invoice_id  uuid not null references invoices,
  amount      bigint not null check (amount <> 0)
);
create index invoiced_journals_of_invoice on invoiced_journals (invoice_id);

-- The writer begins behind `through_journal`. It may go on to `next_journal` once every transaction up to `marked_by` has ended: until then
-- a journal with a smaller number may still appear.
create table invoice_marks (
  only_one         boolean primary key default true check (only_one),
  through_journal  bigint not null,
  next_journal     bigint not null,
  marked_by        xid8 not null
);

create function number_invoice() returns trigger language plpgsql as $$
begin
  insert into invoice_numbers as known (kind, year, last, last_issued_at) values (new.kind, new.year, 1, new.issued_at)
    on conflict (kind, year) do update
      -- Lists are in the order of the numbers, also of those that were written in one moment.
      set last = known.last + 1, last_issued_at = greatest(known.last_issued_at + interval '1 microsecond', excluded.last_issued_at)
    returning last, last_issued_at into new.serial, new.issued_at;
  return new;
end $$;
create function keep_invoice_counter() returns trigger language plpgsql as $$
begin
  if (new.kind, new.year, new.last) is distinct from (old.kind, old.year, old.last + 1) then
    raise exception 'the numbers of % in % count on by one', old.kind, old.year using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger invoice_numbers_count_on before update on invoice_numbers
  for each row execute function keep_invoice_counter();
create trigger invoices_numbered before insert on invoices for each row execute function number_invoice();

create trigger invoices_append_only before update or delete on invoices for each row execute function refuse_change();
create trigger invoices_never_truncated before truncate on invoices for each statement execute function refuse_change();
create trigger invoice_lines_append_only before update or delete on invoice_lines for each row execute function refuse_change();
create trigger invoice_lines_never_truncated before truncate on invoice_lines for each statement execute function refuse_change();
create trigger invoiced_journals_append_only before update or delete on invoiced_journals
  for each row execute function refuse_change();
create trigger invoiced_journals_never_truncated before truncate on invoiced_journals
  for each statement execute function refuse_change();
create trigger invoice_numbers_kept before delete or truncate on invoice_numbers
  for each statement execute function refuse_change();

-- At commit the lines add up to the net amount, and the total is what the ledger moved.
create function require_lines_of_invoice() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from invoice_lines where invoice_id = new.invoice_id) <> new.net
    or (select abs(coalesce(sum(amount), 0)) from invoiced_journals where invoice_id = new.invoice_id) <> new.total then
    raise exception 'invoice % does not add up', new.invoice_id
      using errcode = 'check_violation', constraint = 'invoices_sum_of_lines', table = 'invoices';
  end if;
  return null;
end $$;
create constraint trigger invoices_sum_of_lines after insert on invoices
  deferrable initially deferred for each row execute function require_lines_of_invoice();

-- Money held: placed once, and then captured, released or expired exactly once.
--
--   available ── placed ──▶ held ── captured ──▶ the accounts of the capture
--       ▲                    │
--       └── released, expired ┘

-- Makes a company's accounts of one currency; those it has already are left alone. The platform's are all there.
create function ledger_open_accounts(new_owner text, new_currency text, names text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into ledger_accounts (owner, account, currency)
    select new_owner, name, new_currency from unnest(names) as name where new_owner <> 'platform' order by name
    on conflict on constraint ledger_accounts_once do nothing
$$;

-- Moves money from available to held. Refuses what the company has not got (ledger_accounts_never_negative).
-- Safe to repeat with the same id and amount.
create function ledger_place_hold(
  new_hold uuid, hold_owner text, hold_currency text, hold_amount bigint, hold_subject text, hold_description text,
  hold_event_at timestamptz, hold_expires_at timestamptz,
  out journal_id bigint, out is_new boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select * into journal_id, is_new from ledger_post_journal(
    'hold:' || new_hold || ':placed', 'hold.placed', hold_subject, hold_description, hold_event_at,
    array[hold_owner, hold_owner], array['available', 'held'], array[hold_currency, hold_currency],
    array[-hold_amount, hold_amount]);
  if is_new then
    insert into ledger_holds (hold_id, owner, currency, amount, subject, placed_at, expires_at)
      values (new_hold, hold_owner, hold_currency, hold_amount, hold_subject, hold_event_at, hold_expires_at);
  end if;
end $$;

-- Ends a hold: its money leaves held for the entries named, or for available where none are (a release, an expiry).
-- Repeating the same resolution with the same entries changes nothing; any other is refused (ledger_holds_resolved_once).
create function ledger_resolve_hold(
  resolved_hold uuid, new_resolution text, journal_kind text, hold_description text, hold_event_at timestamptz,
  owners text[], accounts text[], currencies text[], amounts bigint[],
  out journal_id bigint, out is_new boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  resolution_key text := 'hold:' || resolved_hold || ':resolved';
  hold ledger_holds;
begin
  -- A concurrent resolution of the same hold waits here, and then finds it resolved.
  select * into hold from ledger_holds h where h.hold_id = resolved_hold for no key update;
  if not found then
    perform ledger_refuse('ledger_holds_known', resolved_hold::text);
  end if;
  if new_resolution <> 'captured' then
    owners := array[hold.owner];  accounts := array['available'];
    currencies := array[hold.currency];  amounts := array[hold.amount];
  end if;
  select array_agg(e.owner order by place), array_agg(e.account order by place),
         array_agg(e.currency order by place), array_agg(e.amount order by place)
    into owners, accounts, currencies, amounts
    from (select e.*, row_number() over (order by e.owner collate "C", e.account collate "C", e.currency collate "C") as place
            from (select * from unnest(owners, accounts, currencies, amounts)
                  union all values (hold.owner, 'held', hold.currency, -hold.amount)) as e (owner, account, currency, amount)
         ) as e;

  if hold.resolution is not null then
    journal_id := (select j.journal_id from ledger_journals j where j.key = resolution_key);
    is_new := false;
    if hold.resolution <> new_resolution
      or not ledger_has_entries(journal_id, owners, accounts, currencies, amounts) then
      perform ledger_refuse('ledger_holds_resolved_once', format('%s is %s', resolved_hold, hold.resolution));
    end if;
    return;
  end if;
  select * into journal_id, is_new from ledger_post_journal(
    resolution_key, journal_kind, hold.subject, hold_description, hold_event_at, owners, accounts, currencies, amounts);
  update ledger_holds h set resolution = new_resolution, resolved_at = hold_event_at where h.hold_id = resolved_hold;
end $$;

-- Readable numbers that say nothing of how many there are: a company whose first trade is TRX-2026-000004 knows that the platform has three others.
-- The form stays, with six digits and each number once. The running numbers are shuffled by a key that only the database has (decision 193).

create table number_keys (
  -- One row.
  is_the_one  boolean primary key default true check (is_the_one),
  key         uuid not null
);
insert into number_keys values (true, gen_random_uuid());

-- The place of `running` among the whole numbers from `lowest` to `highest`, each of which is taken once: a Feistel network of four rounds over the next
-- larger even number of bits, walked until it is inside.
create function shuffled(running bigint, lowest bigint, highest bigint, key text) returns bigint
  language plpgsql immutable strict parallel safe as
$$
declare
  size bigint := highest - lowest + 1;
  half int := greatest(1, ceil(log(2, size::numeric) / 2)::int);
  mask bigint := (1::bigint << half) - 1;
  value bigint := running - lowest;
  leftside bigint;
  rightside bigint;
  mixed bigint;
begin
  loop
    leftside := value >> half;
    rightside := value & mask;
    for round in 1..4 loop
      mixed := ('x' || substr(md5(key || ' ' || round || ' ' || rightside), 1, 8))::bit(32)::bigint & mask;
      mixed := leftside # mixed;
      leftside := rightside;
      rightside := mixed;
    end loop;
    value := (leftside << half) | rightside;
    exit when value < size;
  end loop;
  return lowest + value;
end $$;

-- The next number of a table. Those up to `taken` were given in their order before; after 999999 come all with seven digits, and so on.
create function next_readable_number(sequence regclass, name text, taken bigint) returns bigint
  language plpgsql volatile strict as
$$
declare
  running bigint := nextval(sequence);
  digits int := greatest(6, length(running::text));
  lowest bigint := case when digits = 6 then 1 else (10::numeric ^ (digits - 1))::bigint end;
  highest bigint := (10::numeric ^ digits)::bigint - 1;
begin
  return public.shuffled(running, greatest(lowest, taken + 1), highest, name || (select key from public.number_keys));
end $$;

do $$
declare
  name text;
  taken bigint;
begin
  foreach name in array array['simple_payments', 'freight_quotes', 'freight_bookings', 'insurance_policies', 'insurance_claims', 'transactions',
    'incoming_payments', 'credit_limits', 'trading_records', 'invoice_factorings', 'quality_inspections', 'smart_escrows', 'escrow_disputes',
    'container_charges']
  loop
    execute format('select coalesce(max(number), 0) from %I', name) into taken;
    -- The order in which they were made, for lists: the number no longer says it.
    execute format('alter table %I add column made_order bigint', name);
    execute format('update %I set made_order = number', name);
    execute format('alter table %I alter column made_order set not null', name);
    execute format('alter table %I alter column made_order add generated always as identity (start with %s)', name, taken + 1);
    execute format('alter table %I alter column number drop identity', name);
    execute format('create sequence %I start with %s', name || '_numbers', taken + 1);
    execute format('alter table %I alter column number set default next_readable_number(%L, %L, %s)', name, name || '_numbers', name, taken);
  end loop;
end $$;

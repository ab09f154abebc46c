-- What a company's fundings come to, by buyer and currency. Closed fundings are never read again for it: a portfolio is read in as
-- many rows as it has buyers and due dates, for any number of fundings. Amounts are minor units.

-- The day on which the buyer had paid the whole invoice: how long it takes is counted from the shipment.
alter table invoice_factorings add column buyer_paid_on date;

create table factoring_totals (
  uid             uuid not null,
  beneficiary_id  uuid not null,
  currency        text not null references ledger_currencies,
  -- Advanced at any time, and those of them that are not repaid.
  fundings        bigint not null default 0 check (fundings >= 0),
  open_fundings   bigint not null default 0 check (open_fundings >= 0),
  -- Advances of submitted invoices that were not paid out yet.
  reserved        bigint not null default 0 check (reserved >= 0),
  -- Principal that was advanced and not repaid.
  outstanding     bigint not null default 0 check (outstanding >= 0),
  advanced        bigint not null default 0 check (advanced >= 0),
  interest_paid   bigint not null default 0 check (interest_paid >= 0),
  fee_paid        bigint not null default 0 check (fee_paid >= 0),
  buyer_paid      bigint not null default 0 check (buyer_paid >= 0),
  customer_paid   bigint not null default 0 check (customer_paid >= 0),
  -- Invoices that the buyer has paid in whole, and their days from shipment to payment, in sum.
  paid_invoices   bigint not null default 0 check (paid_invoices >= 0),
  days_to_pay     bigint not null default 0,
  constraint factoring_totals_one_for_each_buyer primary key (uid, beneficiary_id, currency),
  constraint factoring_totals_buyer foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id)
) with (fillfactor = 70);

-- The fundings that are not repaid, by the day on which the buyer has to pay.
create table factoring_due_totals (
  uid             uuid not null,
  beneficiary_id  uuid not null,
  currency        text not null,
  due_date        date not null,
  fundings        bigint not null default 0 check (fundings >= 0),
  outstanding     bigint not null default 0 check (outstanding >= 0),
  constraint factoring_due_totals_one_for_each_day primary key (uid, beneficiary_id, currency, due_date)
) with (fillfactor = 70);

-- Keeps both in the transaction that writes the fundings: each row counts as it is, and no longer as it was. A buyer's row is changed
-- first, so that others wait there, and is never removed: a day's row is removed only while the buyer's is locked.
create function add_factoring_totals() returns trigger language plpgsql as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as sign, * from rows_after'
    when 'DELETE' then 'select -1 as sign, * from rows_before'
    else 'select 1 as sign, * from rows_after union all select -1, * from rows_before' end;
  delta record;
begin
  for delta in execute '
    select uid, beneficiary_id, currency, due_date,
           coalesce(sum(sign) filter (where is_advanced), 0) as fundings,
           coalesce(sum(sign) filter (where is_open), 0) as open_fundings,
           coalesce(sum(sign * advance_amount) filter (where state in (''requested'', ''approved'')), 0) as reserved,
           coalesce(sum(sign * principal_amount) filter (where is_open), 0) as outstanding,
           coalesce(sum(sign * advance_amount) filter (where is_advanced), 0) as advanced,
           coalesce(sum(sign * interest_paid) filter (where is_advanced), 0) as interest_paid,
           coalesce(sum(sign * (fee_amount - fee_due)) filter (where is_advanced), 0) as fee_paid,
           coalesce(sum(sign * buyer_paid), 0) as buyer_paid,
           coalesce(sum(sign * customer_paid), 0) as customer_paid,
           coalesce(sum(sign) filter (where buyer_paid_on is not null), 0) as paid_invoices,
           coalesce(sum(sign * (buyer_paid_on - shipment_date)), 0) as days_to_pay
      from (' || changed || ') as funding,
           lateral (select state in (''funded'', ''overdue'') as is_open,
                           state in (''funded'', ''overdue'', ''collected'', ''closed'') as is_advanced) as known
     where state not in (''draft'', ''denied'', ''withdrawn'')
     group by uid, beneficiary_id, currency, due_date
     order by uid, beneficiary_id, currency, due_date'
  loop
    continue when (delta.fundings, delta.open_fundings, delta.reserved, delta.outstanding, delta.advanced, delta.interest_paid,
      delta.fee_paid, delta.buyer_paid, delta.customer_paid, delta.paid_invoices, delta.days_to_pay)
      = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    insert into factoring_totals (uid, beneficiary_id, currency)
      values (delta.uid, delta.beneficiary_id, delta.currency) on conflict do nothing;
    update factoring_totals as known
       set fundings = known.fundings + delta.fundings,
           open_fundings = known.open_fundings + delta.open_fundings,
           reserved = known.reserved + delta.reserved,
           outstanding = known.outstanding + delta.outstanding,
           advanced = known.advanced + delta.advanced,
           interest_paid = known.interest_paid + delta.interest_paid,
           fee_paid = known.fee_paid + delta.fee_paid,
           buyer_paid = known.buyer_paid + delta.buyer_paid,
           customer_paid = known.customer_paid + delta.customer_paid,
           paid_invoices = known.paid_invoices + delta.paid_invoices,
           days_to_pay = known.days_to_pay + delta.days_to_pay
     where known.uid = delta.uid and known.beneficiary_id = delta.beneficiary_id and known.currency = delta.currency;
    continue when (delta.open_fundings, delta.outstanding) = (0, 0);
    insert into factoring_due_totals (uid, beneficiary_id, currency, due_date)
      values (delta.uid, delta.beneficiary_id, delta.currency, delta.due_date) on conflict do nothing;
    update factoring_due_totals as known
       set fundings = known.fundings + delta.open_fundings, outstanding = known.outstanding + delta.outstanding
     where known.uid = delta.uid and known.beneficiary_id = delta.beneficiary_id and known.currency = delta.currency
       and known.due_date = delta.due_date;
    delete from factoring_due_totals as known
     where known.uid = delta.uid and known.beneficiary_id = delta.beneficiary_id and known.currency = delta.currency
       and known.due_date = delta.due_date and known.fundings = 0;
  end loop;
  return null;
end $$;

create trigger invoice_factorings_totals_of_new after insert on invoice_factorings
  referencing new table as rows_after for each statement execute function add_factoring_totals();
create trigger invoice_factorings_totals_of_changed after update on invoice_factorings
  referencing old table as rows_before new table as rows_after for each statement execute function add_factoring_totals();
create trigger invoice_factorings_totals_of_removed after delete on invoice_factorings
  referencing old table as rows_before for each statement execute function add_factoring_totals();

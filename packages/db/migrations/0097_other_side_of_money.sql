-- Who is paid by a charge, who pays money back, and the number of the record: what a statement says of the entry. It is stored with the money,
-- because a record may name another company later. Texts of before have the number in them, and an inspection's line its company.
alter table service_charges add column payee_name text, add column record_number text;
update service_charges c
   set record_number = coalesce(substring(c.description from '[A-Z]{2,4}-[0-9]{4}-[0-9]+'), ''),
       payee_name = coalesce(
         case c.service
           when 'insurance' then 'Northgate Marine Insurance Ltd'
           when 'quality_assurance' then (
             select substring(l.description from '^Inspection, (.*)$') from service_charge_lines l
              where l.charge_id = c.charge_id and l.kind = 'inspection' order by l.position limit 1)
           else (
             select q.freight ->> 'name' from freight_bookings b join freight_quotes q using (uid, shipment_id)
              where b.uid = c.uid and b.logistics_id = c.subject_id)
         end, '');
alter table service_charges alter column payee_name set not null, alter column record_number set not null;

-- Null where the balance was added: no record is behind it.
alter table fundings add column payer_name text, add column record_number text;
update fundings f
   set record_number = coalesce(substring(f.description from '[A-Z]{2,4}-[0-9]{4}-[0-9]+'), ''),
       payer_name = case
         when f.kind = 'claim' then 'Northgate Marine Insurance Ltd'
         else coalesce(
           (select c.payee_name from service_charges c where c.uid = f.uid and c.subject_id = f.funding_id order by c.held_at desc limit 1),
           (select 'Northgate Marine Insurance Ltd' from insurance_policies p where p.uid = f.uid and p.insurance_id = f.funding_id))
       end
 where f.kind in ('refund', 'claim');

-- Whom an escrow was funded for, and to whom a payout went: the payee of an escrow may be approved again with another account.
alter table smart_escrows add column funded_for text;
update smart_escrows set funded_for = payee -> 'partner' ->> 'company_name' where payee is not null;
alter table escrow_steps add column paid_to jsonb;
update escrow_steps s set paid_to = e.payee
  from smart_escrows e where e.smart_escrow_id = s.smart_escrow_id and s.kind = 'release' and s.state <> 'submitted';

-- A statement says what was paid out of escrows, too: their accounts are closed with the wallet's. Accounts are locked in the order in which all
-- writers lock them.
create or replace function ledger_close_books(closed_owner text, closed_currency text, until timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  name text;
begin
  for name in
    select account from ledger_accounts
     where owner = closed_owner and owner <> 'platform' and currency = closed_currency order by account collate "C"
  loop
    update ledger_accounts set booked_until = until
     where owner = closed_owner and account = name and currency = closed_currency and booked_until < until;
  end loop;
end $$;

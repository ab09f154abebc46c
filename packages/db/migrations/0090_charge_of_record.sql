-- The state of a bill is its charge's own. The record names its newest charge; the state beside it is the charge's, kept by the foreign key:
-- no statement of the server writes it.
create function read_charge_state() returns trigger language plpgsql as $$
begin
  select state into new.charge_state from service_charges where uid = new.uid and charge_id = new.charge_id;
  return new;
end $$;
alter table service_charges add constraint service_charges_with_state unique (uid, charge_id, state);
alter table freight_bookings add column charge_id uuid, add column charge_state text check (charge_state in ('held', 'collected', 'rejected'));
alter table container_charges add column charge_id uuid, add column charge_state text check (charge_state in ('held', 'collected', 'rejected'));
alter table insurance_policies add column charge_id uuid, add column charge_state text check (charge_state in ('held', 'collected', 'rejected'));
alter table quality_inspections add column charge_id uuid, add column charge_state text check (charge_state in ('held', 'collected', 'rejected'));

update freight_bookings r set charge_id = c.charge_id, charge_state = c.state
  from (select distinct on (subject_id) * from service_charges where service = 'logistics' order by subject_id, held_at desc) c
 where c.uid = r.uid and c.subject_id = r.logistics_id;
update container_charges r set charge_id = c.charge_id, charge_state = c.state
  from (select distinct on (subject_id) * from service_charges where service = 'container_charge' order by subject_id, held_at desc) c
 where c.uid = r.uid and c.subject_id = r.logistics_id;
update insurance_policies r set charge_id = c.charge_id, charge_state = c.state
  from (select distinct on (subject_id) * from service_charges where service = 'insurance' order by subject_id, held_at desc) c
 where c.uid = r.uid and c.subject_id = r.insurance_id and r.payment <> 'none';
update quality_inspections r set charge_id = c.charge_id, charge_state = c.state
  from (select distinct on (subject_id) * from service_charges where service = 'quality_assurance' order by subject_id, held_at desc) c
 where c.uid = r.uid and c.subject_id = r.quality_assurance_id and r.payment <> 'none';
-- A cover that was bought with freight is paid by the freight's charge.
update insurance_policies r set charge_id = c.charge_id, charge_state = c.state
  from service_charges c where c.uid = r.uid and c.charge_id = r.freight_charge_id;

alter table freight_bookings
  add constraint freight_bookings_charge foreign key (uid, charge_id, charge_state)
    references service_charges (uid, charge_id, state) on update cascade,
  add constraint freight_bookings_charge_has_state check ((charge_id is null) = (charge_state is null));
create index freight_bookings_by_charge on freight_bookings (charge_id) where charge_id is not null;
create trigger freight_bookings_read_charge_state before insert or update of charge_id on freight_bookings
  for each row execute function read_charge_state();
alter table container_charges
  add constraint container_charges_charge foreign key (uid, charge_id, charge_state)
    references service_charges (uid, charge_id, state) on update cascade,
  add constraint container_charges_charge_has_state check ((charge_id is null) = (charge_state is null));
create index container_charges_by_charge on container_charges (charge_id) where charge_id is not null;
create trigger container_charges_read_charge_state before insert or update of charge_id on container_charges
  for each row execute function read_charge_state();
alter table insurance_policies
  add constraint insurance_policies_charge foreign key (uid, charge_id, charge_state)
    references service_charges (uid, charge_id, state) on update cascade,
  add constraint insurance_policies_charge_has_state check ((charge_id is null) = (charge_state is null));
create index insurance_policies_by_charge on insurance_policies (charge_id) where charge_id is not null;
create trigger insurance_policies_read_charge_state before insert or update of charge_id on insurance_policies
  for each row execute function read_charge_state();
alter table quality_inspections
  add constraint quality_inspections_charge foreign key (uid, charge_id, charge_state)
    references service_charges (uid, charge_id, state) on update cascade,
  add constraint quality_inspections_charge_has_state check ((charge_id is null) = (charge_state is null));
create index quality_inspections_by_charge on quality_inspections (charge_id) where charge_id is not null;
create trigger quality_inspections_read_charge_state before insert or update of charge_id on quality_inspections
  for each row execute function read_charge_state();

create or replace view listed_quotes as
  select q.uid, q.quote_id, q.purpose as product, q.source_currency, q.source_amount, q.target_currency, q.target_amount,
         q.created_at, q.expires_at, q.used_at, null::text as way,
         case q.purpose
           when 'conversion' then (select c.conversion_id from conversions c where c.quote_id = q.quote_id and c.uid = q.uid)
           else (select s.simple_payment_id from simple_payments s
                  where s.quote_id = q.quote_id and s.uid = q.uid and s.state <> 'cancelled'
                  order by s.submitted_at nulls last, s.created_at desc limit 1)
         end as subject_id,
         (select coalesce(s.payee -> 'partner' ->> 'company_name', b.company_name)
            from simple_payments s left join partners b on b.uid = s.uid and b.beneficiary_id = s.beneficiary_id
           where s.quote_id = q.quote_id and s.uid = q.uid and s.state <> 'cancelled'
           order by s.submitted_at nulls last, s.created_at desc limit 1) as company_name,
         q.used_at is null and
           (select true from simple_payments s
             where s.quote_id = q.quote_id and s.uid = q.uid and s.state <> 'cancelled' limit 1) is null as is_tried,
         q.used_at is not null
           or (select true from simple_payments s
                where s.quote_id = q.quote_id and s.uid = q.uid and s.state <> 'cancelled' limit 1)
           or (q.draft_id is null and
               (select true from quotes newer
                 where newer.uid = q.uid and newer.purpose = q.purpose and newer.created_at > q.created_at
                 order by newer.created_at desc limit 1) is null)
           as is_listed
    from quotes q
  union all
  select f.kept_uid, f.shipment_id, 'freight'::text, f.currency, f.cost_amount, f.currency, f.cost_amount, f.created_at, f.expires_at,
         (select b.requested_at from freight_bookings b where b.shipment_id = f.shipment_id and b.uid = f.kept_uid),
         (f.freight ->> 'from_city') || ' → ' || (f.freight ->> 'to_city'),
         (select b.logistics_id from freight_bookings b where b.shipment_id = f.shipment_id and b.uid = f.kept_uid),
         f.freight ->> 'name', false, true
    from freight_quotes f
  union all
  select i.uid, i.insurance_id, 'insurance'::text, 'USD', i.premium_amount + i.fee_amount, 'USD', i.premium_amount + i.fee_amount,
         i.quote_expires_at - interval '48 hours', i.quote_expires_at,
         case when i.state in ('bound', 'expired') then i.updated_at end,
         i.place_of_origin || ' → ' || i.place_of_destination, i.insurance_id, null, false, i.state in ('quoted', 'bound', 'expired')
    from insurance_policies i
  union all
  select q.uid, q.quality_assurance_id, 'inspection'::text, 'USD', q.price_amount + q.fee_amount, 'USD', q.price_amount + q.fee_amount,
         q.quoted_at, q.quote_expires_at,
         case when q.charge_state in ('held', 'collected') then q.updated_at end,
         (select b.company_name from partners b where b.uid = q.uid and b.beneficiary_id = q.beneficiary_id),
         q.quality_assurance_id, q.vendor_name, false,
         q.quoted_at is not null and (q.state <> 'cancelled' or q.charge_state = 'collected')
    from quality_inspections q;

alter table insurance_policies
  drop constraint insurance_policies_bound_is_paid,
  add constraint insurance_policies_bound_is_paid check
    (state not in ('bound', 'expired') or coalesce(charge_state, '') = 'collected'),
  drop column payment;
alter table quality_inspections
  drop constraint quality_inspections_ordered_is_paid,
  add constraint quality_inspections_ordered_is_paid check
    (state in ('draft', 'submitted', 'quoted', 'denied', 'cancelled') or coalesce(charge_state, '') = 'collected'),
  drop column payment;
alter table container_charges
  drop constraint container_charges_paid_while_owed,
  add constraint container_charges_paid_while_owed check (coalesce(charge_state, '') <> 'held' or state = 'invoiced'),
  add constraint container_charges_paid_is_collected check (state <> 'paid' or coalesce(charge_state, '') = 'collected'),
  drop column is_being_paid;
alter table freight_bookings
  add constraint freight_bookings_paid_is_collected check (paid_at is null or coalesce(charge_state, '') = 'collected');

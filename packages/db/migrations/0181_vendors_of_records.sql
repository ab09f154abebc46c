-- One party, not three lists of companies: carriers, inspection companies and finance partners are vendors. Those that have one name are one.

insert into vendors (vendor_id, version, company_name, services_offered, services, contact_details, lanes, is_retired, updated_by, created_at, updated_at)
select inspection_company_id, version, company_name, 'Inspections of goods and suppliers', array['inspection'],
       jsonb_build_array(jsonb_build_object('contact_person_name', contact_person_name, 'division', 'Inspections',
                                            'email', email, 'phone_number', phone_number)),
       '[]', is_retired, updated_by, created_at, updated_at
  from inspection_companies;
-- Name, contact, version and whether it is retired are the vendor's; its id is that of the vendor.
alter table inspection_companies
  add constraint inspection_companies_vendor foreign key (inspection_company_id) references vendors,
  drop column version,
  drop column company_name,
  drop column contact_person_name,
  drop column email,
  drop column phone_number,
  drop column is_retired,
  drop column updated_by,
  drop column created_at,
  drop column updated_at;

insert into vendors (vendor_id, version, company_name, services_offered, services, contact_details, lanes, is_retired, updated_by, created_at, updated_at)
select gen_random_uuid(), 1, finance_partner_name, 'Financing of invoices', array['factoring'],
       case when email = '' then '[]' else
         jsonb_build_array(jsonb_build_object('contact_person_name', 'Receivables desk', 'division', 'Receivables',
                                              'email', email, 'phone_number', phone_number)) end,
       '[]', false, 'system', '2000-01-01Z', '2000-01-01Z'
  from finance_partners
on conflict (lower(company_name)) do update set services = vendors.services || array['factoring'];
-- Address, email and phone stay: they are what papers say of it.
alter table finance_partners add column vendor_id uuid constraint finance_partners_one_of_each_vendor unique references vendors;
update finance_partners set vendor_id = v.vendor_id from vendors v where lower(v.company_name) = lower(finance_partner_name);
alter table finance_partners
  alter column vendor_id set not null,
  drop column finance_partner_name;

-- The carrier of a card; the way to and from terminals is no one company's. A version keeps the name that it was saved with.
alter table rate_cards add column vendor_id uuid references vendors;
insert into vendors (vendor_id, version, company_name, services_offered, services, contact_details, lanes, is_retired, updated_by, created_at, updated_at)
select gen_random_uuid(), 1, min(carrier),
       'Freight: ' || string_agg(distinct case mode
         when 'FCL' then 'full containers by sea' when 'LCL' then 'part containers by sea' when 'BULK' then 'bulk cargo by sea'
         when 'AIR' then 'by air' when 'FTL' then 'full trucks' when 'LTL' then 'part trucks' else 'containers by rail' end, ', '),
       array['freight'], '[]', '[]', false, 'system', '2000-01-01Z', '2000-01-01Z'
  from (select distinct on (card_id) mode, carrier from rate_cards order by card_id, version desc) newest
 where mode not in ('TRUCK_FULL', 'TRUCK_PART', 'TRAIN_FULL')
 group by lower(carrier)
on conflict (lower(company_name)) do update set services = vendors.services || array['freight'];
update rate_cards set vendor_id = v.vendor_id from vendors v
 where lower(v.company_name) = lower(carrier) and mode not in ('TRUCK_FULL', 'TRUCK_PART', 'TRAIN_FULL');
create index rate_cards_of_vendor on rate_cards (vendor_id) where vendor_id is not null;

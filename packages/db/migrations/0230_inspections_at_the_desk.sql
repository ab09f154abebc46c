-- Inspections are requests of the quote desk: their offers are the desk's, and an order names the one that it shows.
alter table quote_offers add constraint quote_offers_of_company unique (uid, offer_id);
alter table quality_inspections add column offer_id uuid,
  add constraint quality_inspections_offer foreign key (uid, offer_id) references quote_offers (uid, offer_id);
create index quality_inspections_of_offer on quality_inspections (offer_id) where offer_id is not null;
create index quote_cases_of_record on quote_cases (service, subject_id, made_order desc);
-- The day of an inspection may be that of its offer.
alter table quote_offers drop constraint quote_offers_eta_days_check,
  add constraint quote_offers_eta_days_check check (eta_days between 0 and 400);

-- Orders that wait for a quote or have one get their request.
with open_orders as (
  select i.*, gen_random_uuid() as new_case from quality_inspections i where i.state in ('submitted', 'quoted') and coalesce(i.charge_state, '') <> 'held'
), requests as (
  insert into quote_cases (case_id, uid, transaction_id, service, subject_id, state, request, title, note, requested_at, due_at, offers_until)
  select o.new_case, o.uid, o.transaction_id, 'inspection', o.quality_assurance_id,
         case o.state when 'quoted' then 'quoted' else 'new' end,
         jsonb_build_object(
           'supplier_audit', o.supplier_audit, 'quality_assurance', o.quality_assurance, 'loading_inspection', o.loading_inspection,
           'audit_specification', o.audit_specification, 'audit_days', o.audit_days, 'audit_persons', o.audit_persons,
           'qa_consignment_value', (o.qa_consignment_value / 100.0)::numeric(20, 2)::text, 'qa_days', o.qa_days,
           'goods_specifications', o.goods_specifications, 'lot_size', o.lot_size, 'inspection_level', o.inspection_level,
           'no_of_containers', o.no_of_containers,
           'loading_consignment_value', (o.loading_consignment_value / 100.0)::numeric(20, 2)::text,
           'address_of_inspection', o.address_of_inspection, 'inspection_country', o.inspection_country),
         'Inspection' || coalesce(' at ' || left(s.company_name, 200), ''), '',
         coalesce(o.submitted_at, o.updated_at), coalesce(o.respond_due_at, o.submitted_at, o.updated_at),
         (o.quote_expires_at at time zone 'UTC')::date
    from open_orders o left join partners s on s.uid = o.uid and s.beneficiary_id = o.beneficiary_id
  returning case_id, uid, subject_id, state
), moved_tasks as (
  -- The task of the office is the desk's.
  update tasks t set kind = 'answer-quote-request', rule = 'quote_case new', subject = 'quote_case', subject_id = o.new_case::text
    from open_orders o
   where o.state = 'submitted' and t.closed_at is null and t.kind = 'quote-inspection' and t.subject_id = o.quality_assurance_id::text
), offered as (
  insert into quote_offers (offer_id, uid, case_id, position, state, vendor_id, vendor_name, quote_name, currency, buy_amount, sell_amount,
                            margin_type, margin_amount, eta_days, valid_until, inclusions, exclusions, created_at)
  select gen_random_uuid(), b.uid, b.case_id, 1, 'published', o.inspection_company_id, o.vendor_name, o.vendor_name, 'USD', o.price_amount,
         o.price_amount + o.fee_amount, 'fixed', o.fee_amount,
         least(greatest(o.inspection_date - (o.quoted_at at time zone 'UTC')::date, 0), 400),
         (o.quote_expires_at at time zone 'UTC')::date, '{}', '{}', o.quoted_at
    from requests b join open_orders o on o.new_case = b.case_id where b.state = 'quoted'
  returning offer_id, case_id
)
update quality_inspections i set offer_id = f.offer_id
  from offered f join open_orders o on o.new_case = f.case_id where i.quality_assurance_id = o.quality_assurance_id;

-- Insurance that waits for a quote is a request of the quote desk: its offers are the desk's, and a policy names the one that it shows.
alter table insurance_policies add column offer_id uuid,
  add constraint insurance_policies_offer foreign key (uid, offer_id) references quote_offers (uid, offer_id);
create index insurance_policies_of_offer on insurance_policies (offer_id) where offer_id is not null;

-- A policy moves into another trade with its freight, and its requests with it.
create function requests_move_with_policy() returns trigger language plpgsql as $$
begin
  update quote_cases set transaction_id = new.transaction_id
   where uid = new.uid and service = 'insurance' and subject_id = new.insurance_id and transaction_id <> new.transaction_id;
  return null;
end $$;
create trigger insurance_policies_move_requests after update of transaction_id on insurance_policies
  for each row when (old.transaction_id is distinct from new.transaction_id) execute function requests_move_with_policy();

-- Policies that wait for a quote or have one get their request.
with open_policies as (
  select p.*, gen_random_uuid() as new_case from insurance_policies p where p.state in ('submitted', 'quoted') and coalesce(p.charge_state, '') <> 'held'
), requests as (
  insert into quote_cases (case_id, uid, transaction_id, service, subject_id, state, request, title, note, requested_at, due_at, offers_until)
  select o.new_case, o.uid, o.transaction_id, 'insurance', o.insurance_id,
         case o.state when 'quoted' then 'quoted' else 'new' end,
         jsonb_build_object(
           'category_of_goods', o.category_of_goods, 'description_of_goods', o.description_of_goods, 'volume_of_goods', o.volume_of_goods,
           'place_of_origin', o.place_of_origin, 'place_of_destination', o.place_of_destination, 'carriage', o.carriage,
           'type_of_insurance_cover', o.type_of_insurance_cover, 'deductible', o.deductible, 'political_risks', o.political_risks,
           'incoterm', o.incoterm, 'vessel', o.vessel, 'voyage', o.voyage, 'shipped_on', o.shipped_on,
           'valid_from', o.valid_from, 'valid_to', o.valid_to, 'invoice_number', o.invoice_number,
           'customer_reason', o.customer_reason, 'referrals', o.referrals,
           'invoice_amount', (o.invoice_amount / 100.0)::numeric(20, 2)::text,
           'freight_amount', (o.freight_amount / 100.0)::numeric(20, 2)::text,
           'insured_value', (o.insured_value / 100.0)::numeric(20, 2)::text),
         left('Insurance of ' || o.category_of_goods || ', ' || o.place_of_origin || ' to ' || o.place_of_destination, 300), '',
         coalesce(o.submitted_at, o.updated_at), coalesce(o.respond_due_at, o.submitted_at, o.updated_at),
         (o.quote_expires_at at time zone 'UTC')::date
    from open_policies o
  returning case_id, uid, subject_id, state
), moved_tasks as (
  -- The task of the office is the desk's.
  update tasks t set kind = 'answer-quote-request', rule = 'quote_case new', subject = 'quote_case', subject_id = o.new_case::text
    from open_policies o
   where o.state = 'submitted' and t.closed_at is null and t.kind = 'quote-insurance' and t.subject_id = o.insurance_id::text
), offered as (
  insert into quote_offers (offer_id, uid, case_id, position, state, vendor_name, quote_name, currency, buy_amount, sell_amount,
                            margin_type, margin_amount, eta_days, valid_until, inclusions, exclusions, created_at)
  select gen_random_uuid(), b.uid, b.case_id, 1, 'published', null, 'Cargo insurance', 'USD', o.premium_amount,
         o.premium_amount + o.fee_amount, 'fixed', o.fee_amount, 1,
         (o.quote_expires_at at time zone 'UTC')::date, '{}', '{}', o.quoted_at
    from requests b join open_policies o on o.new_case = b.case_id where b.state = 'quoted'
  returning offer_id, case_id
)
update insurance_policies p set offer_id = f.offer_id
  from offered f join open_policies o on o.new_case = f.case_id where p.insurance_id = o.insurance_id;

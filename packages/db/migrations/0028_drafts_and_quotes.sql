-- Drafts remember what was typed, the list of quotes shows what a company can go on with, and a claim says when and where.

-- Which amount the person typed: the other one follows from the rate, again and again while it is a draft.
alter table simple_payments add column amount_side text check (amount_side in ('source', 'target'));

-- Every payment leaves the balance, so nothing else is recorded.
update simple_payments set paid_from = 'Account Balance' where state = 'draft' and paid_from is not null;

-- The saved draft for which a price was asked: the draft itself is listed, not each price that was tried.
alter table quotes add column draft_id uuid,
  add constraint quotes_draft foreign key (uid, draft_id) references simple_payments (uid, simple_payment_id);

-- What was agreed with a buyer, beside the credit asked for.
alter table partners add column payment_terms text check (char_length(payment_terms) between 1 and 200);

-- When and where a loss happened: the cover is of those days.
alter table insurance_claims add column loss_date date, add column loss_place text;
update insurance_claims set loss_date = first_notice_date, loss_place = 'Not given' where state <> 'draft';
alter table insurance_claims
  drop constraint insurance_claims_submitted_complete,
  add constraint insurance_claims_submitted_complete check (state = 'draft' or
    num_nulls(loss_date, loss_place, first_notice_date, loss_type, amount, description) = 0),
  add constraint insurance_claims_noticed_after_loss check (first_notice_date >= loss_date);

-- The task that a returned payment opens is done: paid again, or settled otherwise.
alter table simple_payments add column return_settled_at timestamptz
  constraint simple_payments_settled_after_return check (return_settled_at is null or state = 'returned');

-- Of the prices that were tried and never used, only the newest of each kind is listed, and only while it is valid
-- (is_tried: the reader compares the time). An insurance quote is made for 48 hours.
create or replace view listed_quotes as
  select q.uid, q.quote_id, q.purpose as product, q.source_currency, q.source_amount, q.target_currency, q.target_amount,
         q.created_at, q.expires_at, q.used_at, null::text as way,
         case q.purpose
           when 'conversion' then (select c.conversion_id from conversions c where c.quote_id = q.quote_id and c.uid = q.uid)
           else p.simple_payment_id
         end as subject_id,
         p.company_name,
         q.used_at is null and p.simple_payment_id is null as is_tried
    from quotes q
    left join lateral
         (select s.simple_payment_id, coalesce(s.payee -> 'partner' ->> 'company_name', b.company_name) as company_name
            from simple_payments s left join partners b on b.uid = s.uid and b.beneficiary_id = s.beneficiary_id
           where s.quote_id = q.quote_id and s.uid = q.uid and s.state <> 'cancelled'
           order by s.submitted_at nulls last, s.created_at desc limit 1) p on true
   where q.used_at is not null
      or p.simple_payment_id is not null
      or (q.draft_id is null and not exists
           (select from quotes newer
             where newer.uid = q.uid and newer.purpose = q.purpose and newer.created_at > q.created_at))
  union all
  select f.kept_uid, f.shipment_id, 'freight'::text, f.currency, f.cost_amount, f.currency, f.cost_amount, f.created_at, f.expires_at,
         (select b.requested_at from freight_bookings b where b.shipment_id = f.shipment_id and b.uid = f.kept_uid),
         (f.freight ->> 'from_city') || ' → ' || (f.freight ->> 'to_city'),
         (select b.logistics_id from freight_bookings b where b.shipment_id = f.shipment_id and b.uid = f.kept_uid),
         f.freight ->> 'name', false
    from freight_quotes f
  union all
  select i.uid, i.insurance_id, 'insurance'::text, 'USD', i.premium_amount + i.fee_amount, 'USD', i.premium_amount + i.fee_amount,
         i.quote_expires_at - interval '48 hours', i.quote_expires_at,
         case when i.state in ('bound', 'expired') then i.updated_at end,
         i.place_of_origin || ' → ' || i.place_of_destination, i.insurance_id, null, false
    from insurance_policies i
   where i.state in ('quoted', 'bound', 'expired');

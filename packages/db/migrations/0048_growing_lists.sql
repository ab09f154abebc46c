-- What each row needs only where it is shown is asked for each shown row: a list counts up to 1,000 rows, and shows a few. The rows and
-- columns are those of 0028.
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
         q.used_at is null and not exists
           (select from simple_payments s where s.quote_id = q.quote_id and s.uid = q.uid and s.state <> 'cancelled') as is_tried
    from quotes q
   where q.used_at is not null
      or exists (select from simple_payments s where s.quote_id = q.quote_id and s.uid = q.uid and s.state <> 'cancelled')
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

-- What was paid to one partner is summed from the index alone.
create index simple_payments_paid_to on simple_payments (uid, beneficiary_id)
  include (amount_sent_currency, amount_sent, state) where submitted_at is not null;

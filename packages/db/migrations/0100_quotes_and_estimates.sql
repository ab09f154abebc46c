-- When the premium was quoted: the list of quotes had counted 48 hours back from the end of the offer, also for a premium that was bought at once.
alter table insurance_policies add column quoted_at timestamptz;
update insurance_policies set quoted_at = case
    when freight_charge_id is not null then quote_expires_at
    else greatest(created_at, quote_expires_at - interval '48 hours') end
 where quote_expires_at is not null;
alter table insurance_policies add constraint insurance_policies_quoted_at_known
  check ((quoted_at is null) = (quote_expires_at is null));

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
         i.quoted_at, i.quote_expires_at,
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

-- What our tariff said when the order was sent: the quote of the inspection company is shown beside it.
alter table quality_inspections add column estimated_amount bigint check (estimated_amount >= 0);

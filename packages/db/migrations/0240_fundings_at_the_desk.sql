-- The decision on a funding is that of its request at the quote desk. Nothing is offered: its price was accepted with the submission.
with open_fundings as (
  select f.*, b.company_name as buyer, v.company_name as partner, gen_random_uuid() as new_case
    from invoice_factorings f
    join partners b on b.uid = f.uid and b.beneficiary_id = f.beneficiary_id
    join finance_partners p on p.finance_partner_id = f.finance_partner_id
    join vendors v on v.vendor_id = p.vendor_id
   where f.state = 'requested'
), requests as (
  insert into quote_cases (case_id, uid, transaction_id, service, subject_id, state, request, title, note, requested_at, due_at)
  select o.new_case, o.uid, o.transaction_id, 'factoring', o.invoice_factoring_id, 'new',
         -- Amounts in minor units, as they are stored.
         jsonb_build_object(
           'buyer', o.buyer, 'invoice_number', o.invoice_number, 'currency', o.currency,
           'invoice_amount', o.invoice_amount::text, 'payment_request', o.payment_request,
           'advance', coalesce(o.advance_amount, 0)::text, 'interest', coalesce(o.interest_amount, 0)::text,
           'fee', coalesce(o.fee_amount, 0)::text, 'annual_rate_basis_points', coalesce(o.annual_rate_basis_points, 0),
           'partner', o.partner, 'finance_term', o.finance_term, 'due_date', o.due_date),
         left('Funding of ' || coalesce('invoice ' || o.invoice_number, 'an invoice') || ' to ' || o.buyer, 300), '',
         coalesce(o.requested_at, o.updated_at), coalesce(o.respond_due_at, o.requested_at, o.updated_at)
    from open_fundings o
)
-- The task of the office is the desk's.
update tasks t set kind = 'answer-quote-request', rule = 'quote_case new', subject = 'quote_case', subject_id = o.new_case::text,
       facts = jsonb_set(t.facts, '{after,is_only_answered}', 'true')
  from open_fundings o
 where t.closed_at is null and t.kind = 'decide-funding' and t.subject_id = o.invoice_factoring_id::text;

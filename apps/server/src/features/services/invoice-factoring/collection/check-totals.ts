import { type FundingState, fundingsWhoseMoneyIs } from '@tradelane/contract/invoice-factoring/states'
import type { Db } from '@tradelane/db'
import { type Finding, findViolations } from '@tradelane/ledger'

const listed = (states: readonly FundingState[]) => states.map((state) => `'${state}'`).join(', ')
const promised = listed(fundingsWhoseMoneyIs('promised'))
const lent = listed(fundingsWhoseMoneyIs('lent'))
const repaid = listed(fundingsWhoseMoneyIs('repaid'))

/** What a portfolio is read from, against the fundings and payments that it sums up: each rule as a query for violations. */
const rules = {
  "a buyer's factoring totals are the sum of its fundings": `
    select format('company %s, buyer %s, %s', uid, beneficiary_id, currency) as detail
      from (select uid, beneficiary_id, currency, count(*) filter (where state not in (${promised})) as fundings,
                   count(*) filter (where state in (${lent})) as open_fundings,
                   sum(case when state in (${promised}) then advance_amount else 0 end) as reserved,
                   sum(case when state in (${lent}) then principal_amount else 0 end) as outstanding,
                   sum(case when state in (${promised}) then 0 else advance_amount end) as advanced,
                   sum(case when state in (${promised}) then 0 else interest_paid end) as interest_paid,
                   sum(case when state in (${promised}) then 0 else fee_amount - fee_due end) as fee_paid,
                   sum(buyer_paid) as buyer_paid, sum(customer_paid) as customer_paid,
                   count(buyer_paid_on) as paid_invoices, coalesce(sum(buyer_paid_on - shipment_date), 0) as days_to_pay
              from invoice_factorings where state in (${promised}, ${lent}, ${repaid})
             group by uid, beneficiary_id, currency) as counted
      full join factoring_totals as kept using (uid, beneficiary_id, currency)
     where (coalesce(counted.fundings, 0), coalesce(counted.open_fundings, 0), coalesce(counted.reserved, 0),
            coalesce(counted.outstanding, 0), coalesce(counted.advanced, 0), coalesce(counted.interest_paid, 0),
            coalesce(counted.fee_paid, 0), coalesce(counted.buyer_paid, 0), coalesce(counted.customer_paid, 0),
            coalesce(counted.paid_invoices, 0), coalesce(counted.days_to_pay, 0))
           is distinct from
           (kept.fundings, kept.open_fundings, kept.reserved, kept.outstanding, kept.advanced, kept.interest_paid, kept.fee_paid,
            kept.buyer_paid, kept.customer_paid, kept.paid_invoices, kept.days_to_pay)`,

  'what is outstanding by due date is the sum of the fundings that are not repaid': `
    select format('company %s, buyer %s, %s, %s', uid, beneficiary_id, currency, due_date) as detail
      from (select uid, beneficiary_id, currency, due_date, count(*) as fundings, sum(principal_amount) as outstanding
              from invoice_factorings where state in (${lent})
             group by uid, beneficiary_id, currency, due_date) as counted
      full join factoring_due_totals as kept using (uid, beneficiary_id, currency, due_date)
     where (counted.fundings, counted.outstanding) is distinct from (kept.fundings, kept.outstanding)`,

  "what a finance partner has lent on a buyer's invoices, and in all, is the sum of its fundings": `
    with counted as (
      select finance_partner_id, currency, buyer_key,
             sum(case when state in (${promised}) then advance_amount else principal_amount end) as lent
        from invoice_factorings where state in (${promised}, ${lent})
       group by finance_partner_id, currency, buyer_key)
    select format('finance partner %s, buyer %s, %s', finance_partner_id, buyer_key, currency) as detail
      from counted full join finance_partner_buyer_totals as kept using (finance_partner_id, currency, buyer_key)
     where coalesce(counted.lent, 0) is distinct from kept.lent
    union all
    select format('finance partner %s, %s', finance_partner_id, currency)
      from (select finance_partner_id, currency, sum(lent) as lent from counted group by finance_partner_id, currency) as summed
      full join (select finance_partner_id, currency, sum(lent) as lent from finance_partner_totals
                  group by finance_partner_id, currency) as kept using (finance_partner_id, currency)
     where coalesce(summed.lent, 0) is distinct from kept.lent`,

  'what was paid on a funding is the sum of its payments': `
    select format('funding %s', invoice_factoring_id) as detail
      from invoice_factorings as funding
     cross join lateral (
       select coalesce(sum(interest_amount), 0) as interest, coalesce(sum(fee_amount), 0) as fee,
              coalesce(sum(principal_amount), 0) as principal,
              coalesce(sum(amount) filter (where payer = 'buyer'), 0) as buyer,
              coalesce(sum(amount) filter (where payer = 'customer'), 0) as customer
         from factoring_payments as payment
        where payment.uid = funding.uid and payment.invoice_factoring_id = funding.invoice_factoring_id
          and payment.state = 'shared') as paid
     where state in (${lent}, ${repaid})
       and (interest_paid, fee_amount - fee_due, advance_amount - principal_amount, buyer_paid, customer_paid,
            buyer_paid_on is not null)
           is distinct from (paid.interest, paid.fee, paid.principal, paid.buyer, paid.customer, paid.buyer >= invoice_amount - prepaid_amount)`,
} as const

/**
 * Recounts every funding in one database snapshot, and returns what does not agree with the totals that are kept; an empty list means
 * that all of it does. For nightly runs and tests, not for requests.
 */
export const checkFactoringTotals = (db: Db): Promise<Finding[]> => findViolations(db, rules)

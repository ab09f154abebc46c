-- For pgbench: one payment of three entries, in a transaction of its own.
\set company random(1, 20000)
\set key random(1, 1000000000000000000)
select journal_id, is_new from ledger_post_journal(
  'payment-' || (:key)::bigint, 'payment.held', 'simple_payment', 'Payment to a partner', now(),
  array['00000000-0000-4000-8000-' || lpad((:company)::int::text, 12, '0'),
        '00000000-0000-4000-8000-' || lpad((:company)::int::text, 12, '0'), 'platform'],
  array['available', 'held', 'fees'], array['USD', 'USD', 'USD'], array[-105, 100, 5]);

-- The key of a payout: a payment, or a step of an escrow.
alter table provider_webhooks rename column simple_payment_id to payout_key;
-- Jobs that were queued before this version.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs
       set payload = json_build_object('key', payload ->> 'simplePaymentId')
     where payload ->> 'simplePaymentId' is not null
       and task_id = (select id from graphile_worker._private_tasks where identifier = 'read-provider-update');
  end if;
end $$;

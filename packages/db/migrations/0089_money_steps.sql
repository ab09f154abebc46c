-- A buyer's payment goes back in one step: `returning` was passed through within one transaction.
alter table factoring_payments drop constraint factoring_payments_state_known,
  add constraint factoring_payments_state_known check (state in ('held', 'shared', 'refused', 'unmatched', 'returned'));
-- Each hour, what is asked for since more than an hour.
create index service_charges_held on service_charges (held_at) where state = 'held';
create index incoming_payments_returning on incoming_payments (arrived_at) where state = 'returning';
-- Jobs that were queued before this version: every movement of money has one job now.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    insert into graphile_worker._private_tasks (identifier) values ('make-money-step') on conflict do nothing;
    update graphile_worker._private_jobs as job
       set task_id = (select id from graphile_worker._private_tasks where identifier = 'make-money-step'),
           key = earlier.subject || ':' || (job.payload ->> earlier.id),
           payload = json_build_object('companyId', job.payload ->> 'companyId', 'subject', earlier.subject, 'id', job.payload ->> earlier.id)
      from graphile_worker._private_tasks as task,
           (values ('settle-service-charge', 'service_charge', 'chargeId'), ('add-balance', 'funding', 'fundingId'),
                   ('convert-currency', 'conversion', 'conversionId'),
                   ('return-incoming-payment', 'incoming_payment', 'incomingPaymentId'),
                   ('make-factoring-step', 'factoring_step', 'stepId'),
                   ('collect-factoring-repayment', 'factoring_payment', 'paymentId'),
                   ('return-factoring-payment', 'factoring_payment', 'paymentId'),
                   ('make-escrow-step', 'escrow_step', 'stepId'),
                   ('send-simple-payment', 'simple_payment', 'simplePaymentId')) as earlier (task, subject, id)
     where task.id = job.task_id and task.identifier = earlier.task;
  end if;
end $$;

-- As on a payment: who confirmed the payee although its bank has another name, and for exactly which payee and answer (decision 237).
alter table smart_escrows
  add column payee_confirmation text,
  add column payee_confirmed_by uuid;

-- The seal of a certificate: a signature over all that is printed, and the public key that checks it, for ever.

create table insurance_seal_keys (
  key_id         text primary key check (key_id ~ '^[0-9a-f]{16}$'),
  -- Ed25519, as SPKI in base 64.
  public_key     text not null,
  first_used_at  timestamptz not null
);
create trigger insurance_seal_keys_append_only before update or delete on insurance_seal_keys
  for each row execute function refuse_change();
create trigger insurance_seal_keys_never_truncated before truncate on insurance_seal_keys
  for each statement execute function refuse_change();

alter table insurance_certificates
  -- Base 64; null on certificates that are older than the seal.
  add column signature  text,
  add column key_id     text,
  add constraint insurance_certificates_seal_key foreign key (key_id) references insurance_seal_keys,
  add constraint insurance_certificates_sealed_whole check ((signature is null) = (key_id is null));

-- Both follow from other keys. The planner reads them: it knows by them that each escrow has a partner and each claim a certificate. Without, it took a
-- list of all companies for one row, and sorted all of it for a page.
alter table smart_escrows add constraint smart_escrows_partner
  foreign key (uid, beneficiary_id) references partners (uid, beneficiary_id);
alter table insurance_claims add constraint insurance_claims_certificate
  foreign key (uid, insurance_id) references insurance_certificates (uid, insurance_id);

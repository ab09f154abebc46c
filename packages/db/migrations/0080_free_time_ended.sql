-- 3, then 1 day before the end of free time the company is notified, and now also once it has ended: 0.
alter table container_charges
  drop constraint container_charges_demurrage_notified_check,
  drop constraint container_charges_detention_notified_check,
  add constraint container_charges_demurrage_notified_check check (demurrage_notified in (3, 1, 0)),
  add constraint container_charges_detention_notified_check check (detention_notified in (3, 1, 0));

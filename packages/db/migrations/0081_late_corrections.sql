-- Why the back office asked the carrier after the documentation cut-off, in the company's name; null for a correction by the company.
alter table freight_corrections add column late_reason text check (late_reason <> '');

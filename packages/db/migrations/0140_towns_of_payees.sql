-- Banks want the payee's town and country as fields of their own (decision 229). The country has been there for buyers; payments that were
-- submitted keep the payee as it was.
alter table partners
  add column town      text constraint partners_town_short check (char_length(town) between 1 and 35),
  add column post_code text constraint partners_post_code_short check (char_length(post_code) between 1 and 16);

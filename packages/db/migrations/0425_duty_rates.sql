-- What customs charge on goods, for estimates of the landed cost: lines by the beginning of the HS code, in versions. A line is changed by a new
-- version with a reason; what an estimate was made with can be read for ever. `EU` is the tariff that its members share.
create table duty_rates (
  duty_rate_id     uuid primary key default gen_random_uuid(),
  -- Empty: all goods. The longest that fits a code counts, of lines of its origin first.
  hs_prefix        text not null constraint duty_rates_prefix_shape check (hs_prefix ~ '^(\d\d){0,3}$'),
  destination      text not null check (destination ~ '^[A-Z]{2}$'),
  -- Null: of all origins without a line of their own.
  origin           text check (origin ~ '^[A-Z]{2}$'),
  version          integer not null default 1 check (version > 0),
  -- A percentage of the duty base, and in words what cannot be computed from a value: alone, or besides the percentage.
  percent          numeric(7, 3) check (percent between 0 and 1000),
  specific         text check (char_length(specific) between 1 and 200),
  status           text not null constraint duty_rates_status_known check (status in ('known', 'in_motion', 'estimate')),
  source           text not null check (char_length(source) between 1 and 500),
  as_of            date not null,
  valid_from       date,
  valid_to         date,
  -- From then on, an estimate says that the source has been revised.
  next_revision_on date,
  note             text check (char_length(note) between 1 and 500),
  reason           text not null check (char_length(reason) between 1 and 1000),
  -- Null for what came with the product.
  saved_by         uuid references administrators,
  saved_at         timestamptz not null default '2026-11-30Z',
  constraint duty_rates_percent_or_words check (num_nonnulls(percent, specific) > 0),
  constraint duty_rates_ends_after_begin check (valid_to >= valid_from)
);
create unique index duty_rates_one_of_each_version
  on duty_rates (destination, hs_prefix, origin, version) nulls not distinct;
create trigger duty_rates_kept before update or delete on duty_rates for each row execute function refuse_change();
create trigger duty_rates_never_truncated before truncate on duty_rates for each statement execute function refuse_change();

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'EU', line.percent, 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2021-01-01', '2022-01-01', null, 'Came with the product.'
from (values
  ('3209', 6.5), ('3210', 6.5), ('610444', 12), ('610449', 12), ('610451', 12), ('610452', 12), ('610453', 12), ('610459', 12),
  ('610461', 12), ('610462', 12), ('610463', 12), ('610469', 12), ('6105', 12), ('6106', 12), ('6107', 12), ('6108', 12), ('6109', 12),
  ('611012', 12), ('611019', 12), ('611020', 12), ('611030', 12), ('611090', 12), ('611211', 12), ('611212', 12), ('611219', 12),
  ('611220', 12), ('6114', 12), ('630140', 12), ('630190', 12), ('630210', 12), ('630221', 12), ('630231', 12), ('630240', 12),
  ('630251', 12), ('630260', 12), ('630291', 12), ('630312', 12), ('630319', 12), ('630391', 12), ('6304', 12), ('630520', 7.2),
  ('630539', 7.2), ('6306', 12), ('630720', 6.3), ('6309', 5.3), ('6310', 0), ('6401', 17), ('640212', 17), ('640219', 16.9), ('640220', 17),
  ('640312', 8), ('640319', 8), ('640320', 8), ('640340', 8), ('640351', 8), ('640411', 16.9), ('6807', 0), ('6809', 1.7), ('6810', 1.7),
  ('6815', 0), ('6901', 2), ('6902', 2), ('6903', 5), ('6904', 2), ('6905', 0), ('6906', 0), ('690721', 5), ('690722', 5), ('690723', 5),
  ('8463', 2.7), ('8464', 2.2), ('8465', 2.7), ('9012', 0), ('9014', 0), ('9018', 0), ('9019', 0), ('9021', 0), ('9206', 3.2),
  ('920710', 3.2), ('920790', 3.7), ('940110', 0), ('940120', 3.7), ('940152', 5.6), ('940153', 5.6), ('940159', 5.6), ('940161', 0),
  ('940169', 0), ('940171', 0), ('940179', 0), ('940180', 0), ('940310', 0), ('940320', 0), ('940330', 0), ('940340', 2.7), ('940350', 0),
  ('940360', 0), ('940370', 0), ('940382', 5.6), ('940383', 5.6), ('940389', 5.6), ('940410', 3.7), ('940421', 3.7), ('940429', 3.7),
  ('940430', 3.7), ('9406', 2.7), ('950420', 0), ('950430', 0), ('950440', 2.7), ('950450', 0), ('950490', 0), ('950590', 2.7),
  ('950611', 3.7), ('950612', 3.7), ('950619', 2.7), ('950621', 2.7), ('950629', 2.7), ('950631', 2.7), ('950632', 2.7), ('950639', 2.7),
  ('950640', 2.7), ('950651', 4.7), ('950659', 2.7), ('950661', 2.7), ('950662', 2.7), ('950691', 2.7), ('950710', 3.7), ('950730', 3.7),
  ('950790', 3.7), ('960310', 3.7), ('960321', 3.7), ('960329', 3.7), ('960330', 3.7), ('960340', 3.7), ('960350', 2.7)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'GB', line.percent, 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2021-01-01', '2022-01-01', null, 'Came with the product.'
from (values
  ('3209', 6), ('3210', 0), ('610444', 12), ('610449', 12), ('610451', 12), ('610452', 12), ('610453', 12), ('610459', 12), ('610461', 12),
  ('610462', 12), ('610463', 12), ('610469', 12), ('6105', 12), ('6106', 12), ('6107', 12), ('6108', 12), ('6109', 12), ('611012', 12),
  ('611019', 12), ('611020', 12), ('611030', 12), ('611090', 12), ('611211', 12), ('611212', 12), ('611219', 12), ('611220', 12),
  ('6114', 12), ('630140', 12), ('630190', 12), ('630210', 12), ('630221', 12), ('630231', 12), ('630240', 12), ('630251', 12),
  ('630260', 12), ('630291', 12), ('630312', 12), ('630319', 12), ('630391', 12), ('6304', 12), ('630520', 6), ('630539', 6), ('6306', 12),
  ('630720', 6), ('6309', 4), ('6310', 0), ('6401', 16), ('6402', 16), ('640312', 8), ('640319', 8), ('640320', 8), ('640340', 8),
  ('640351', 8), ('640411', 16), ('6807', 0), ('6809', 0), ('6810', 0), ('6815', 0), ('6901', 0), ('6902', 0), ('6903', 4), ('6904', 2),
  ('6905', 0), ('6906', 0), ('690721', 4), ('690722', 4), ('690723', 4), ('8463', 2), ('8464', 2), ('8465', 2), ('9012', 0), ('9014', 0),
  ('9018', 0), ('9019', 0), ('9021', 0), ('9206', 2), ('920710', 2), ('920790', 2), ('940110', 0), ('940120', 2), ('940152', 4),
  ('940153', 4), ('940159', 4), ('940161', 0), ('940169', 0), ('940171', 0), ('940179', 0), ('940180', 0), ('940310', 0), ('940320', 0),
  ('940330', 0), ('940340', 2), ('940350', 0), ('940360', 0), ('940370', 0), ('940382', 4), ('940383', 4), ('940389', 4), ('940410', 2),
  ('940421', 2), ('940429', 2), ('940430', 2), ('9406', 2), ('950420', 0), ('950430', 0), ('950440', 2), ('950450', 0), ('950490', 0),
  ('950590', 2), ('950611', 2), ('950612', 2), ('950619', 2), ('950621', 2), ('950629', 2), ('950631', 2), ('950632', 2), ('950639', 2),
  ('950640', 2), ('950651', 4), ('950659', 2), ('950661', 2), ('950662', 2), ('950691', 2), ('950710', 2), ('950730', 2), ('950790', 2),
  ('960310', 2), ('960321', 2), ('960329', 2), ('960330', 2), ('960340', 2), ('960350', 2)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'EU', line.percent, 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2021-01-01', '2022-01-01', null, 'Came with the product.'
from (values
  ('4201', 2.7), ('420211', 3), ('420221', 3), ('420229', 3.7), ('420231', 3), ('420239', 3.7), ('420291', 3), ('611521', 12),
  ('611522', 12), ('611529', 12), ('611530', 12), ('611594', 12), ('611595', 12), ('611596', 12), ('611599', 12), ('611710', 12),
  ('6201', 12), ('6202', 12), ('6203', 12), ('6204', 12), ('6205', 12), ('6206', 12), ('6207', 12), ('690730', 5), ('690740', 5),
  ('690911', 5), ('690912', 5), ('690919', 5), ('690990', 5), ('6910', 7), ('691110', 12), ('691190', 12), ('691310', 6), ('691410', 5),
  ('691490', 3), ('8470', 0), ('8471', 0), ('8473', 0), ('850132', 2.7), ('850133', 2.7), ('850134', 2.7), ('850140', 2.7),
  ('850151', 2.7), ('850152', 2.7), ('850153', 2.7), ('850161', 2.7), ('850162', 2.7), ('850163', 2.7), ('850164', 2.7), ('8502', 2.7),
  ('850421', 3.7), ('850422', 3.7), ('850423', 3.7), ('850431', 3.7), ('850432', 3.7), ('850433', 3.7), ('850434', 3.7), ('850440', 0),
  ('850511', 2.2), ('850519', 2.2), ('850520', 2.2), ('850610', 4.7), ('850630', 4.7), ('850640', 4.7), ('850650', 4.7), ('850660', 4.7),
  ('850750', 2.7), ('850760', 2.7), ('850780', 2.7), ('850811', 2.2), ('850819', 1.7), ('850860', 1.7), ('850870', 1.7), ('8509', 2.2),
  ('8510', 2.2), ('851210', 2.7), ('8517', 0), ('8518', 0), ('871110', 8), ('871120', 8), ('871130', 6), ('871140', 6), ('871150', 6),
  ('871160', 6), ('871190', 6), ('8713', 0), ('871410', 3.7), ('871420', 0), ('871491', 4.7), ('871492', 4.7), ('871493', 4.7),
  ('871494', 4.7), ('871495', 4.7), ('871496', 4.7), ('871499', 4.7), ('8715', 2.7), ('871610', 2.7), ('871620', 2.7), ('871631', 2.7),
  ('871639', 2.7), ('871640', 2.7), ('871680', 1.7), ('871690', 1.7)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'GB', line.percent, 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2021-01-01', '2022-01-01', null, 'Came with the product.'
from (values
  ('4201', 2), ('420211', 2), ('420221', 2), ('420229', 2), ('420231', 2), ('420239', 2), ('420291', 2), ('611521', 12), ('611522', 12),
  ('611529', 12), ('611530', 12), ('611594', 12), ('611595', 12), ('611596', 12), ('611599', 12), ('611710', 12), ('6201', 12),
  ('6202', 12), ('6203', 12), ('6204', 12), ('6205', 12), ('6206', 12), ('6207', 12), ('690730', 4), ('690740', 4), ('690911', 4),
  ('690912', 4), ('690919', 4), ('690990', 4), ('6910', 6), ('691110', 12), ('691190', 12), ('691310', 6), ('691410', 0), ('691490', 0),
  ('8470', 0), ('8471', 0), ('8473', 0), ('850132', 0), ('850133', 0), ('850134', 0), ('850140', 0), ('850151', 0), ('850152', 0),
  ('850153', 0), ('850161', 0), ('850162', 0), ('850163', 0), ('850164', 0), ('8502', 0), ('850421', 0), ('850422', 0), ('850423', 0),
  ('850431', 0), ('850432', 0), ('850433', 0), ('850434', 0), ('850440', 0), ('850511', 0), ('850519', 0), ('850520', 0), ('850610', 4),
  ('850630', 4), ('850640', 4), ('850650', 4), ('850660', 4), ('850750', 0), ('850760', 2), ('850780', 0), ('850811', 2), ('850819', 0),
  ('850860', 0), ('850870', 0), ('8509', 2), ('8510', 2), ('851210', 2), ('8517', 0), ('8518', 0), ('871110', 8), ('871120', 8),
  ('871130', 6), ('871140', 6), ('871150', 6), ('871160', 6), ('871190', 6), ('8713', 0), ('871410', 2), ('871420', 0), ('871491', 4),
  ('871492', 4), ('871493', 4), ('871494', 4), ('871495', 4), ('871496', 4), ('871499', 4), ('8715', 2), ('871610', 0), ('871620', 0),
  ('871631', 0), ('871639', 0), ('871640', 0), ('871680', 0), ('871690', 0)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'CH', line.percent, 'known', 'Switzerland has no duty on industrial goods of chapters 25 to 97, of all origins, since 1 January 2024 (two public notes without a date)', '2026-11-30', '2024-01-01', '2027-01-01', null, 'Came with the product.'
from (values
  ('25', 0), ('26', 0), ('27', 0), ('28', 0), ('29', 0), ('30', 0), ('31', 0), ('32', 0), ('33', 0), ('34', 0), ('36', 0),
  ('37', 0), ('39', 0), ('40', 0), ('41', 0), ('42', 0), ('43', 0), ('44', 0), ('45', 0), ('46', 0), ('47', 0), ('48', 0),
  ('49', 0), ('50', 0), ('51', 0), ('52', 0), ('53', 0), ('54', 0), ('55', 0), ('56', 0), ('57', 0), ('58', 0), ('59', 0), ('60', 0),
  ('61', 0), ('62', 0), ('63', 0), ('64', 0), ('65', 0), ('66', 0), ('67', 0), ('68', 0), ('69', 0), ('70', 0), ('71', 0), ('72', 0),
  ('73', 0), ('74', 0), ('75', 0), ('76', 0), ('78', 0), ('79', 0), ('80', 0), ('81', 0), ('82', 0), ('83', 0), ('84', 0), ('85', 0),
  ('86', 0), ('87', 0), ('88', 0), ('89', 0), ('90', 0), ('91', 0), ('92', 0), ('93', 0), ('94', 0), ('95', 0), ('96', 0), ('97', 0)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'CH', line.percent, 'estimate', 'Switzerland has no duty on industrial goods of chapters 25 to 97, of all origins, since 1 January 2024 (two public notes without a date)', '2026-11-30', '2024-01-01', '2027-01-01', 'Agricultural goods of this chapter pay a duty.', 'Came with the product.'
from (values
  ('35', 0), ('38', 0)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'NO', line.percent, 'estimate', 'Norwegian Customs, toll.no, “Importation of clothing”: 10.7 % in most cases, no duty on shoes', '2026-11-30', null, '2027-01-01', 'Not every line of clothing has 10.7 %. Goods with proof of origin from a partner country may be free.', 'Came with the product.'
from (values
  ('61', 10.7), ('62', 10.7)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, next_revision_on, reason) values
  ('64', 'NO', 0, 'known', 'Norwegian Customs, toll.no, “Importation of clothing”: no duty on shoes', '2026-11-30', '2027-01-01',
    'Came with the product.');

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'US', line.percent, 'in_motion', 'Harmonized Tariff Schedule of the United States, column 1 general, edition of 2025 (Budget-Lab-Yale/tariff-rate-tracker on GitHub)', '2025-01-01', null, '2026-01-01', 'The ordinary duty alone.', 'Came with the product.'
from (values
  ('7401', 0), ('7402', 0), ('740311', 1), ('740312', 1), ('740313', 1), ('740319', 1), ('740321', 1), ('740322', 1), ('740610', 0),
  ('740620', 0), ('740821', 3), ('741210', 3), ('741510', 2.5), ('741521', 3), ('741529', 3), ('7501', 0), ('7502', 0), ('7503', 0),
  ('750711', 2), ('750712', 2), ('750720', 3), ('732591', 2.9), ('760310', 5), ('760320', 3.9), ('760511', 2.6), ('760519', 4.2),
  ('760521', 2.6), ('760529', 4.2), ('850161', 2.5), ('850162', 2.5), ('850163', 2.5), ('850171', 2.5), ('850211', 2.5), ('850212', 2.5),
  ('850231', 2.5), ('850240', 3), ('850410', 3), ('850432', 2.4), ('850434', 1.6), ('850450', 0), ('850519', 4.9), ('850520', 3.1),
  ('850630', 2.7), ('850690', 2.7), ('850750', 3.4), ('850780', 3.4), ('8508', 0), ('851010', 0), ('851020', 4), ('851030', 4.2),
  ('851110', 2.5), ('851120', 2.5), ('851140', 2.5), ('851150', 2.5), ('851411', 0), ('851419', 0), ('851440', 0), ('851511', 2.5),
  ('851519', 0), ('851521', 0)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'AU', line.percent, 'estimate', 'Duty by category, fuuffy.com, “Australia tax and duty information”', '2026-11-30', null, '2027-01-01', 'By category of goods. Goods of partner countries may be free.', 'Came with the product.'
from (values
  ('62', 5), ('7113', 5), ('7117', 5), ('9503', 5), ('9506', 5), ('4202', 5), ('8471', 0), ('8517', 0), ('9006', 0), ('9101', 0),
  ('9102', 0), ('4901', 0)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, next_revision_on, note, reason) values
  ('61', 'AU', 5, 'estimate', 'Duty by category, fuuffy.com, “Australia tax and duty information”', '2026-11-30', '2027-01-01',
    'By category of goods. Pyjamas have been free since 1 July 2024. Goods of partner countries may be free.', 'Came with the product.');

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'NZ', line.percent, 'estimate', 'en.aioexpress.com, “New Zealand Duty & Tax”: footwear 10 %, computers free', '2026-11-30', null, '2027-01-01', 'By category of goods. Goods of partner countries may be free.', 'Came with the product.'
from (values
  ('64', 10), ('8471', 0)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'SG', line.percent, 'known', 'Singapore Customs, import procedures: all goods but liquors, tobacco, motor vehicles and petroleum products are free of duty', '2026-11-30', null, '2027-01-01', null, 'Came with the product.'
from (values
  ('', 0)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'HK', line.percent, 'known', 'Basic Law of Hong Kong, article 114: no customs tariff', '2026-11-30', null, '2027-11-30', null, 'Came with the product.'
from (values
  ('', 0)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, note, reason)
select line.prefix, 'AE', line.percent, 'estimate', 'Common external tariff of the GCC: 5 % of CIF for most goods (public calculators of 2026)', '2026-11-30', null, '2027-01-01', 'Some goods are free, and some have a higher rate.', 'Came with the product.'
from (values
  ('', 5)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, next_revision_on, note, reason)
select line.prefix, 'AE', line.percent, 'estimate', 'u.ae, “Rate of customs duty”: 50 % on alcohol, 100 % on cigarettes', '2026-11-30', '2027-01-01', 'Cigars and other tobacco may pay by weight.', 'Came with the product.'
from (values
  ('2203', 50), ('2204', 50), ('2205', 50), ('2206', 50), ('2207', 50), ('2208', 50), ('24', 100)
) as line (prefix, percent);

insert into duty_rates (hs_prefix, destination, origin, percent, status, source, as_of, next_revision_on, note, reason)
select '', 'AE', line.origin, 0, 'known', 'Customs union of the GCC, uaelegislation.gov.ae/1971', '2026-11-30', '2027-01-01', 'Free with proof of origin in a country of the GCC.', 'Came with the product.'
from (values
  ('SA'), ('OM'), ('KW'), ('BH'), ('QA')
) as line (origin);

insert into duty_rates (hs_prefix, destination, percent, status, source, as_of, valid_from, next_revision_on, reason) values
  ('871200', 'GB', 14, 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2021-01-01', '2022-01-01', 'Came with the product.');

insert into duty_rates (hs_prefix, destination, specific, status, source, as_of, next_revision_on, reason) values
  ('9503', 'EU', '0 or 4.7 %, by material and type', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('9503', 'GB', '0 or 4 %, by material and type', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('9405', 'EU', '2.7 to 5.7 %, by material', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('9405', 'GB', '2 or 4 %, by material', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420212', 'EU', '3.7 to 9.7 %, by surface', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420212', 'GB', '2 to 8 %, by surface', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420219', 'EU', '3.7 or 5.7 %, by surface', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420219', 'GB', '2 or 4 %, by surface', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420222', 'EU', '3.7 or 9.7 %, by surface', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420222', 'GB', '2 or 8 %, by surface', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420232', 'EU', '3.7 or 9.7 %, by surface', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420232', 'GB', '2 or 8 %, by surface', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420292', 'EU', '2.7 to 9.7 %, by surface and use', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('420292', 'GB', '2 to 8 %, by surface and use', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('6912', 'EU', '5 to 9 %, by kind of ceramics', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('6912', 'GB', '4 to 8 %, by kind of ceramics', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('871200', 'EU', '14 or 15 %, by type', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('640391', 'EU', '5 or 8 %, by type', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('640399', 'EU', '5 to 8 %, by type', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('640391', 'GB', '4 or 8 %, by type', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('640399', 'GB', '4 to 8 %, by type', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('640299', 'EU', '16.8 or 17 %, by type', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('611011', 'EU', '10.5 or 12 %, by weight', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('611011', 'GB', '10 or 12 %, by weight', 'known', 'UK Global Tariff with the common tariff of the EU beside it, gov.uk, 2 December 2020 (GSS-Cogs/family-trade, DIT-UK-tariffs, on GitHub)', '2020-12-02', '2022-01-01', 'Came with the product.'),
  ('2203', 'SG', 'Duty by litre of alcohol for liquors', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('2204', 'SG', 'Duty by litre of alcohol for liquors', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('2205', 'SG', 'Duty by litre of alcohol for liquors', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('2206', 'SG', 'Duty by litre of alcohol for liquors', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('2207', 'SG', 'Duty by litre of alcohol for liquors', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('2208', 'SG', 'Duty by litre of alcohol for liquors', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('24', 'SG', 'Duty by weight or by stick for tobacco', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('2710', 'SG', 'Duty by volume for petroleum products', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('2711', 'SG', 'Duty by volume for petroleum products', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('3826', 'SG', 'Duty by volume for biodiesel blends', 'known', 'Singapore Customs, customs.gov.sg, “Duties and dutiable goods”', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('210690', 'SG', 'Duty by litre of alcohol for alcoholic concentrates', 'known', 'Singapore Customs, customs.gov.sg, “Duties and dutiable goods”', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('330210', 'SG', 'Duty by litre of alcohol for alcoholic concentrates', 'known', 'Singapore Customs, customs.gov.sg, “Duties and dutiable goods”', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('8702', 'SG', 'Excise duty on motor vehicles', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('8703', 'SG', 'Excise duty on motor vehicles', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('8704', 'SG', 'Excise duty on motor vehicles', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('8711', 'SG', 'Excise duty on motor vehicles', 'known', 'Singapore Customs, import procedures: dutiable goods', '2026-11-30', '2027-01-01', 'Came with the product.'),
  ('2207', 'HK', 'Excise duty on liquor with more than 30 % of alcohol', 'known', 'Hong Kong Customs, customs.gov.hk, “Types and duty rates”', '2026-11-30', '2027-11-30', 'Came with the product.'),
  ('2208', 'HK', 'Excise duty on liquor', 'known', 'Dutiable Commodities Ordinance of Hong Kong (cap. 109)', '2026-11-30', '2027-11-30', 'Came with the product.'),
  ('24', 'HK', 'Excise duty on tobacco', 'known', 'Dutiable Commodities Ordinance of Hong Kong (cap. 109)', '2026-11-30', '2027-11-30', 'Came with the product.'),
  ('2710', 'HK', 'Excise duty on hydrocarbon oil', 'known', 'Dutiable Commodities Ordinance of Hong Kong (cap. 109)', '2026-11-30', '2027-11-30', 'Came with the product.'),
  ('290511', 'HK', 'Excise duty on methyl alcohol', 'known', 'Dutiable Commodities Ordinance of Hong Kong (cap. 109)', '2026-11-30', '2027-11-30', 'Came with the product.');

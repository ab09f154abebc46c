-- Dangerous goods are declared with the search, before the price, and stored with the quote's enquiry. What bookings said of them after the
-- price is kept in the description of their goods.
update freight_booking_details
  set goods_description = btrim(goods_description || E'\nDangerous goods: UN ' || un_number)
  where dangerous_goods;
alter table freight_booking_details drop column dangerous_goods, drop column un_number;

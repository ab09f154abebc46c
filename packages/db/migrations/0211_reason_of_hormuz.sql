-- What helps goods for the UAE does not help those for Kuwait, whose refusal says this reason: offers say themselves where they land.
update passage_closures
   set reason = 'Container lines have not sailed through the strait since the war began on 28 February 2026.'
 where passage = 'hormuz' and closed_by = 'system'
   and reason = 'Container lines have not sailed through the strait since the war began on 28 February 2026. Goods for the UAE land at Khor Fakkan or Sohar and go on by truck.';

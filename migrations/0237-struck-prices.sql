-- `versions_check` and `versions_reduction` let nothing be struck but the lowest price of the 30 days before, above the price. Neither of the two
-- stands alone: what is struck is told in words, too.
update versions set was_price = null, last_price = null where (was_price is null) <> (last_price is null);
alter table versions drop constraint if exists versions_struck;
alter table versions add constraint versions_struck check ((was_price is null) = (last_price is null)) not valid;
alter table versions validate constraint versions_struck;
